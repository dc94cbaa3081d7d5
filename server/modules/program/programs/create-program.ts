import type { Ctx } from '../../../core/ctx.ts'
import { groups, programs } from '../../../db/schema/programs.ts'
import { transact } from '../../../core/transact.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import { guardSettings } from './guard-settings.ts'
import { slugTaken, toProgram } from './present.ts'
import { DEFAULT_GROUP, linkDomain, requireProgramCapacity } from './queries.ts'
import { readTerms, slugOf } from './read-terms.ts'
import type { Program, ProgramBody } from './schema.ts'

const DEFAULTS = {
  attributionModel: 'last',
  attributionWindowDays: 90,
  payoutSchedule: { interval: 'manual' },
} as const

/** Creates the program together with its group `default`. */
export async function createProgram(ctx: Ctx, body: ProgramBody): Promise<Program> {
  const { deps, scope } = ctx
  const set = readTerms(body)
  guardSettings(scope, set)
  const now = new Date(deps.clock.now())
  const made = { id: deps.ids.make('prog'), createdAt: now, updatedAt: now }
  const slug = set.slug ?? slugOf(set.name!)
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    await requireProgramCapacity(ctx, { programs: 1, groups: 1 })
    const { currency } = await readWorkspace(ctx)
    const domain = await linkDomain(ctx, body.domain)
    const named = { name: set.name!, url: set.url!, slug, domain: domain ?? null }
    const values = { currency, ...DEFAULTS, ...set, ...made, ...named }
    const [row] = await tx.insert(scope, programs, values, { ignore: true })
    if (!row) throw slugTaken(slug)
    await tx.insert(scope, groups, {
      ...made,
      id: deps.ids.make('grp'),
      programId: row.id,
      name: 'Default',
      slug: DEFAULT_GROUP,
    })
    return toProgram(row)
  })
}
