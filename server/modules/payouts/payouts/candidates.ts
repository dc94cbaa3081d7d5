import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import {
  bigint,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  text,
  textArray,
  time,
} from '../../../db/row.ts'
import { payoutMethods } from '../../../db/schema/payouts.ts'
import { placeOf, sealed, type Sealed } from '../../../db/sealed.ts'
import { heldUntil, type AccountChange } from '../../../domain/account-hold.ts'
import { CREDIT } from '../../../domain/credit.ts'
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from '../../../domain/enrollment.ts'
import { payoutVerdict, type PayoutVerdict } from '../../../domain/payout-verdict.ts'
import { UNLIMITED, type FileLimits, type TransferLimits } from '../../../domain/transfer-limits.ts'
import { findProvider, needsFunding } from '../../../payout-providers/find-provider.ts'
import type { PayoutProvider } from '../../../payout-providers/port.ts'
import { openDetails } from '../../../payout-providers/sealed-details.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'
import { resolveMethod, type ShownMethod } from '../payout-methods/resolve-method.ts'

export interface CandidateMethod extends ShownMethod {
  /** Null: credit that the program pays without a method of the partner's own. */
  id: string | null
}

/** A partner to whom something is due, or who owes something, with how it would be paid. */
export interface Candidate {
  enrollmentId: string
  partner: { id: string; name: string; email: string | null; country: string | null }
  status: EnrollmentStatus
  /** Whether a bank file can carry the name of the partner or of the account holder. */
  hasBankName: boolean
  /** The host application's own id of the partner: whom credit goes to. */
  tenantId: string | null
  currency: string
  dueMinor: bigint
  commissions: number
  /** The commissions of the sum. */
  commissionIds: readonly string[]
  /** All that is payable to the partner in the currency, debts included. */
  balanceMinor: bigint
  /** When the first and the last of the commissions were earned. */
  firstAt: Date
  lastAt: Date
  /** The last change of the partner's email address or payout method for which payouts wait. */
  accountChangedAt: Date | null
  method: CandidateMethod | null
  funding: { id: string } | null
}

export interface Judged {
  candidate: Candidate
  verdict: PayoutVerdict
}

/** A candidate who is paid, with what of it and what is carried. */
export interface Payable {
  candidate: Candidate
  verdict: Extract<PayoutVerdict, { ok: true }>
}

/** Keeps those who are paid. */
export function payableOf(judged: readonly Judged[]): Payable[] {
  return judged.flatMap(({ candidate, verdict }) => (verdict.ok ? [{ candidate, verdict }] : []))
}

export interface CandidateFilter {
  programId: string
  /** Only these partners; empty for all. */
  partnerIds: readonly string[]
  /** Only the commissions of this draft. */
  draftId?: string
}

const CandidateRow = row({
  details: nullable(sealed),
  enrollmentId: text,
  partner: json<Candidate['partner']>(),
  status: oneOf(ENROLLMENT_STATUSES),
  tenantId: nullable(text),
  currency: text,
  dueMinor: bigint,
  commissions: int,
  commissionIds: textArray,
  balanceMinor: bigint,
  firstAtMs: number,
  lastAtMs: number,
  accountChangedAt: nullable(time),
  method: nullable(json<NonNullable<Candidate['method']>>()),
  funding: nullable(json<NonNullable<Candidate['funding']>>()),
})

/**
 * Finds all partners of a program with due commissions, by the commissions and not by what a client sent.
 * With `hold`, one statement locks the commissions and sums up exactly those: what becomes due later is not
 * in it.
 */
export async function findCandidates(
  ctx: Ctx,
  { programId, partnerIds, draftId, hold = false }: CandidateFilter & { hold?: boolean },
): Promise<Candidate[]> {
  const { tx, scope } = ctx
  const only = partnerIds.length > 0 ? sql`and partner_id in ${[...partnerIds]}` : sql``
  const locked = hold ? sql`order by id for update` : sql``
  const rows = await tx.rows(
    scope,
    CandidateRow,
    (ws) => sql`
    select due.*, e.status, e.tenant_id as "tenantId", a.account_changed_at as "accountChangedAt", coalesce(b.payable, 0) as "balanceMinor",
      json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'country', a.country) as partner,
      case when m.id is not null then json_build_object('id', m.id, 'provider', m.provider,
        'masked', m.masked, 'verified', m.verified_at is not null) end as method, m.details,
      case when f.id is not null then json_build_object('id', f.id) end as funding
    from (
      select c.enrollment_id as "enrollmentId", c.currency, sum(c.earnings) as "dueMinor",
        count(*)::int as commissions, json_agg(c.id) as "commissionIds",
        extract(epoch from min(c.created_at))::float8 * 1000 as "firstAtMs",
        extract(epoch from max(c.created_at))::float8 * 1000 as "lastAtMs"
      from (select id, enrollment_id, currency, earnings, created_at from commissions
        where workspace_id = ${ws} and program_id = ${programId} and status = 'due' ${only}
          ${draftId === undefined ? sql`` : sql`and ${inDraft(ws, draftId)}`}
        ${locked}) c
      group by 1, 2
    ) due
    join enrollments e on e.workspace_id = ${ws} and e.id = due."enrollmentId"
    join partners a on a.workspace_id = ${ws} and a.id = e.partner_id
    left join balances b on b.workspace_id = ${ws} and b.enrollment_id = due."enrollmentId"
      and b.currency = due.currency
    left join payout_methods m on m.workspace_id = ${ws} and m.partner_id = a.id
      and m.removed_at is null
    left join funding_accounts f on f.workspace_id = ${ws} and f.provider = m.provider
      and f.removed_at is null and f.verified_at is not null
    order by due."enrollmentId", due.currency`,
  )
  return rows.map(({ firstAtMs, lastAtMs, details, ...rest }) => ({
    ...rest,
    hasBankName: hasBankName(ctx, rest, details),
    firstAt: new Date(firstAtMs),
    lastAt: new Date(lastAtMs),
  }))
}

