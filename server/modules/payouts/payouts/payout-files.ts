import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { inTransaction } from '../../../core/transact.ts'
import { payoutFiles, payoutRuns, transfers } from '../../../db/schema/payouts.ts'
import { placeOf } from '../../../db/sealed.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { toFile, type FileRow } from './present.ts'
import type { FileQuery, PayoutFile } from './run-schema.ts'

const FILES: Listing<typeof payoutFiles, FileQuery> = {
  table: payoutFiles,
  prefix: 'file',
  noun: 'bank file',
  filters: {
    runId: payoutFiles.runId,
    programId: (id, { workspaceId }) =>
      inArray(
        payoutFiles.runId,
        sql`(select ${payoutRuns.id} from ${payoutRuns} where
          ${and(eq(payoutRuns.workspaceId, workspaceId), eq(payoutRuns.programId, id))})`,
      ),
  },
}

/** Lists bank files, newest first. */
export async function listFiles(ctx: Ctx, query: FileQuery): Promise<PayoutFile[]> {
  return (await listRows(ctx, FILES, query)).map(toFile)
}

/** Returns the file for the bank. It names accounts, so each download is recorded and logged. */
export async function downloadFile(
  ctx: Ctx,
  id: string,
): Promise<{ filename: string; contentType: string; content: string }> {
  const { scope } = ctx
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const file = await findFile(ctx, id, { lock: 'update' })
    if (file.discardedAt) throw discarded(file, 'not_found')
    if (!file.content) throw deleted(file)
    const downloadedBy = actorName(scope)
    const set = { downloadedAt: new Date(deps.clock.now()), downloadedBy }
    await tx.update(scope, payoutFiles, set, [eq(payoutFiles.id, id)])
    deps.log.info({ workspaceId: scope.workspaceId, file: id, by: downloadedBy }, 'bank file read')
    const { filename, contentType } = file
    const place = placeOf(payoutFiles.content, scope.workspaceId, id)
    return { filename, contentType, content: deps.secrets.open(file.content, place) }
  })
}

export const findFile = rowFinder(payoutFiles, 'bank file')

/** Lists the transfers of a file, in the order in which all other code locks them. */
export async function transfersIn(ctx: Ctx, fileId: string): Promise<string[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, transfers, {
    where: [eq(transfers.fileId, fileId)],
    orderBy: [asc(transfers.id)],
  })
  return rows.map((row) => row.id)
}

export function discarded(
  { id }: FileRow,
  code: 'bad_request' | 'not_found' = 'bad_request',
): ApiError {
  return new ApiError(
    code,
    `The bank file ${id} was discarded, and its payouts were canceled. Don’t submit it to the bank.`,
  )
}

function deleted({ id }: FileRow): ApiError {
  return new ApiError(
    'not_found',
    `The text of the bank file ${id} was deleted, because it names accounts. Its payouts are still listed.`,
  )
}
