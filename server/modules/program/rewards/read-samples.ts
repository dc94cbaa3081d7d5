import { readSaleParts } from '../../../core/sale-parts.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { checkConditions } from '../../../domain/reward/check-conditions.ts'
import { findAttribute } from '../../../domain/reward/conditions/find-attribute.ts'
import { internal } from '../../../domain/message/message.ts'
import { sampleFacts, type Sample } from '../../../domain/reward/preview.ts'
import type { Item } from '../../../domain/reward/conditions/attribute.ts'
import { formatError } from '../../../locales/format-error.ts'
import type {
  Condition,
  RewardEvent,
  RewardFacts,
  RewardVersion,
} from '../../../domain/reward/types.ts'
import type { Sample as SampleBody } from './preview-schema.ts'

const MAX_FACTS = 20

/** Reads the events of a preview. What is not given is as plain as can be. */
export function readSamples(
  rules: RewardVersion,
  samples: readonly SampleBody[],
  atMs: number,
): Sample[] {
  const plain = sampleFacts(rules, atMs)
  return samples.map(({ title, amount = 0, quantity, volume = 0, facts, ...rest }, index) => {
    const path = `samples.${index}.`
    const parts = rules.event === 'sale' && readSaleParts(rest, { ...rules, amount, path })
    if (!parts && Object.values(rest).some((part) => part)) {
      throw invalid(path.slice(0, -1), 'Only sales have tax, shipping, fee and lineItems.')
    }
    const base = {
      ...plain,
      saleMinor: BigInt(amount),
      quantity: quantity ?? 1,
      volume: BigInt(volume),
      ...(parts && { parts }),
    }
    return {
      title: title ?? internal('internal.sample.numbered', { number: index + 1 }),
      facts: withFacts(base, facts, `${path}facts`),
    }
  })
}

/** Facts by their attributes' names, checked as the values of conditions are. */
function withFacts(base: RewardFacts, given: unknown, path: string): RewardFacts {
  if (given === undefined || given === null) return base
  const entries = typeof given === 'object' ? Object.entries(given) : []
  if (typeof given !== 'object' || Array.isArray(given) || entries.length > MAX_FACTS) {
    throw invalid(path, `${path} must be an object of at most ${MAX_FACTS} facts.`)
  }
  return entries.reduce((facts, [name, value]) => {
    const checked = checkFact(base.event, { name, value, path })
    const { attribute, path: field } = findAttribute(checked.attribute)!
    return attribute.write(facts, checked.value as Item, field)
  }, base)
}

function checkFact(
  event: RewardEvent,
  { name, value, path }: { name: string; value: unknown; path: string },
): Condition {
  const conditions = [{ attribute: name, operator: 'is', value }]
  try {
    return checkConditions({ match: 'all', conditions }, path, event).conditions[0] as Condition
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const at = `${path}.${name.slice(0, 60)}`
    throw invalid(at, formatError(error).message.replace(/^\S+\.conditions\.0\.\w+/, at))
  }
}
