import { invalid } from '../errors.ts'
import { SALE_PARTS, type SalePart } from '../sale-parts.ts'
import { checkTerms } from './check-terms.ts'
import {
  pathOf,
  readChoice,
  readDraft,
  readInteger,
  readLabel,
  readList,
  readText,
} from './read-draft.ts'
import type { ProductRule, RewardEvent } from './types.ts'

const MAX_RULES = 20
const MAX_PRODUCTS = 100
/** Per unit of a product. A sale has at most a million units, so no sum leaves what a number can hold. */
const MAX_UNIT_MINOR = 1_000_000_000
const TYPES = ['flat', 'percentage', 'excluded'] as const

interface Asked {
  event: RewardEvent
  currency: string
}

/**
 * Validates the parts of a sale that percentages are not taken of, in a fixed order.
 * @throws ApiError `unprocessable_entity` with the path of the field
 */
export function checkExclude(value: unknown, { event }: Asked): SalePart[] {
  const list = readList('exclude', value, { max: SALE_PARTS.length })
  requireSale('exclude', list, event)
  const parts = list.map((one, index) => readChoice(pathOf('exclude', index), one, SALE_PARTS))
  return SALE_PARTS.filter((part) => parts.includes(part))
}

/**
 * Validates the product rules of a reward.
 * @throws ApiError `unprocessable_entity` with the path of the field
 */
export function checkProducts(value: unknown, asked: Asked): ProductRule[] {
  const list = readList('products', value, { max: MAX_RULES })
  requireSale('products', list, asked.event)
  return list.map((rule, index) => checkRule(rule, pathOf('products', index), asked))
}

function requireSale(path: string, list: readonly unknown[], event: RewardEvent): void {
  if (list.length === 0 || event === 'sale') return
  throw invalid(path, `Only sales have tax and products. Leave ${path} out of a ${event} reward.`)
}

function checkRule(value: unknown, path: string, { currency }: Asked): ProductRule {
  const draft = readDraft(path, value)
  const type = readChoice(pathOf(path, 'type'), draft.type, TYPES)
  const at = pathOf(path, 'productIds')
  const ids = readList(at, draft.productIds, { min: 1, max: MAX_PRODUCTS })
  const trimmed = ids.map((id, index) => readText(pathOf(at, index), id).trim())
  const productIds = [...new Set(trimmed)]
  const label = readLabel(pathOf(path, 'label'), draft.label)
  if (type === 'excluded') {
    for (const field of ['amountMinor', 'rateBps'] as const) {
      const given = draft[field]
      if (given === undefined || given === null) continue
      throw invalid(pathOf(path, field), 'Excluded products earn nothing. Give productIds only.')
    }
    return { productIds, type, amountMinor: null, rateBps: null, ...label }
  }
  if (type === 'flat') {
    const unit = `minor units of ${currency.toUpperCase()}`
    const range = { min: 0, max: MAX_UNIT_MINOR, unit }
    readInteger(pathOf(path, 'amountMinor'), draft.amountMinor, range)
  }
  const noDuration = 'The duration is that of the reward. Leave maxDurationMonths out.'
  const { amountMinor, rateBps } = checkTerms(draft, path, { currency, noDuration })
  return { productIds, type, amountMinor, rateBps, ...label }
}