/** Looks at the account holder only where the partner's own name cannot be written: details are encrypted. */
function hasBankName(
  { deps, scope }: Ctx,
  { partner, method }: Pick<Candidate, 'partner' | 'method'>,
  details: Sealed | null,
): boolean {
  const provider = method && findProvider(deps.payoutProviders, method.provider)
  if (provider?.kind !== 'file' || provider.canWriteName(partner.name)) return true
  if (!details) return false
  const place = placeOf(payoutMethods.details, scope.workspaceId, method!.id!)
  return openDetails(deps.secrets, details, place).holder !== undefined
}

function inDraft(ws: string, draftId: string): SQL {
  return sql`id in (select jsonb_array_elements_text(l.commission_ids) from payout_draft_lines l
    where l.workspace_id = ${ws} and l.draft_id = ${draftId})`
}

/**
 * Decides who can be paid now and how much; with a cap or a full bank file, in the order of the list as far
 * as it reaches.
 */
export function judgeCandidates(
  deps: Deps,
  candidates: readonly Candidate[],
  { program, capMinor }: { program: ProgramRow; capMinor: bigint | null },
): Judged[] {
  let left = capMinor
  const nowMs = deps.clock.now()
  const files = new FileRooms()
  return candidates.map((found) => {
    const { candidate, provider, isOffered } = resolve(deps, found, program)
    const { method, currency, dueMinor } = candidate
    // A cap is in the program's currency: it lets nothing through in another one.
    const isCapped = left === null || currency === program.currency
    const verdict = payoutVerdict({
      dueMinor,
      minPayoutMinor: program.minPayout,
      currency,
      method: method && { verified: method.verified, isOffered },
      noLatinName: provider?.kind === 'file' && !candidate.hasBankName,
      noRecipient: method?.provider === CREDIT && candidate.tenantId === null,
      providerCurrencies: provider?.currencies ?? [],
      funded: (provider && !needsFunding(provider)) || candidate.funding !== null,
      enrollmentStatus: candidate.status,
      heldUntil: heldUntil(holdOf(candidate, program), nowMs),
      limits: limitsIn(provider, currency),
      fileRoom: files.left(provider),
      capMinor: isCapped ? left : 0n,
    })
    if (!verdict.ok) return { candidate, verdict }
    if (left !== null) left -= verdict.payableMinor
    files.take(provider, verdict.payableMinor)
    return { candidate, verdict }
  })
}

function holdOf({ accountChangedAt: changedAt }: Candidate, program: ProgramRow): AccountChange {
  return { changedAt, holdDays: program.accountChangeHoldDays }
}

/** Replaces a candidate's own method by credit where the program pays in it. */
function resolve(deps: Deps, candidate: Candidate, program: ProgramRow) {
  const { method, isOffered } = resolveMethod(program, candidate.method)
  const provider = method && findProvider(deps.payoutProviders, method.provider)
  const funding = provider && needsFunding(provider) ? candidate.funding : null
  const resolved = { ...candidate, funding, method: method && { id: null, ...method } }
  return { candidate: resolved, provider, isOffered }
}

function limitsIn(provider: PayoutProvider | null, currency: string): TransferLimits {
  if (!provider) return UNLIMITED
  const { currencies } = provider
  return currencies === 'any' || currencies.includes(currency)
    ? provider.limits(currency)
    : UNLIMITED
}

/** Counts what is left in the bank file of each provider while a run is put together. */
class FileRooms {
  readonly #left = new Map<string, FileLimits>()

  left(provider: PayoutProvider | null): FileLimits | null {
    if (provider?.kind !== 'file') return null
    return this.#left.get(provider.name) ?? provider.fileLimits
  }

  take(provider: PayoutProvider | null, amountMinor: bigint): void {
    const left = this.left(provider)
    if (!provider || !left) return
    this.#left.set(provider.name, {
      maxSumMinor: left.maxSumMinor - amountMinor,
      maxTransfers: left.maxTransfers - 1,
    })
  }
}
