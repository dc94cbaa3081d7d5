import { ApiError } from '../../../domain/errors.ts'
import { checkReward, type CheckedReward } from '../../../domain/reward/check.ts'
import type { RewardEvent } from '../../../domain/reward/types.ts'
import { formatError } from '../../../locales/format-error.ts'
import type { RewardBody } from './schema.ts'

interface WireTerms {
  type?: string | undefined
  amount?: number | null | undefined
  rateBps?: number | null | undefined
  maxDurationMonths?: number | null | undefined
}

type Rule = 'limits' | 'modifiers' | 'exclude' | 'products' | 'tiers'

/** Reads the rules of a body. @throws ApiError `unprocessable_entity` in the API's names */
export function readTerms(
  body: WireTerms & { [K in Rule]?: RewardBody[K] | undefined },
  { event, currency, path = '' }: { event: RewardEvent; currency: string; path?: string },
): CheckedReward {
  return inWireWords(path, () =>
    checkReward(
      {
        ...toDraft(body),
        limits: body.limits?.map(({ amount, ...limit }) => ({ ...limit, amountMinor: amount })),
        modifiers: body.modifiers?.map(({ when, label, ...terms }) => ({
          ...toDraft(terms),
          when,
          label,
        })),
        exclude: body.exclude,
        products: body.products?.map(({ amount, ...rule }) => ({ ...rule, amountMinor: amount })),
        tiers: body.tiers && {
          ...body.tiers,
          levels: body.tiers.levels.map(({ amount, ...tier }) => ({
            ...tier,
            amountMinor: amount,
          })),
        },
      },
      event,
      currency,
    ),
  )
}

/** Converts a draft from the API's names to the domain's, whose amounts name their unit. */
export function toDraft({ type, amount, rateBps, maxDurationMonths }: WireTerms) {
  return { type, amountMinor: amount, rateBps, maxDurationMonths }
}

/** Runs a rule; what it finds wrong is told with the field names of the wire, under `path`. */
export function inWireWords<T>(path: string, rule: () => T): T {
  try {
    return rule()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const renamed = (text: string) => text.replaceAll(/\bamountMinor\b/g, 'amount')
    const { message, issues: found } = formatError(error)
    const issues = found?.map((issue) => ({
      path: renamed([path, issue.path].filter(Boolean).join('.')),
      message: renamed(issue.message),
    }))
    throw new ApiError(error.code, renamed(message), { issues })
  }
}
