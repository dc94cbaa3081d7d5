import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { hashOf } from '../../../../core/input.ts'
import { announce } from '../../../../db/outbox.ts'
import { payoutDraftLines, payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import { actorName } from '../../../../db/scope.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { DRAFT_DAYS, type DraftSource } from '../../../../domain/payout-draft.ts'
import type { ProgramRow } from '../../../program/programs/queries.ts'
import type { Payable } from '../candidates.ts'
import type { DraftRow } from './queries.ts'

const DAY_MS = 86_400_000
/** Rows of one statement: Postgres takes 65,535 values in it. */
const BATCH = 1000
/** Drafts of one program that wait for somebody; and previews of one creator, the oldest of which make room. */
const MAX_OPEN = 100
const MAX_PREVIEWS = 10

/** Whom a caller asked for. */
export interface Selection {
  partnerIds: readonly string[]
  capMinor: bigint | null
}

export interface NewDraft extends Selection {
  program: ProgramRow
  source: DraftSource
  /** Of a schedule: the run's; a second draft with it is not stored. */
  key?: string
  /** Who would be paid, with all commissions of the sum. */
  paid: readonly Payable[]
}

/** Hashes what a caller asked for, so that a confirmation finds the preview of the same. */
export function selectionOf({ partnerIds, capMinor }: Selection): string {
  return hashOf([[...partnerIds].sort(), String(capMinor)])
}

/** Hashes what a draft pays, in the order of candidates: for which commissions, how much, to which account. */
export function digestOf(paid: readonly Payable[]): string {
  const lines = paid.map(({ candidate, verdict }) => [
    candidate.enrollmentId,
    candidate.currency,
    String(verdict.payableMinor),
    candidate.method!.id,
    [...candidate.commissionIds].sort(),
  ])
  return hashOf(lines)
}

/** Stores whom to pay what. A preview that shows the same as an open one of its creator is that draft. */
export async function storeDraft(ctx: TxCtx, draft: NewDraft): Promise<DraftRow> {
  const { deps, tx, scope } = ctx
  const digest = digestOf(draft.paid)
  if (draft.source === 'preview') {
    const same = await findPreview(ctx, draft, eq(payoutDrafts.digest, digest))
    if (same) return same
  }
  if (draft.source === 'request') await requireRoom(ctx, draft.program)
  const id = deps.ids.make('pd')
  const now = deps.clock.now()
  const { currency } = draft.program
  const ofProgram = draft.paid.filter(({ candidate }) => candidate.currency === currency)
  const [row] = await tx.insert(scope, payoutDrafts, {
    id,
    programId: draft.program.id,
    source: draft.source,
    key: draft.key ?? id,
    selection: selectionOf(draft),
    amount: ofProgram.reduce((sum, { verdict }) => sum + verdict.payableMinor, 0n),
    currency,
    lines: draft.paid.length,
    digest,
    createdBy: actorName(scope),
    createdAt: new Date(now),
    expiresAt: new Date(now + DRAFT_DAYS * DAY_MS),
  })
  await storeLines(ctx, id, draft.paid)
  if (draft.source === 'preview') await makeRoom(ctx, draft.program)
  return row!
}

async function storeLines(ctx: TxCtx, draftId: string, paid: readonly Payable[]): Promise<void> {
  const { tx, scope } = ctx
  const rows = paid.map(({ candidate, verdict }, position) => ({
    draftId,
    position,
    enrollmentId: candidate.enrollmentId,
    partnerId: candidate.partner.id,
    amount: verdict.payableMinor,
    currency: candidate.currency,
    commissionIds: candidate.commissionIds,
    provider: candidate.method!.provider,
    payoutMethodId: candidate.method!.id,
    masked: candidate.method!.masked,
  }))
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.insert(scope, payoutDraftLines, rows.slice(from, from + BATCH))
  }
}

/** Tells the program's people that a draft waits for somebody else. */
export async function announceWaiting({ tx, scope }: TxCtx, draft: DraftRow): Promise<void> {
  const data = { draftId: draft.id, programId: draft.programId }
  await announce(tx, scope, [{ type: 'payout_draft.waiting', data }])
}

/** Builds the condition of the open drafts of a program. */
export function openOf(ctx: Ctx, { id }: ProgramRow) {
  return and(
    eq(payoutDrafts.programId, id),
    isNull(payoutDrafts.confirmedAt),
    isNull(payoutDrafts.discardedAt),
    gt(payoutDrafts.expiresAt, new Date(ctx.deps.clock.now())),
  )
}

/** Finds the caller's newest open preview of the same selection. */
export async function findPreview(
  ctx: Ctx,
  draft: Selection & { program: ProgramRow },
  same: ReturnType<typeof eq>,
  options: { lock?: 'update' } = {},
): Promise<DraftRow | undefined> {
  const { tx, scope } = ctx
  const mine = and(
    eq(payoutDrafts.source, 'preview'),
    eq(payoutDrafts.createdBy, actorName(scope)),
    eq(payoutDrafts.selection, selectionOf(draft)),
  )
  return tx.first(scope, payoutDrafts, [openOf(ctx, draft.program), mine, same], {
    orderBy: [desc(payoutDrafts.id)],
    ...options,
  })
}

async function requireRoom(ctx: TxCtx, program: ProgramRow): Promise<void> {
  const { tx, scope } = ctx
  const open = await tx.find(scope, payoutDrafts, {
    where: [openOf(ctx, program), inArray(payoutDrafts.source, ['request', 'schedule'])],
    limit: MAX_OPEN,
  })
  if (open.length < MAX_OPEN) return
  throw new ApiError(
    'conflict',
    `The program has ${MAX_OPEN} open drafts. Discard some with DELETE /payouts/drafts/{id}.`,
  )
}

/** Removes the oldest previews of the caller: whoever looks often keeps the last ones. */
async function makeRoom(ctx: TxCtx, program: ProgramRow): Promise<void> {
  const { tx, scope } = ctx
  const mine = [eq(payoutDrafts.source, 'preview'), eq(payoutDrafts.createdBy, actorName(scope))]
  const older = await tx.find(scope, payoutDrafts, {
    where: [openOf(ctx, program), ...mine],
    orderBy: [desc(payoutDrafts.id)],
    offset: MAX_PREVIEWS,
    limit: BATCH,
  })
  if (older.length === 0) return
  const ids = older.map((row) => row.id)
  await tx.remove(scope, payoutDrafts, [
    inArray(payoutDrafts.id, ids),
    isNull(payoutDrafts.confirmedAt),
  ])
}
