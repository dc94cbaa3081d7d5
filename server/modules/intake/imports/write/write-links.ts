import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { bool, nullable, number, row, text, type RowOf } from '../../../../db/row.ts'
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
 * Gives a link to the next partners of the import who have none, since customers belong to links. Returns the
 * line of the last one that it has looked at; null: it has looked at all.
 */
export async function addMissingLinks(
  ctx: TxCtx,
  imp: ImportRecord,
  { limit, domain, url }: LinkPlace & { limit: number },
): Promise<number | null> {
  const { deps } = ctx
  const page = await nextOwners(ctx, imp, limit)
  if (page.length === 0) return null
  const owners = page.filter(({ hasLink }) => !hasLink)
  const at = new Date(deps.clock.now())
  const made = owners.map((owner) => {
    const id = deps.ids.make('link')
    // The end of a random id: no word of it is reserved, and nobody has the same.
    const key = deps.ids.secret().slice(0, 12)
    return { id, owner, write: newLink(ctx, id, { imp, owner, key, at, domain, url }) }
  })
  const writes = made.map(({ write }) => write)
  if (writes.length > 0) await ctx.tx.write(ctx.scope, writes)
  await addDerived(
    ctx,
    imp,
    made.map(({ id, owner }) => ({ kind: 'link', sourceId: `own:${owner.id}`, targetId: id })),
  )
  return page.at(-1)!.num
}

const Looked = row({ ...Owner.columns, num: number, hasLink: bool })

/** Reads the next partners of an import. One by one: without statistics, a join would compare all with all. */
function nextOwners({ tx, scope }: TxCtx, imp: ImportRecord, limit: number) {
  return tx.rows(
    scope,
    Looked,
    (ws) => sql`
    select r.num::float8 as num, e.id, e.partner_id as "partnerId", e.status,
      e.tenant_id as "tenantId", exists (
        select from links l where l.workspace_id = ${ws} and l.partner_id = e.partner_id
          and l.program_id = e.program_id and l.deleted_at is null) as "hasLink"
    from (
      select num, target_id from import_rows
      where workspace_id = ${ws} and import_id = ${imp.id} and kind = 'partner'
        and status = 'done' and num > ${imp.linkedTo}
      order by num limit ${limit}) r
    cross join lateral (
      select * from enrollments where workspace_id = ${ws} and id = r.target_id limit 1) e
    order by r.num`,
  )
}

const Named = row({ ...Owner.columns, named: text })

/** Finds the partners of enrollments; of one who was merged, the other one. One by one, as above. */
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
    from ${among(ids)} n (id)
    cross join lateral (
      select * from enrollments where workspace_id = ${ws} and id = n.id limit 1) e
    cross join lateral (
      select * from partners where workspace_id = ${ws} and id = e.partner_id limit 1) p
    left join lateral (
      select * from enrollments where workspace_id = ${ws} and partner_id = p.merged_into_id
        and program_id = e.program_id limit 1) m on true`,
  )
  return new Map(found.map(({ named, ...owner }) => [named, owner]))
}
