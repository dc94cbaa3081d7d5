import { inArray, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { pageOf } from '../../../core/paging.ts'
import { transact } from '../../../core/transact.ts'
import { findProgram } from '../../program/programs/queries.ts'
import type { DraftBody } from './drafts/schema.ts'
import { storeDraft } from './drafts/store-draft.ts'
import {
  findCandidates,
  judgeCandidates,
  payableOf,
  type Candidate,
  type Payable,
} from './candidates.ts'
import { timeOf } from './present.ts'
import { findWhollyHeld } from './find-wholly-held.ts'
import type { Preview, PreviewBody } from './schema.ts'
import { format } from '../../../locales/format.ts'

/** Previews who would be paid what if it were confirmed now, and why others would not; stores that as a draft, unless it is a dry run. */
export async function previewPayouts(ctx: Ctx, body: PreviewBody): Promise<Preview> {
  return transact(ctx, async (ctx) => {
    const {
      paid,
      skipped: judged,
      program,
      selection,
      candidates,
    } = await judgeSelection(ctx, body)
    const skipped = [...judged, ...(await findWhollyHeld(ctx, { body, candidates }))]
    const draft =
      paid.length === 0 || body.dryRun
        ? undefined
        : await storeDraft(ctx, { program, source: 'preview', paid, ...selection })
    const { offset, limit } = pageOf(body)
    const totals = totalsOf(paid)
    const ofProgram = totals.filter(({ currency }) => currency === program.currency)
    const carried = paid.filter(({ candidate }) => candidate.currency === program.currency)
    return {
      programId: program.id,
      draftId: draft?.id ?? null,
      digest: draft?.digest ?? null,
      currency: program.currency,
      minPayout: Number(program.minPayout),
      amount: ofProgram.reduce((sum, { amount }) => sum + amount, 0),
      carriedAmount: carried.reduce((sum, { verdict }) => sum + Number(verdict.carriedMinor), 0),
      payoutCount: paid.length,
      payouts: paid.slice(offset, offset + limit).map(({ candidate, verdict }) => ({
        ...shown(candidate),
        amount: Number(verdict.payableMinor),
        dueAmount: Number(candidate.dueMinor),
        carriedAmount: Number(verdict.carriedMinor),
        sentence: verdict.sentence && format(verdict.sentence, ctx.locale),
        commissionCount: candidate.commissions,
        provider: candidate.method!.provider,
        masked: format(candidate.method!.masked, ctx.locale),
        periodStart: candidate.firstAt.toISOString(),
        periodEnd: candidate.lastAt.toISOString(),
      })),
      skippedCount: skipped.length,
      skipped: skipped.slice(offset, offset + limit).map(({ candidate, sentence, ...why }) => ({
        ...shown(candidate),
        sentence: format(sentence, ctx.locale),
        ...why,
      })),
      totals,
    }
  })
}

/** Judges everybody whom a caller asked for. @throws ApiError */
export async function judgeSelection(
  ctx: TxCtx,
  { programId, partnerIds = [], maxAmount }: DraftBody,
) {
  const program = await findProgram(ctx, programId)
  await requirePartners(ctx, { programId, partnerIds })
  const capMinor = maxAmount === undefined ? null : BigInt(maxAmount)
  const candidates = await findCandidates(ctx, { programId, partnerIds })
  const judged = judgeCandidates(ctx.deps, candidates, { program, capMinor })
  const paid = payableOf(judged)
  return {
    program,
    candidates,
    selection: { partnerIds, capMinor },
    paid,
    amounts: paid.map(({ candidate, verdict }) => ({
      currency: candidate.currency,
      amountMinor: verdict.payableMinor,
    })),
    skipped: judged.flatMap(({ candidate, verdict }) => {
      if (verdict.ok) return []
      const { reason, sentence, heldUntil } = verdict
      return [{ candidate, reason, sentence, heldUntil: timeOf(heldUntil) }]
    }),
  }
}

/**
 * Checks that the ids are partners of the program: a mistyped one would pay nobody in silence.
 * @throws ApiError
 */
export async function requirePartners(
  ctx: Ctx,
  { programId, partnerIds }: { programId: string; partnerIds: readonly string[] },
): Promise<void> {
  const { tx, scope } = ctx
  if (partnerIds.length === 0) return
  const rows = await tx.find(scope, enrollments, {
    where: [eq(enrollments.programId, programId), inArray(enrollments.partnerId, [...partnerIds])],
  })
  const known = new Set(rows.map((row) => row.partnerId))
  const missing = partnerIds.findIndex((id) => !known.has(id))
  if (missing < 0) return
  throw invalid(
    `partnerIds.${missing}`,
    `No partner of the program has the ID ${JSON.stringify(partnerIds[missing])}.`,
  )
}

type Shown = Pick<Candidate, 'partner' | 'enrollmentId' | 'dueMinor' | 'currency'>

function shown({ partner: { id, name, email }, enrollmentId, dueMinor, currency }: Shown) {
  return { partner: { id, name, email }, enrollmentId, amount: Number(dueMinor), currency }
}

function totalsOf(paid: readonly Payable[]): Preview['totals'] {
  const totals = new Map<string, { currency: string; provider: string; list: Payable[] }>()
  for (const one of paid) {
    const { currency } = one.candidate
    const { provider } = one.candidate.method!
    const key = `${currency} ${provider}`
    const total = totals.get(key) ?? { currency, provider, list: [] }
    total.list.push(one)
    totals.set(key, total)
  }
  return [...totals.values()].map(({ currency, provider, list }) => ({
    currency,
    provider,
    payouts: list.length,
    amount: Number(list.reduce((sum, { verdict }) => sum + verdict.payableMinor, 0n)),
  }))
}
