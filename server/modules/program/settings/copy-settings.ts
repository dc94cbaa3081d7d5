import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { requireScope } from '../../../core/require-scope.ts'
import { inTransaction, transact } from '../../../core/transact.ts'
import { findTwin } from '../../../db/find-twin.ts'
import { lock } from '../../../db/locks.ts'
import { programs } from '../../../db/schema/programs.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { Changes, differing } from './changes.ts'
import { copyOffers } from './copy-offers.ts'
import { copyProgram } from './copy-program.ts'
import { copyHostnames, copyWorkspace } from './copy-workspace.ts'
import { findSettings, type ProgramSettings, type Settings } from './find-settings.ts'
import type { CopiedSettings, CopyBody, SettingsPart } from './schema.ts'

/** Carries the answer of a dry run out of its transaction, which is rolled back. */
class DryRun extends Error {
  readonly answer: CopiedSettings

  constructor(answer: CopiedSettings) {
    super('dry run')
    this.answer = answer
  }
}

/**
 * Copies settings of the other mode into the caller's workspace, all or none. Whoever is called upon to
 * write must be asked: there is no way to write into the other one.
 * @throws ApiError `conflict` when it cannot be as it is there, or was changed since `ifState`
 */
export async function copySettings(ctx: Ctx, body: CopyBody): Promise<CopiedSettings> {
  const { deps, scope } = ctx
  const parts = new Set(body.parts)
  const hasPrograms = parts.has('programs') || parts.has('rewards') || parts.has('mails')
  if (hasPrograms) {
    requireScope(scope, 'program.write', 'Copying programs, rewards and mails changes programs')
    requirePlan(scope.plan, 'partnerProgram')
  }
  const twin = await findTwin(deps.db, scope.workspaceId)
  if (!twin) throw new ApiError('conflict', 'This workspace has no test workspace to copy from.')
  const { actor } = scope
  const other = { ...ctx, scope: { workspaceId: twin.id, plan: twin.plan, actor } }
  const from = await inTransaction(other, findSettings)
  const answered = transact(ctx, async (ctx) => {
    await ctx.tx.run(ctx.scope, (ws) => sql`select ${lock('workspace', ws)}`)
    const to = await findSettings(ctx)
    const state = stateOf(from, to)
    if (body.ifState !== undefined && body.ifState !== state) throw changedSince()
    const changes = await copy(ctx, { from, to, parts })
    const answer: CopiedSettings = { from: twin.mode, state, changes: changes.list }
    if (body.dryRun) throw new DryRun(answer)
    return answer
  })
  const answer = await answered.catch((error: unknown) => {
    if (error instanceof DryRun) return error.answer
    throw error
  })
  if (!body.dryRun) await deps.directory.changed()
  return answer
}

async function copy(
  ctx: TxCtx,
  { from, to, parts }: { from: Settings; to: Settings; parts: ReadonlySet<SettingsPart> },
): Promise<Changes> {
  const changes = new Changes()
  const workspaces = { from: from.workspace, to: to.workspace }
  if (parts.has('workspace')) await copyWorkspace(ctx, workspaces, changes)
  if (parts.has('hostnames')) await copyHostnames(ctx, workspaces, changes)
  const pairsIn = ({ programs: there }: Settings) =>
    from.programs
      .filter(({ row }) => row.archivedAt === null)
      .map((program) => ({
        from: program,
        to: there.find(({ row }) => row.slug === program.row.slug),
      }))
  if (parts.has('programs')) {
    for (const pair of pairsIn(to)) await copyProgram(ctx, pair, changes)
  }
  // Read again: programs and groups may be new.
  const present = parts.has('rewards') || parts.has('mails') ? await findSettings(ctx) : to
  for (const { from: program, to: existing } of pairsIn(present)) {
    if (!existing || existing.row.archivedAt) continue
    const pair = { from: program, to: existing }
    if (parts.has('rewards')) await copyOffers(ctx, pair, changes)
    if (parts.has('mails')) await copyMails(ctx, pair, changes)
  }
  return changes
}

async function copyMails(
  { deps, tx, scope }: TxCtx,
  { from, to }: { from: ProgramSettings; to: ProgramSettings },
  changes: Changes,
): Promise<void> {
  const { mailTexts } = from.row
  if (differing(to.row, { mailTexts }).length === 0) return
  const set = { mailTexts, updatedAt: new Date(deps.clock.now()) }
  await tx.update(scope, programs, set, [eq(programs.id, to.row.id)])
  changes.add('program', 'updated', { names: [to.row.name], fields: ['mailTexts'] })
}

/** Names the settings of both sides, so that what was looked at is what is copied. */
function stateOf(from: Settings, to: Settings): string {
  const text = JSON.stringify([from, to], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}

function changedSince(): ApiError {
  return new ApiError('conflict', 'Settings have changed. Run the dry run again.')
}
