import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { nullable, row, text, type RowOf } from '../../../../db/row.ts'
import { links } from '../../../../db/schema/links.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import { linksOpen, type EnrollmentStatus } from '../../../../domain/enrollment.ts'
import { keyLookup } from '../../../../domain/link.ts'
import type { LinkRow } from '../../../../importers/port.ts'
import { planLinks } from '../plan/plan-links.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { addDerived } from './add-derived.ts'
import { markOf } from './mark-of.ts'
import { timeOf } from './write-partners.ts'

const Owner = row({ id: text, partnerId: text, status: text, tenantId: nullable(text) })
type Owner = RowOf<typeof Owner>

/** Where the links of an import are made. */
export interface LinkPlace {
  domain: string
  /** The destination of links that name none. */
  url: string
}

/** Writes links; those of partners who do not take part lead nowhere, as if they had been stopped. */
export async function writeLinks(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<LinkRow>[],
  place: LinkPlace,
): Promise<Mark[]> {
  const { deps } = ctx
  const { domain } = place
  const plans = await planLinks(ctx, imp, lines, domain)
  const owners = await findOwners(
    ctx,
    plans.flatMap(({ enrollmentId }) => enrollmentId ?? []),
  )
  const writes: Write[] = []
  const marks = plans.map(({ line, verdict, enrollmentId }): Mark => {
    if (!('create' in verdict)) return markOf(line, verdict)
    const owner = owners.get(enrollmentId ?? '')
    if (!owner) return { num: line.num, status: 'skipped', reason: 'partner_missing' }
    const at = timeOf(line.data.at, deps.clock.now())
    const { key, url } = line.data
    const link = { owner, imp, key, at, domain, url: url ?? place.url }
    const id = deps.ids.make('link', at.getTime())
    writes.push(newLink(ctx, id, link))
    return { num: line.num, status: 'done', targetId: id, created: true }
  })
  if (writes.length > 0) await ctx.tx.write(ctx.scope, writes)
  return marks
}

interface NewLink extends LinkPlace {
  imp: ImportRecord
  owner: Owner
  key: string
  at: Date
}

function newLink({ deps }: TxCtx, id: string, link: NewLink): Write {
  const { imp, owner, key, at, domain, url } = link
  const isOpen = linksOpen(owner.status as EnrollmentStatus)
  return insertInto(links, {
    id,
    domain,
    url,
    key,
    keyLookup: keyLookup(key),
    programId: imp.programId,
    partnerId: owner.partnerId,
    tenantId: owner.tenantId,
    trackConversion: true,
    disabledAt: isOpen ? null : new Date(deps.clock.now()),
    createdAt: at,
    updatedAt: at,
  } as typeof links.$inferInsert)
}

/**
 * Gives a link to partners of the import who have none, since customers belong to links. Returns how many
 * got one.
 */
export async function addMissingLinks(
  ctx: TxCtx,
  imp: ImportRecord,
  { limit, domain, url }: LinkPlace & { limit: number },
): Promise<number> {
  const { deps, tx, scope } = ctx
  const owners = await tx.rows(
    scope,
    Owner,
    (ws) => sql`
    select e.id, e.partner_id as "partnerId", e.status, e.tenant_id as "tenantId"
    from import_rows r
    join enrollments e on e.workspace_id = ${ws} and e.id = r.target_id
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = 'partner'
      and r.status = 'done' and not exists (
        select from links l where l.workspace_id = ${ws} and l.partner_id = e.partner_id
          and l.program_id = e.program_id and l.deleted_at is null)
    limit ${limit}`,
  )
  const at = new Date(deps.clock.now())
  const made = owners.map((owner) => {
    const id = deps.ids.make('link')
    // The end of a random id: no word of it is reserved, and nobody has the same.
    const key = deps.ids.secret().slice(0, 12)
    return { id, owner, write: newLink(ctx, id, { imp, owner, key, at, domain, url }) }
  })
  if (made.length > 0)
    await tx.write(
      scope,
      made.map(({ write }) => write),
    )
  await addDerived(
    ctx,
    imp,
    made.map(({ id, owner }) => ({ kind: 'link', sourceId: `own:${owner.id}`, targetId: id })),
  )
  return owners.length
}

const Named = row({ ...Owner.columns, named: text })

/** Finds the partners of enrollments; of one who was merged, the other one. */
export async function findOwners(
  { tx, scope }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  if (ids.length === 0) return new Map()
  const found = await tx.rows(
    scope,
    Named,
    (ws) => sql`
    select e.id as named, coalesce(m.id, e.id) as id,
      coalesce(m.partner_id, e.partner_id) as "partnerId", coalesce(m.status, e.status) as status,
      coalesce(m.tenant_id, e.tenant_id) as "tenantId"
    from enrollments e
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    left join enrollments m on m.workspace_id = ${ws} and m.partner_id = p.merged_into_id
      and m.program_id = e.program_id
    where e.workspace_id = ${ws} and e.id in ${among(ids)}`,
  )
  return new Map(found.map(({ named, ...owner }) => [named, owner]))
}
