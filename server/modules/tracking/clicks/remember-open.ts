import type { Deps } from '../../../deps.ts'
import { decode, row, type RowOf, text } from '../../../db/row.ts'
import { VISIT_MS } from '../../../domain/visit.ts'
import { dayOf, nameVisitor } from './visitor.ts'

const STORE = /^https:\/\/(?:apps\.apple|itunes\.apple|play\.google)\.com\//i

/** No link has this number: the row stands for "whoever comes from this address", not for a visit. */
const ANY_LINK = 0

/** Keeps, for an hour, which click sent an address to an app store: the app's first start asks for it. */
export async function rememberOpen(
  deps: Deps,
  visit: { workspaceId: string; domain: string; ip: string; destination: string; clickId: string },
): Promise<void> {
  if (!STORE.test(visit.destination)) return
  const { visitor } = await nameOpener(deps, visit)
  const day = dayOf(deps.clock.now())
  const expiresAt = new Date(deps.clock.now() + VISIT_MS)
  const remember = () => deps.db.sql`
    insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
    values (${day}, ${expiresAt}, ${ANY_LINK}, ${visit.workspaceId}, decode(${visitor}, 'hex'),
      ${visit.clickId})
    on conflict (workspace_id, link_num, visitor, day) do update
      set click_id = excluded.click_id, expires_at = excluded.expires_at`
  await deps.offline.guard(remember).catch((error: unknown) => {
    // The click is kept. That this address made it is not, as it would have to be stored on the disk.
    if (!deps.offline.isOn) throw error
  })
}

const Opened = row({ clickId: text, keyLookup: text })

export async function findOpen(
  deps: Deps,
  workspaceId: string,
  domain: string,
  ip: string,
): Promise<RowOf<typeof Opened> | undefined> {
  const { visitor, formerVisitor = visitor } = await nameOpener(deps, { domain, ip })
  const nowMs = deps.clock.now()
  const rows = await deps.db.sql`
    select v.click_id as "clickId", l.key_lookup as "keyLookup" from visits v
    left join click_aliases a on a.workspace_id = ${workspaceId} and a.id = v.click_id
    join clicks c on c.workspace_id = ${workspaceId} and c.id = coalesce(a.click_id, v.click_id)
    join links l on l.workspace_id = ${workspaceId} and l.num = c.link_num
    where v.workspace_id = ${workspaceId} and v.link_num = ${ANY_LINK}
      and v.visitor in (decode(${visitor}, 'hex'), decode(${formerVisitor}, 'hex'))
      and v.day in (${dayOf(nowMs)}, ${dayOf(nowMs - VISIT_MS)}) and v.expires_at > ${new Date(nowMs)}
    order by v.expires_at desc limit 1`
  return decode(Opened, rows)[0]
}

/** Names whoever comes from an address, whatever the user agent is. */
function nameOpener(deps: Deps, { domain, ip }: { domain: string; ip: string }) {
  return nameVisitor(deps, { ip, userAgent: `open ${domain}`, atMs: deps.clock.now() })
}
