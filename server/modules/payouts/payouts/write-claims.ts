import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { Ids } from '../../../ids.ts'
import { enqueueAll } from '../../../db/enqueue.ts'
import { announce } from '../../../db/outbox.ts'
import { postingWrites } from '../../../db/post-entries.ts'
import { CountRow } from '../../../db/row.ts'
import { payouts, transfers } from '../../../db/schema/payouts.ts'
import { advance } from '../../../domain/payout.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { payableOf, type Candidate, type Judged } from './candidates.ts'
import { carryRests } from './carry-rests.ts'
import { writePayoutFiles } from './write-payout-files.ts'

/** Rows of one statement: Postgres takes 65,535 values in it. */
const BATCH = 1000

/** A payout about to be stored. */
export interface Claim {
  payoutId: string
  transferId: string
  candidate: Candidate
  /** What is paid of what is due, and what stays payable. */
  amountMinor: bigint
  carriedMinor: bigint
}

export interface Claims {
  program: ProgramRow
  runId: string
  claims: readonly Claim[]
}

/** Prepares the payouts of those who can be paid. */
export function claimsOf(ids: Ids, judged: readonly Judged[]): Claim[] {
  return payableOf(judged).map(({ candidate, verdict }) => ({
    candidate,
    amountMinor: verdict.payableMinor,
    carriedMinor: verdict.carriedMinor,
    payoutId: ids.make('po'),
    transferId: ids.make('tr'),
  }))
}

/** Returns the amount and the currency of each payout. */
export function amountsOf(claims: readonly Claim[]): { currency: string; amountMinor: bigint }[] {
  return claims.map(({ candidate, amountMinor }) => ({ currency: candidate.currency, amountMinor }))
}

/** Stores what was decided, with all that follows from it, for commissions that are held FOR UPDATE. */
export async function writeClaims(ctx: TxCtx, { program, runId, claims }: Claims): Promise<void> {
  if (claims.length === 0) return
  const at = new Date(ctx.deps.clock.now())
  for (let from = 0; from < claims.length; from += BATCH) {
    const batch = claims.slice(from, from + BATCH)
    await writeBatch(ctx, { program, runId, claims: batch, at })
  }
  await writePayoutFiles(ctx, { program, runId, at })
}

async function writeBatch(ctx: TxCtx, about: Claims & { at: Date }): Promise<void> {
  const { deps, tx, scope } = ctx
  const { program, claims, at } = about
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
  const carried = await carryRests(ctx, { programId: program.id, claims, at })
  await claimCommissions(ctx, { claims, carried, at })
  const postings = claims.flatMap(({ payoutId: id, amountMinor, candidate }) => {
    const { enrollmentId, currency } = candidate
    const payout = { id, enrollmentId, currency, amountMinor, status: 'pending' as const }
    const { posting } = advance(payout, 'processing')
    return posting ? [{ ...posting, programId: program.id, at }] : []
  })
  await tx.write(scope, postingWrites(deps.ids, postings))
  const online = claims.filter(
    ({ candidate }) =>
      findProvider(deps.payoutProviders, candidate.method!.provider)?.kind === 'online',
  )
  await enqueueAll(
    tx,
    scope,
    'send-transfer',
    online.map(({ transferId }) => ({ key: transferId, payload: { transferId } })),
  )
  await announce(
    tx,
    scope,
    claims.map(({ payoutId, candidate }) => ({
      type: 'payout.created',
      data: { payoutId, enrollmentId: candidate.enrollmentId, status: 'processing' },
    })),
  )
}

function payoutRow({ program, runId }: Claims, claim: Claim, at: Date) {
  const { payoutId, candidate, amountMinor, carriedMinor } = claim
  const { enrollmentId, partner, currency, commissions, firstAt, lastAt } = candidate
  const { provider, masked } = candidate.method!
  return {
    id: payoutId,
    programId: program.id,
    runId,
    enrollmentId,
    partnerId: partner.id,
    status: 'processing',
    amount: amountMinor,
    carried: carriedMinor,
    currency,
    commissions: carriedMinor === 0n ? commissions : commissions + 1,
    provider,
    masked,
    periodStart: firstAt,
    periodEnd: lastAt,
    createdAt: at,
    updatedAt: at,
    initiatedAt: at,
  }
}

function transferRow(claim: Claim, at: Date) {
  const { payoutId, transferId, candidate, amountMinor } = claim
  const { method, funding, currency } = candidate
  return {
    id: transferId,
    payoutId,
    provider: method!.provider,
    status: 'created',
    amount: amountMinor,
    currency,
    payoutMethodId: method!.id,
    fundingAccountId: funding?.id ?? null,
    createdAt: at,
    updatedAt: at,
  }
}

/**
 * Claims commissions for payouts.
 * @throws RangeError when one of them is not due any more: nothing is written then
 */
async function claimCommissions(
  ctx: TxCtx,
  {
    claims,
    carried,
    at,
  }: { claims: readonly Claim[]; carried: ReadonlyMap<string, readonly string[]>; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const rows = claims.flatMap(({ payoutId: payout, candidate }) =>
    [...candidate.commissionIds, ...(carried.get(payout) ?? [])].map((id) => ({ payout, id })),
  )
  const [claimed] = await tx.rows(
    scope,
    CountRow,
    (ws) => sql`
    with claimed as (
      update commissions c
      set status = 'processing', payout_id = p.payout, updated_at = ${at.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as p (payout text, id text)
      where c.workspace_id = ${ws} and c.id = p.id and c.status = 'due' returning 1
    ) select count(*)::int as n from claimed`,
  )
  if (claimed?.n === rows.length) return
  throw new RangeError(`${claimed?.n} of ${rows.length} held commissions were due`)
}
