import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { placeOf } from '../../../db/sealed.ts'
import { payoutFiles } from '../../../db/schema/payouts.ts'
import type { FileProvider } from '../../../payout-providers/port.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'
import { loadTransfers } from './intents.ts'

/**
 * Writes one file a run and bank provider, with all of its transfers. Written with the claim: there is no
 * moment at which money is claimed, but no file says so.
 */
export async function writePayoutFiles(
  ctx: TxCtx,
  run: { program: ProgramRow; runId: string; at: Date },
): Promise<void> {
  for (const provider of Object.values(ctx.deps.payoutProviders)) {
    if (provider.kind === 'file') await writeFile(ctx, { ...run, provider })
  }
}

async function writeFile(
  ctx: TxCtx,
  run: { program: ProgramRow; runId: string; at: Date; provider: FileProvider },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { runId, at, provider, program } = run
  const stored = await loadTransfers(ctx, { runId, provider: provider.name })
  if (stored.length === 0) return
  const id = deps.ids.make('file')
  const intents = stored.map(({ intent }) => intent)
  const { mode } = await readWorkspace(ctx)
  const file = provider.writeFile(intents, stored[0]!.funding, { id, atMs: at.getTime() })
  await tx.insert(scope, payoutFiles, {
    id,
    runId,
    provider: provider.name,
    // No bank should be handed it by mistake.
    filename: mode === 'test' ? `TEST-${file.filename}` : file.filename,
    contentType: file.contentType,
    content: deps.secrets.seal(file.content, placeOf(payoutFiles.content, scope.workspaceId, id)),
    transfers: intents.length,
    amount: intents.reduce((sum, intent) => sum + intent.amountMinor, 0n),
    currency: program.currency,
    createdAt: at,
  })
  await tx.run(
    scope,
    (ws) => sql`
    update transfers t set file_id = ${id} from payouts p
    where t.workspace_id = ${ws} and t.provider = ${provider.name}
      and p.workspace_id = ${ws} and p.id = t.payout_id and p.run_id = ${runId}`,
  )
}
