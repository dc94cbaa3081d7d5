import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { parseOptional } from '../../../core/input.ts'
import { findProgram } from '../programs/queries.ts'
import { insertVersion } from './create-reward.ts'
import { guardReward } from './guard-reward.ts'
import { findReward, toReward, type RewardRow } from './present.ts'
import { findVersion } from './queries.ts'
import { readTerms } from './read-terms.ts'
import { RewardPatch, type Reward } from './schema.ts'

/**
 * Writes the next version: what is not given stays as it was. Customers keep the version of their lead.
 * The lock on the reward makes simultaneous changes follow each other, so that none is lost.
 */
export async function updateReward(ctx: Ctx, id: string, patch: RewardPatch): Promise<Reward> {
  const { scope } = ctx
  const { ifVersion, ...changes } = patch
  if (Object.keys(changes).length === 0) {
    const names = Object.keys(RewardPatch.properties).filter((name) => name !== 'ifVersion')
    throw invalid('', `Say what changes: ${names.join(', ')}.`)
  }
  const description =
    patch.description === undefined ? undefined : parseOptional('description', patch.description)
  return transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const current = await findReward(ctx, id, { lock: 'update' })
    if (current.archivedAt) throw archived(id)
    if (ifVersion !== undefined && ifVersion !== current.version) throw changed(current)
    const before = await findVersion(ctx, current)
    const was = toReward(current, before, ctx.locale)
    const program = await findProgram(ctx, current.programId)
    const { currency } = program
    const checked = readTerms(merge(was, patch), { event: was.event, currency })
    guardReward(scope, program, checked)
    const set = { version: current.version + 1, updatedAt: new Date(deps.clock.now()) }
    const [row] = await tx.update(scope, rewards, set, [eq(rewards.id, id)])
    const version = await insertVersion(ctx, {
      row: row!,
      checked,
      currency,
      description: description === undefined ? before.description : description,
    })
    return toReward(row!, version, ctx.locale)
  })
}

/** Merges a patch into the terms. A new type needs its own amount or rate, so the old one is dropped. */
function merge({ modifiers, ...was }: Reward, patch: RewardPatch) {
  const kept = patch.type === undefined || patch.type === was.type
  return {
    type: patch.type ?? was.type,
    amount: patch.amount === undefined && kept ? was.amount : patch.amount,
    rateBps: patch.rateBps === undefined && kept ? was.rateBps : patch.rateBps,
    maxDurationMonths:
      patch.maxDurationMonths === undefined ? was.maxDurationMonths : patch.maxDurationMonths,
    limits: patch.limits ?? was.limits,
    modifiers: patch.modifiers ?? modifiers,
    exclude: patch.exclude ?? was.exclude,
    products: patch.products ?? was.products,
    tiers: patch.tiers === undefined ? was.tiers : patch.tiers,
  }
}

function changed({ id, version }: RewardRow): ApiError {
  return new ApiError(
    'conflict',
    `The reward ${id} has changed: the latest version is ${version}. Load it again.`,
  )
}

function archived(id: string): ApiError {
  return new ApiError(
    'conflict',
    `The reward ${id} is archived. Create another with POST /rewards.`,
  )
}
