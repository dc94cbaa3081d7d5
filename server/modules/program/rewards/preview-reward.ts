import type { Ctx } from '../../../core/ctx.ts'
import { invalid } from '../../../domain/errors.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { internal } from '../../../domain/message/message.ts'
import { describeReward } from '../../../domain/reward/describe.ts'
import { defaultSamples, previewReward as compute } from '../../../domain/reward/preview.ts'
import type { PreviewedSample } from '../../../domain/reward/preview.ts'
import type { RewardVersion } from '../../../domain/reward/types.ts'
import { findProgram } from '../programs/queries.ts'
import { loadOwner } from './load-owner.ts'
import { findReward, noVersion, toTerms } from './present.ts'
import type { Preview, PreviewBody } from './preview-schema.ts'
import { loadVersion } from './queries.ts'
import { readSamples } from './read-samples.ts'
import { readTerms } from './read-terms.ts'
import type { RewardBody } from './schema.ts'

const MAX_EARNINGS = BigInt(Number.MAX_SAFE_INTEGER)

/** Computes what a reward would pay, drafted or stored, step by step. Writes nothing. */
export async function previewReward(
  ctx: Ctx,
  { draft, rewardId, version, samples }: PreviewBody,
): Promise<Preview> {
  const { deps } = ctx
  if ((draft === undefined) === (rewardId === undefined)) {
    throw invalid('draft', 'Send either draft or rewardId.')
  }
  const rules = draft ? await drafted(ctx, draft) : await stored(ctx, { id: rewardId!, version })
  const atMs = deps.clock.now()
  const shown = samples?.length ? readSamples(rules, samples, atMs) : defaultSamples(rules, atMs)
  return {
    event: rules.event,
    currency: rules.currency,
    sentence: format(describeReward(rules), ctx.locale),
    samples: compute(rules, shown).map((sample) => toSample(sample, ctx.locale)),
  }
}

async function drafted(ctx: Ctx, draft: RewardBody): Promise<RewardVersion> {
  const { event } = draft
  const currency = await currencyOf(ctx, draft)
  const { terms, ...rest } = readTerms(draft, { event, currency, path: 'draft' })
  return { rewardId: '', version: 1, event, ...terms, currency, ...rest }
}

/** Finds the currency of the program, or of the workspace when the draft names none. */
async function currencyOf(ctx: Ctx, draft: RewardBody): Promise<string> {
  const { deps, scope } = ctx
  const { programId, groupId, enrollmentId, partnerId } = draft
  if (groupId || enrollmentId || partnerId) {
    return (await loadOwner(ctx, draft)).program.currency
  }
  if (programId) return (await findProgram(ctx, programId)).currency
  return (await deps.directory.workspaceById(scope.workspaceId))!.currency
}

async function stored(
  ctx: Ctx,
  ref: { id: string; version: number | undefined },
): Promise<RewardVersion> {
  const row = await findReward(ctx, ref.id)
  const version = ref.version ?? row.version
  const found = await loadVersion(ctx, { id: row.id, version })
  if (!found) throw noVersion(row, version)
  return found
}

function toSample(
  { title, facts, earning }: PreviewedSample,
  locale: Locale,
): Preview['samples'][number] {
  const earned = 'terms' in earning ? earning : null
  if (earning.earningsMinor > MAX_EARNINGS) {
    throw invalid('samples', internal('internal.sample.too-much', { sample: title }))
  }
  return {
    title: format(title, locale),
    amount: Number(facts.saleMinor),
    quantity: facts.quantity,
    earnings: Number(earning.earningsMinor),
    reason: 'reason' in earning ? earning.reason : null,
    volume: Number(facts.volume),
    modifier: earned?.modifier ?? null,
    tier: earned?.tier ?? null,
    terms: earned && toTerms(earned.terms),
    capped: earned?.capped ?? false,
    steps: earning.steps.map((step) => format(step, locale)),
  }
}
