import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { lockAll } from '../../../../db/locks.ts'
import { number, row, text, type RowOf } from '../../../../db/row.ts'
import { customers } from '../../../../db/schema/events.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import type { CustomerRow } from '../../../../importers/port.ts'
import { planCustomers, type CustomerPlan } from '../plan/plan-customers.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { markOf } from './mark-of.ts'
import { findOwners } from './write-links.ts'
import { timeOf } from './write-partners.ts'

const LinkNum = row({ id: text, num: number, partnerId: text })

/** Writes customers, who belong to their partner's link for good. */
export async function writeCustomers(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<CustomerRow>[],
): Promise<Mark[]> {
  const { deps, tx, scope } = ctx
  const locks = lines.map(({ data }) => `${scope.workspaceId} ${data.externalId}`)
  await tx.run(scope, () => lockAll(locks.map((of) => ({ lock: 'customer', of }))))
  const plans = await planCustomers(ctx, imp, lines)
  const sourceOf = await findSources(ctx, imp, plans)
  const writes: Write[] = []
  const marks: Mark[] = []
  for (const plan of plans) {
    const { line, verdict, here } = plan
    const source = sourceOf(plan)
    if ('create' in verdict && source) {
      const at = timeOf(line.data.at, deps.clock.now())
      const id = deps.ids.make('cus', at.getTime())
      const { externalId, name, email, country } = line.data
      const person = { id, externalId, name, email, country, ...source, settled: true }
      writes.push(insertInto(customers, { ...person, seenAt: at, createdAt: at, updatedAt: at }))
      marks.push({ num: line.num, status: 'done', targetId: id, created: true })
    } else if ('create' in verdict) {
      marks.push({ num: line.num, status: 'skipped', reason: 'partner_missing' })
    } else {
      marks.push(markOf(line, verdict))
      // Somebody who came through no link until now is the partner's from now on.
      if ('match' in verdict && here?.linkNum === null && source) {
        await tx.update(scope, customers, { ...source, settled: true }, [eq(customers.id, here.id)])
      }
    }
  }
  if (writes.length > 0) await tx.write(scope, writes)
  return marks
}

interface CustomerSource {
  linkNum: number
  partnerId: string
  programId: string
}

/** Finds the link of each customer: the one that the source names, else the partner's first. */
async function findSources(
  ctx: TxCtx,
  imp: ImportRecord,
  plans: readonly CustomerPlan[],
): Promise<(plan: CustomerPlan) => CustomerSource | null> {
  const owners = await findOwners(
    ctx,
    plans.flatMap(({ enrollmentId }) => enrollmentId ?? []),
  )
  const partnerIds = [...new Set([...owners.values()].map(({ partnerId }) => partnerId))]
  const named = await findLinks(ctx, imp, partnerIds)
  const byId = new Map(named.map((link) => [link.id, link]))
  const first = new Map(named.toReversed().map((link) => [link.partnerId, link]))
  return ({ enrollmentId, linkId }) => {
    const partnerId = owners.get(enrollmentId ?? '')?.partnerId
    if (partnerId === undefined) return null
    const asked = byId.get(linkId ?? '')
    const link = asked?.partnerId === partnerId ? asked : first.get(partnerId)
    return link ? { linkNum: link.num, partnerId, programId: imp.programId } : null
  }
}

function findLinks(
  { tx, scope }: TxCtx,
  imp: ImportRecord,
  partnerIds: readonly string[],
): Promise<RowOf<typeof LinkNum>[]> {
  return tx.rows(
    scope,
    LinkNum,
    (ws) => sql`
    select l.id, l.num::float8 as num, l.partner_id as "partnerId" from links l
    where l.workspace_id = ${ws} and l.program_id = ${imp.programId} and l.deleted_at is null
      and l.partner_id in ${among(partnerIds)} order by l.num`,
  )
}
