import { desc, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { isMailOnItsWay } from '../../../core/email-status.ts'
import { bool, json, row, type RowOf } from '../../../db/row.ts'
import { pageHosts } from '../../../db/schema/page-hosts.ts'
import type { Deps } from '../../../deps.ts'
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
      { step: 'program', done: seen.programs.length > 0 },
      { step: 'links', done: reachSites(seen.programs) },
      { step: 'email', done: isMailOnItsWay(ctx.deps) },
      { step: 'partner', done: seen.partner },
      { step: 'payouts', done: seen.byHand || payEverywhere(ctx.deps, seen) },
    ],
    hosts: hosts.map(({ host, allowedAt, refusedAt, seenAt }) => ({
      host,
      allowed: (allowedAt?.getTime() ?? 0) >= (refusedAt?.getTime() ?? 0),
      seenAt: seenAt.toISOString(),
    })),
  }
}

interface OpenProgram {
  currency: string
  credit: boolean
  /** A page of its site has called. */
  seen: boolean
}

const Observed = row({
  lead: bool,
  clickedLead: bool,
  sale: bool,
  partner: bool,
  byHand: bool,
  programs: json<OpenProgram[]>(),
  /** The providers of the accounts that pay. */
  providers: json<string[]>(),
})
type Observed = RowOf<typeof Observed>

/** Tells whether links of partners arrive at pages that exist: the script has called from them. */
function reachSites(programs: readonly OpenProgram[]): boolean {
  return programs.length > 0 && programs.every(({ seen }) => seen)
}

/** Tells whether every open program can be paid out in its own currency. */
function payEverywhere(
  { payoutProviders }: Deps,
  { programs, providers }: Pick<Observed, 'programs' | 'providers'>,
): boolean {
  const paying = Object.values(payoutProviders)
    .filter(({ name }) => providers.includes(name))
    .flatMap<string>(({ currencies }) => currencies)
  const pays = (currency: string) => paying.includes('any') || paying.includes(currency)
  if (programs.length === 0) return providers.length > 0
  return programs.every(({ currency, credit }) => credit || pays(currency))
}

async function observe({ tx, scope }: Ctx): Promise<Observed> {
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
          select from enrollments e where e.workspace_id = ${ws} and e.status = 'approved'
        ) as partner,
        exists (
          select from payout_methods m
          where m.workspace_id = ${ws} and m.provider = 'manual' and m.removed_at is null
        ) or exists (
          select from payouts p where p.workspace_id = ${ws} and p.provider = 'manual'
        ) as "byHand",
        coalesce((
          select json_agg(json_build_object('currency', p.currency,
            'credit', p.credit_payouts <> 'off', 'seen', exists (
              select from page_hosts h where h.workspace_id = ${ws}
                and h.host = lower(substring(p.url from '^[a-z]+://(?:www[.])?([^/:?#]+)')))))
          from programs p where p.workspace_id = ${ws} and p.archived_at is null
        ), '[]') as programs,
        coalesce((
          select json_agg(f.provider) from funding_accounts f
          where f.workspace_id = ${ws} and f.removed_at is null
        ), '[]') as providers`,
  )
  return seen!
}
