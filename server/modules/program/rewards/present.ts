import { rowFinder } from '../../../core/row-finder.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { messageForPartner } from '../../../domain/embed.ts'
import { ApiError } from '../../../domain/errors.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { localeOf } from '../../../locales/locale.ts'
import {
  describeModifier,
  describeProductRule,
  describeReward,
} from '../../../domain/reward/describe.ts'
import type {
  Modifier,
  RewardVersion as Rules,
  Terms as Rates,
  Tiers,
} from '../../../domain/reward/types.ts'
import { toVersion, type VersionRow } from './queries.ts'
import type { Reward, RewardVersion, Terms } from './schema.ts'

export type RewardRow = typeof rewards.$inferSelect

export function toReward(row: RewardRow, newest: VersionRow, locale: Locale): Reward {
  const { id, programId, groupId, enrollmentId, version } = row
  const rules = toVersion(newest)
  return {
    id,
    programId,
    groupId,
    enrollmentId,
    event: rules.event,
    version,
    ...toRules(rules, locale),
    description: newest.description,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  }
}

export function toRewardVersion(row: VersionRow, locale: Locale): RewardVersion {
  const rules = toVersion(row)
  return {
    rewardId: row.rewardId,
    version: row.version,
    event: rules.event,
    ...toRules(rules, locale),
    description: row.description,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toTerms({ type, amountMinor, rateBps, maxDurationMonths }: Rates): Terms {
  return { type, amount: amountMinor, rateBps, maxDurationMonths }
}

function toRules(rules: Rules, locale: Locale) {
  return {
    ...toTerms(rules),
    currency: rules.currency,
    limits: rules.limits.map(({ per, period, amountMinor, count }) => ({
      per,
      period,
      amount: amountMinor,
      count,
    })),
    modifiers: rules.modifiers.map((modifier) => toModifier(modifier, rules, locale)),
    tiers: rules.tiers && toTiers(rules.tiers),
    exclude: [...rules.exclude],
    products: rules.products.map((rule) => ({
      productIds: [...rule.productIds],
      type: rule.type,
      amount: rule.amountMinor,
      rateBps: rule.rateBps,
      label: rule.label ?? null,
      sentence: format(describeProductRule(rule, rules.currency), locale),
    })),
    sentence: format(describeReward(rules), locale),
  }
}

function toModifier(modifier: Modifier, rules: Rules, locale: Locale): Reward['modifiers'][number] {
  const described = describeModifier(modifier, rules)
  return {
    ...toTerms(modifier),
    when: modifier.when as Reward['modifiers'][number]['when'],
    label: modifier.label ?? null,
    sentence: format(described, locale),
    forPartners: format(messageForPartner(described), locale.plain ? localeOf('en') : locale),
  }
}

function toTiers({ levels, ...tiers }: Tiers) {
  return {
    ...tiers,
    levels: levels.map(({ threshold, type, amountMinor, rateBps }) => {
      return { threshold, type, amount: amountMinor, rateBps }
    }),
  }
}

export const findReward = rowFinder(rewards, 'reward')

export function noVersion({ id, version: newest }: RewardRow, version: number): ApiError {
  return new ApiError('not_found', `The reward ${id} has ${newest} versions, but no ${version}.`)
}

export function rewardTaken({ id, event, groupId }: RewardRow): ApiError {
  return new ApiError(
    'conflict',
    `This ${groupId === null ? 'enrollment' : 'group'} has a ${event} reward already: ${id}. ` +
      `Change it with PATCH /rewards/${id}, or archive it first.`,
  )
}
