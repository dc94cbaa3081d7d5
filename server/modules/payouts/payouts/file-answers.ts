import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { payoutFiles } from '../../../db/schema/payouts.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { stop } from './cancel-payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import type { TransferReport } from '../../../payout-providers/port.ts'
import { discarded, findFile, transfersIn } from './payout-files.ts'
import { toFile, type FileRow } from './present.ts'
import { holdTransfer, writeReport } from './record-report.ts'
import type { FileOutcome, PayoutFile } from './run-schema.ts'
import { message } from '../../../domain/message/message.ts'
import { format } from '../../../locales/format.ts'

/** Marks a file as given to the bank: its transfers are on their way. */
export async function submitFile(ctx: Ctx, id: string): Promise<PayoutFile> {
  return transact(ctx, async (ctx) => {
    const file = await findFile(ctx, id, { lock: 'update' })
    return toFile(await markSubmitted(ctx, file))
  })
}

async function markSubmitted(ctx: TxCtx, file: FileRow): Promise<FileRow> {
  const { deps, tx, scope } = ctx
  if (file.discardedAt) throw discarded(file)
  if (file.submittedAt) return file
  const set = { submittedAt: new Date(deps.clock.now()) }
  const [submitted] = await tx.update(scope, payoutFiles, set, [eq(payoutFiles.id, file.id)])
  for (const transferId of await transfersIn(ctx, file.id)) {
    await writeReport(ctx, {
      transferId,
      status: 'sent',
      reference: null,
      reason: null,
    })
  }
  return submitted!
}

/** Applies the bank's status file: each transfer that it names moves on, the others stay as they are. */
export async function takeStatusFile(ctx: Ctx, id: string, content: unknown): Promise<FileOutcome> {
  if (typeof content !== 'string') {
    throw invalid('content', 'Send the bank’s file as the body.')
  }
  return transact(ctx, async (ctx) => {
    // Before the file is locked, since a large one takes a while to read.
    const reports = await readReports(ctx, id, content)
    const file = await findFile(ctx, id, { lock: 'update' })
    if (file.discardedAt) throw discarded(file)
    // A bank that answers has the file, whether or not somebody said so.
    const submitted = reports.length > 0 ? await markSubmitted(ctx, file) : file
    const outcomes: FileOutcome['outcomes'] = []
    for (const report of reports) {
      const { transferId, status: said, reason } = report
      const status = (await writeReport(ctx, report))!
      const { payout } = (await holdTransfer(ctx, transferId))!
      outcomes.push({
        transferId,
        payoutId: payout.id,
        report: said,
        reason: reason && format(reason),
        status,
      })
    }
    return { file: toFile(submitted), outcomes }
  })
}

/** Reads what the bank reports; which transfers a file has never changes. */
async function readReports(ctx: Ctx, id: string, content: string): Promise<TransferReport[]> {
  const file = await findFile(ctx, id)
  const provider = findProvider(ctx.deps.payoutProviders, file.provider)
  const read = provider?.kind === 'file' ? provider.readStatusFile : null
  if (!read) {
    throw new ApiError(
      'bad_request',
      `Files of ${provider?.label ?? file.provider} can’t be imported. Mark the payouts manually.`,
    )
  }
  if (file.discardedAt) throw discarded(file)
  return read(content, { id, transferIds: await transfersIn(ctx, id) })
}

/** Takes a file back that the bank never got: all of its payouts are canceled. */
export async function discardFile(ctx: Ctx, id: string): Promise<PayoutFile> {
  const { scope } = ctx
  return transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const file = await findFile(ctx, id, { lock: 'update' })
    if (file.discardedAt) return toFile(file)
    if (file.submittedAt) {
      throw new ApiError(
        'bad_request',
        `The bank file ${id} was already submitted. Ask your bank to recall it, then upload the bank’s status file.`,
      )
    }
    const set = { discardedAt: new Date(deps.clock.now()) }
    const [row] = await tx.update(scope, payoutFiles, set, [eq(payoutFiles.id, id)])
    for (const transferId of await transfersIn(ctx, id)) {
      const held = (await holdTransfer(ctx, transferId))!
      await stop(ctx, { held, reason: message('payout.file-discarded') })
    }
    return toFile(row!)
  })
}
