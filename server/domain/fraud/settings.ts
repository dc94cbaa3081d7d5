import { ApiError, type Issue } from '../errors.ts'
import { closest } from '../spelling.ts'
import { FRAUD_RULE_NAMES, FRAUD_RULES } from './index.ts'
import type { Field, FraudSettings } from './types.ts'

type Loose = Record<string, unknown>

/** What a program begins with: every rule on; the lists of countries and sites are empty. */
export const defaultFraudSettings: FraudSettings = build((_rule, _name, field) => field.fallback)

/**
 * Settings with the changes of `input` applied: `{tooFast: {minSeconds: 10}}`. What it does not name stays.
 * @throws ApiError `unprocessable_entity` with every issue, at paths such as `fraud.tooFast.minSeconds`
 */
export function checkFraudSettings(
  input: unknown,
  current: FraudSettings = defaultFraudSettings,
): FraudSettings {
  const issues: Issue[] = []
  const rules = record(input, 'fraud', issues)
  refuseUnknown(rules, FRAUD_RULE_NAMES, 'fraud', issues)
  const given = new Map<string, Loose>()
  for (const rule of FRAUD_RULE_NAMES) {
    if (rules[rule] === undefined) continue
    const fields = record(rules[rule], `fraud.${rule}`, issues)
    refuseUnknown(fields, Object.keys(FRAUD_RULES[rule].fields), `fraud.${rule}`, issues)
    given.set(rule, fields)
  }
  const settings = build((rule, name, field) => {
    const kept = (current as unknown as Record<string, Loose>)[rule]?.[name] ?? field.fallback
    const value = given.get(rule)?.[name]
    if (value === undefined) return kept
    const result = field.read(value)
    if ('value' in result) return result.value
    const item = result.index === undefined ? '' : `.${result.index}`
    issues.push({ path: `fraud.${rule}.${name}${item}`, message: result.problem })
    return kept
  })
  const [first] = issues
  if (first) {
    const message = `${first.path}: ${first.message}`
    throw new ApiError('unprocessable_entity', message, { issues })
  }
  return settings
}

/** Settings of every rule, with each value taken from `valueOf`. */
function build(valueOf: (rule: string, name: string, field: Field<unknown>) => unknown) {
  const entries = FRAUD_RULE_NAMES.map((rule) => {
    const fields = Object.entries<Field<unknown>>(FRAUD_RULES[rule].fields)
    const values = fields.map(([name, field]) => [name, valueOf(rule, name, field)])
    return [rule, Object.fromEntries(values) as Loose] as const
  })
  return Object.fromEntries(entries) as unknown as FraudSettings
}

function record(value: unknown, path: string, issues: Issue[]): Loose {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Loose
  issues.push({ path, message: 'This must be an object.' })
  return {}
}

function refuseUnknown(
  given: Loose,
  known: readonly string[],
  path: string,
  issues: Issue[],
): void {
  for (const name of Object.keys(given).slice(0, 50)) {
    if (known.includes(name)) continue
    const meant = closest(name.slice(0, 50), known)
    const shown = name.slice(0, 50)
    const hint = meant ? `Did you mean ${meant}?` : `Known: ${known.join(', ')}.`
    issues.push({ path: `${path}.${shown}`, message: `There is no ${shown} here. ${hint}` })
  }
}
