import { desc, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { bool, row } from '../../../db/row.ts'
import { pageHosts } from '../../../db/schema/page-hosts.ts'
import type { SetupChecklist } from './schema.ts'

const MAX_HOSTS = 100
/** Events that are looked through for the id of a click. */
const RECENT = 1_000

/** Tells which steps of the setup are done, by what the server has seen happen. */
export async function getSetupChecklist(ctx: Ctx): Promise<SetupChecklist> {
  const { tx, scope } = ctx
  const orderBy = [desc(pageHosts.seenAt), desc(pageHosts.host)]
  const [hosts, seen] = await Promise.all([
    tx.find(scope, pageHosts, { orderBy, limit: MAX_HOSTS }),
    observe(ctx),
  ])
  const isReturned = hosts.some(({ clickReturnedAt }) => clickReturnedAt !== null)
  return {
    steps: [
      { step: 'script', done: hosts.length > 0 },
      { step: 'hostname', done: hosts.some(({ allowedAt }) => allowedAt !== null) },
      { step: 'cookie', done: isReturned || seen.clickedLead },
      { step: 'conversions', done: seen.lead || seen.sale },
      { step: 'program', done: seen.program },
      { step: 'payouts', done: seen.account || seen.credit || seen.byHand },
    ],
    hosts: hosts.map(({ host, allowedAt, refusedAt, seenAt }) => ({
      host,
      allowed: (allowedAt?.getTime() ?? 0) >= (refusedAt?.getTime() ?? 0),
      seenAt: seenAt.toISOString(),
    })),
  }
}

const Observed = row({
  lead: bool,
  clickedLead: bool,
  sale: bool,
  program: bool,
  account: bool,
  credit: bool,
  byHand: bool,
})

async function observe({ tx, scope }: Ctx) {
  const [seen] = await tx.rows(
    scope,
    Observed,
    (ws) => sql`
      select exists (select from leads l where l.workspace_id = ${ws}) as lead,
        exists (
          select from (
            select l.click_id from leads l where l.workspace_id = ${ws}
            order by l.id desc limit ${RECENT}
          ) recent where recent.click_id is not null
        ) as "clickedLead",
        exists (select from sales s where s.workspace_id = ${ws}) as sale,
        exists (
          select from programs p where p.workspace_id = ${ws} and p.archived_at is null
        ) as program,
        exists (
          select from funding_accounts f where f.workspace_id = ${ws} and f.removed_at is null
        ) as account,
        exists (
          select from programs p
          where p.workspace_id = ${ws} and p.archived_at is null and p.credit_payouts <> 'off'
        ) as credit,
        exists (
          select from payout_methods m
          where m.workspace_id = ${ws} and m.provider = 'manual' and m.removed_at is null
        ) or exists (
          select from payouts p where p.workspace_id = ${ws} and p.provider = 'manual'
        ) as "byHand"`,
  )
  return seen!
}
