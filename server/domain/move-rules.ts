import { invalid } from './errors.ts'

/** Attributes that a move rule can use. Amounts are minor units of the program's currency. */
export const MOVE_ATTRIBUTES = [
  'totalLeads',
  'totalSales',
  'totalSaleAmount',
  'totalCommissions',
] as const
export type MoveAttribute = (typeof MOVE_ATTRIBUTES)[number]

/** From `gte` up to, but not including, `lt`. */
export interface MoveCondition {
  attribute: MoveAttribute
  gte: number
  /** No upper end when it is null or absent. */
  lt?: number | null | undefined
}

/** A rule that moves partners into a group when all its conditions hold. */
export interface MoveRule {
  groupId: string
  /** For sentences. */
  groupName: string
  /** At most one for each attribute. */
  conditions: readonly MoveCondition[]
  /** Limits the rule to partners of these groups; null or absent: of any group. */
  fromGroupIds?: readonly string[] | null | undefined
}

export type MoveFacts = Readonly<Record<MoveAttribute, bigint | number>>

/**
 * Chooses the group that a partner belongs in now, or null to stay. A locked partner is moved by people
 * only.
 */
export function chooseGroup(
  rules: readonly MoveRule[],
  facts: MoveFacts,
  { groupId, locked }: { groupId: string; locked: boolean },
): string | null {
  if (locked) return null
  const rule = rules.find((one) => appliesTo(one, groupId) && matches(one, facts))
  return rule?.groupId ?? null
}

/**
 * Tells whether two rules could move one partner to and fro: both from one group, or each out of the
 * other's.
 */
export function overlaps(a: MoveRule, b: MoveRule): boolean {
  if (a.groupId === b.groupId) return false
  if (!MOVE_ATTRIBUTES.every((attribute) => intersect(a, b, attribute))) return false
  return shareASource(a, b) || (appliesTo(a, b.groupId) && appliesTo(b, a.groupId))
}

/**
 * Refuses rules that make no sense, or of which two could pull at one partner.
 * @throws ApiError `unprocessable_entity`
 */
export function checkMoveRules(rules: readonly MoveRule[]): void {
  rules.forEach((rule, i) => checkRule(rule, `rules.${i}`))
  rules.forEach((rule, i) => {
    const other = rules.slice(0, i).find((one) => overlaps(one, rule))
    if (!other) return
    throw invalid(
      `rules.${i}`,
      `The rules of the groups "${other.groupName}" and "${rule.groupName}" can both hold for one ` +
        'partner. Give them ranges that do not overlap.',
    )
  })
}

function checkRule({ groupId, groupName, conditions, fromGroupIds }: MoveRule, path: string): void {
  if (conditions.length === 0) {
    throw invalid(`${path}.conditions`, `Give the rule of the group "${groupName}" a condition.`)
  }
  if (fromGroupIds && (fromGroupIds.length === 0 || fromGroupIds.includes(groupId))) {
    throw invalid(
      `${path}.fromGroupIds`,
      `Name other groups to move partners from into "${groupName}", or leave the list out.`,
    )
  }
  conditions.forEach((condition, i) => {
    const { attribute, gte, lt } = condition
    const at = `${path}.conditions.${i}`
    if (conditions.findIndex((one) => one.attribute === attribute) < i) {
      throw invalid(
        `${at}.attribute`,
        `Two conditions are about ${attribute}. Make them one range.`,
      )
    }
    if (!isCount(gte)) throw invalid(`${at}.gte`, 'gte must be a whole number, 0 or more.')
    if (lt !== null && lt !== undefined && !(isCount(lt) && lt > gte)) {
      throw invalid(`${at}.lt`, 'lt must be a whole number above gte, or be left out.')
    }
  })
}

function appliesTo({ groupId, fromGroupIds }: MoveRule, currentId: string): boolean {
  return groupId !== currentId && (fromGroupIds?.includes(currentId) ?? true)
}

function matches({ conditions }: MoveRule, facts: MoveFacts): boolean {
  return conditions.every(({ attribute, gte, lt }) => {
    const value = facts[attribute]
    return value >= gte && (lt === null || lt === undefined || value < lt)
  })
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

/** Tells whether a value of the attribute exists that both rules accept. */
function intersect(a: MoveRule, b: MoveRule, attribute: MoveAttribute): boolean {
  const [rangeOfA, rangeOfB] = [rangeOf(a, attribute), rangeOf(b, attribute)]
  return rangeOfA.from < rangeOfB.to && rangeOfB.from < rangeOfA.to
}

function rangeOf({ conditions }: MoveRule, attribute: MoveAttribute): { from: number; to: number } {
  const condition = conditions.find((one) => one.attribute === attribute)
  return { from: condition?.gte ?? -Infinity, to: condition?.lt ?? Infinity }
}

/**
 * Tells whether a named group exists whose partners both rules consider. A rule without names also
 * considers the other's group.
 */
function shareASource(a: MoveRule, b: MoveRule): boolean {
  const listed = a.fromGroupIds ?? b.fromGroupIds ?? []
  return listed.some((id) => appliesTo(a, id) && appliesTo(b, id))
}
