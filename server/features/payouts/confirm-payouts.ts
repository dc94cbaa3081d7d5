import { eq, sql } from 'drizzle-orm'
import { enqueue } from '../../db/enqueue.ts'
import { announce } from '../../db/outbox.ts'
import { post } from '../../db/post-entries.ts'
import { payoutRuns, payouts, transfers } from '../../db/schema/payouts.ts'
import { actorName, type Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../domain/errors.ts'
import { formatMoney } from '../../domain/money.ts'
import { advance } from '../../domain/payout.ts'
import { requirePlan } from '../../domain/plan.ts'
import { transact } from '../../http/transact.ts'
import { findProgram, type ProgramRow } from '../programs/queries.ts'
import {
  findCandidates,
  judgeCandidates,
  providerOf,
  type Candidate,
  type CandidateFilter,
} from './candidates.ts'
import { writePayoutFiles } from './write-payout-files.ts'

export interface Confirmation extends CandidateFilter {
  /** Names the run: a second confirmation with it answers the first. */
  key: string
  /** At most so much in all, in minor units of the program's currency. */
  capMinor: bigint | null
  /** What the caller was shown; another sum is a conflict and pays nothing. */
  expectedMinor: bigint | null
}

export interface ConfirmedRun {
  runId: string
  /** False: the key had been used, and this is what happened then. */
  isNew: boolean
}

/** A payout about to be stored. */
interface Claim {
  payoutId: string
  transferId: string
  candidate: Candidate
}

/**
 * Decides who is paid what. Everything that a crash must not forget is written here, in one
 * transaction: the claimed commissions, the payouts, the ledger, one transfer intent each, the bank
 * files, and the jobs that send the rest.
 */
export async function confirmPayouts(
  deps: Deps,
  scope: Scope,
  confirmation: Confirmation,
): Promise<ConfirmedRun> {
  requirePlan(scope.plan, 'partnerProgram')
  return transact(deps, scope, async (tx) => {
    const program = await findProgram(tx, scope, confirmation.programId)
    const { runId, isNew } = await openRun(deps, tx, scope, confirmation)
    if (!isNew) return { runId, isNew }
    await lockDue(tx, scope, confirmation)
    const judged = judgeCandidates(deps, await findCandidates(tx, scope, confirmation), {
      minPayoutMinor: program.minPayout,
      capMinor: confirmation.capMinor,
    })
    const claims = judged
      .filter(({ verdict }) => verdict.ok)
      .map(({ candidate }) => ({
        candidate,
        payoutId: deps.ids.make('po'),
        transferId: deps.ids.make('tr'),
      }))
    requireExpected(program, claims, confirmation.expectedMinor)
    await writeClaims(deps, tx, scope, { program, runId, claims })
    return { runId, isNew }
  })
}

async function openRun(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { programId, key }: Confirmation,
): Promise<ConfirmedRun> {
  const [run] = await tx.insert(
    scope,
    payoutRuns,
    {
      id: deps.ids.make('run'),
      programId,
      key,
      confirmedBy: actorName(scope),
      createdAt: new Date(deps.clock.now()),
    },
    { ignore: true },
  )
  if (run) return { runId: run.id, isNew: true }
  const where = [eq(payoutRuns.programId, programId), eq(payoutRuns.key, key)]
  const earlier = await tx.first(scope, payoutRuns, where)
  return { runId: earlier!.id, isNew: false }
}

/**
 * Holds the enrollments against a ban and a second run, then their due commissions against refunds.
 * Sales of the same partners go on: they need the enrollment's key only.
 */
async function lockDue(
  tx: Tx,
  scope: Scope,
  { programId, partnerIds }: CandidateFilter,
): Promise<void> {
  const only = partnerIds.length > 0 ? sql`and partner_id in ${[...partnerIds]}` : sql``
  await tx.rows(
    scope,
    (ws) => sql`
    select 1 from enrollments where workspace_id = ${ws} and program_id = ${programId} ${only}
    order by id for no key update`,
  )
  await tx.rows(
    scope,
    (ws) => sql`
    select 1 from commissions where workspace_id = ${ws} and program_id = ${programId}
      and status = 'due' ${only} order by id for update`,
  )
}

function requireExpected(
  program: ProgramRow,
  claims: readonly Claim[],
  expectedMinor: bigint | null,
): void {
  const sum = claims.reduce((all, { candidate }) => all + candidate.dueMinor, 0n)
  if (expectedMinor === null || sum === expectedMinor) return
  throw new ApiError(
    'conflict',
    `${formatMoney(sum, program.currency)} would be paid now, not ${formatMoney(expectedMinor, program.currency)}. ` +
      'Look at the preview again; nothing was paid.',
  )
}

interface Claims {
  program: ProgramRow
  runId: string
  claims: readonly Claim[]
}

async function writeClaims(deps: Deps, tx: Tx, scope: Scope, about: Claims): Promise<void> {
  const { program, claims } = about
  if (claims.length === 0) return
  const at = new Date(deps.clock.now())
  await tx.insert(
    scope,
    payouts,
    claims.map((claim) => payoutRow(about, claim, at)),
  )
  await tx.insert(
    scope,
    transfers,
    claims.map((claim) => transferRow(claim, at)),
  )
  await claimCommissions(tx, scope, { claims, at })
  const postings = claims.flatMap(({ payoutId: id, candidate }) => {
    const { enrollmentId, currency, dueMinor: amountMinor } = candidate
    const payout = { id, enrollmentId, currency, amountMinor, status: 'pending' as const }
    const { posting } = advance(payout, 'processing')
    return posting ? [{ ...posting, programId: program.id, at }] : []
  })
  await post(tx, scope, { ids: deps.ids, postings })
  await writePayoutFiles(deps, tx, scope, { program, runId: about.runId, at })
  for (const { transferId, candidate } of claims) {
    if (providerOf(deps, candidate.method!.provider)?.kind !== 'online') continue
    await enqueue(
      tx,
      scope,
      { task: 'send-transfer', payload: { transferId } },
      { key: transferId },
    )
  }
  await announce(
    tx,
    scope,
    claims.map(({ payoutId, candidate }) => ({
      type: 'payout.created',
      data: { payoutId, enrollmentId: candidate.enrollmentId, status: 'processing' },
    })),
  )
}

function payoutRow({ program, runId }: Claims, { payoutId, candidate }: Claim, at: Date) {
  const { enrollmentId, partner, currency, commissions, firstAt, lastAt } = candidate
  const { provider, masked } = candidate.method!
  return {
    id: payoutId,
    programId: program.id,
    runId,
    enrollmentId,
    partnerId: partner.id,
    status: 'processing',
    amount: candidate.dueMinor,
    currency,
    commissions,
    provider,
    masked,
    periodStart: firstAt,
    periodEnd: lastAt,
    createdAt: at,
    updatedAt: at,
    initiatedAt: at,
  }
}

function transferRow({ payoutId, transferId, candidate }: Claim, at: Date) {
  const { method, funding, dueMinor, currency } = candidate
  return {
    id: transferId,
    payoutId,
    provider: method!.provider,
    status: 'created',
    amount: dueMinor,
    currency,
    payoutMethodId: method!.id,
    fundingAccountId: funding?.id ?? null,
    createdAt: at,
    updatedAt: at,
  }
}

async function claimCommissions(
  tx: Tx,
  scope: Scope,
  { claims, at }: { claims: readonly Claim[]; at: Date },
): Promise<void> {
  const rows = claims.map(({ payoutId, candidate: { enrollmentId, currency } }) => ({
    payout: payoutId,
    enrollment: enrollmentId,
    currency,
  }))
  await tx.rows(
    scope,
    (ws) => sql`
    update commissions c set status = 'processing', payout_id = p.payout, updated_at = ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as p (payout text, enrollment text, currency text)
    where c.workspace_id = ${ws} and c.status = 'due' and c.enrollment_id = p.enrollment
      and c.currency = p.currency`,
  )
}
