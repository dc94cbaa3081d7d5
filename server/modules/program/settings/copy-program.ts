import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { groups, programs } from '../../../db/schema/programs.ts'
import { allowMoveRules } from '../groups/queries.ts'
import { allowCurrency } from '../programs/allow-currency.ts'
import { changeApproval } from '../programs/change-approval.ts'
import { guardSettings } from '../programs/guard-settings.ts'
import { isArchived, requireProgramCapacity, type GroupRow } from '../programs/queries.ts'
import { differing, type Changes } from './changes.ts'
import type { GroupSettings, ProgramSettings } from './find-settings.ts'

type ProgramRow = ProgramSettings['row']

/** Copies a program and its groups: what the other side has is changed, what it lacks is created. */
export async function copyProgram(
  ctx: TxCtx,
  { from, to }: { from: ProgramSettings; to: ProgramSettings | undefined },
  changes: Changes,
): Promise<void> {
  if (to?.row.archivedAt) throw isArchived(to.row.id)
  const row = to
    ? await updateRow(ctx, from.row, to.row, changes)
    : await createRow(ctx, from.row, changes)
  const pairs = from.groups.map((group) => ({
    from: group,
    to: to?.groups.find((other) => other.row.slug === group.row.slug),
  }))
  const missing = pairs.filter((pair) => !pair.to).length
  if (missing > 0) await requireProgramCapacity(ctx, { programs: 0, groups: missing })
  await clearMoveRules(ctx, pairs)
  for (const pair of pairs) await copyGroup(ctx, { ...pair, program: row }, changes)
}

/** Returns what a program is, besides where it is and how it stands. The words of mails are copied for themselves. */
function contentOf(row: ProgramRow) {
  const {
    workspaceId: _workspace,
    id: _id,
    slug: _slug,
    domain: _domain,
    url: _url,
    mailTexts: _mails,
    createdAt: _created,
    updatedAt: _updated,
    deactivatedAt: _deactivated,
    archivedAt: _archived,
    ...content
  } = row
  return content
}

async function createRow(ctx: TxCtx, from: ProgramRow, changes: Changes): Promise<ProgramRow> {
  const { deps, tx, scope } = ctx
  const content = contentOf(from)
  guardSettings(scope, content)
  await requireProgramCapacity(ctx, { programs: 1, groups: 0 })
  const now = new Date(deps.clock.now())
  const id = deps.ids.make('prog')
  // Link domains belong to one workspace: the new program's links are on the primary one.
  const made = { id, slug: from.slug, url: from.url, domain: null, createdAt: now, updatedAt: now }
  const [row] = await tx.insert(scope, programs, { ...content, ...made })
  changes.add('program', 'created', { names: [from.name] })
  return row!
}

async function updateRow(
  ctx: TxCtx,
  from: ProgramRow,
  to: ProgramRow,
  changes: Changes,
): Promise<ProgramRow> {
  const { deps, tx, scope } = ctx
  const content = contentOf(from)
  const fields = differing(to, content)
  if (fields.length === 0) return to
  guardSettings(scope, content, to)
  await allowCurrency(ctx, to, content)
  await changeApproval(ctx, to, content)
  const set = { ...content, updatedAt: new Date(deps.clock.now()) }
  const [row] = await tx.update(scope, programs, set, [eq(programs.id, to.id)])
  changes.add('program', 'updated', { names: [to.name], fields })
  return row!
}

/** Takes away rules that change: of two groups, the new rules of one may meet the former ones of the other. */
async function clearMoveRules(
  { tx, scope }: TxCtx,
  pairs: readonly { from: GroupSettings; to: GroupSettings | undefined }[],
): Promise<void> {
  for (const { from, to } of pairs) {
    if (!to || differing(to.row, { moveRules: from.row.moveRules }).length === 0) continue
    await tx.update(scope, groups, { moveRules: [] }, [eq(groups.id, to.row.id)])
  }
}

/** Returns what a group is; where it leads stays as it is in a group that exists. */
function groupContent(row: GroupRow) {
  const {
    workspaceId: _workspace,
    id: _id,
    programId: _program,
    slug: _slug,
    defaultLinks: _links,
    allowedDestinations: _destinations,
    createdAt: _created,
    updatedAt: _updated,
    ...content
  } = row
  return content
}

async function copyGroup(
  ctx: TxCtx,
  {
    from,
    to,
    program,
  }: { from: GroupSettings; to: GroupSettings | undefined; program: ProgramRow },
  changes: Changes,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const content = groupContent(from.row)
  const now = new Date(deps.clock.now())
  const names = [program.name, from.row.name]
  if (to) {
    const fields = differing(to.row, content)
    if (fields.length === 0) return
    await allowMoveRules(ctx, { ...to.row, ...content })
    await tx.update(scope, groups, { ...content, updatedAt: now }, [eq(groups.id, to.row.id)])
    changes.add('group', 'updated', { names, fields })
    return
  }
  const { slug, defaultLinks, allowedDestinations } = from.row
  const addresses = { slug, defaultLinks, allowedDestinations }
  const made = { id: deps.ids.make('grp'), programId: program.id, createdAt: now, updatedAt: now }
  const values = { ...content, ...addresses, ...made }
  await allowMoveRules(ctx, values)
  await tx.insert(scope, groups, values)
  changes.add('group', 'created', { names })
}
