import { ApiError, type Issue } from '../errors.ts'
import { closest } from '../spelling.ts'
import { FRAUD_RULE_NAMES, FRAUD_RULES } from './index.ts'
import type { Field, FraudSettings } from './types.ts'

type Loose = Record<string, unknown>

/** The field that holds them on the wire. */
const ROOT = 'fraudSettings'
const MAX_NAME = 50

/** Only the program's own people set rules up: English. */
type SettingIssue = Issue & { message: string }

/** Settings of a new program: every rule on; the lists of countries and sites are empty. */
export const defaultFraudSettings: FraudSettings = applied({}, null, [])

/**
 * Settings with the changes of `input` applied: `{tooFast: {minSeconds: 10}}`. What it does not name stays.
 * @throws ApiError `unprocessable_entity` with every issue, at `fraudSettings.tooFast.minSeconds` and the like
 */
export function checkFraudSettings(
  input: unknown,
  current: FraudSettings = defaultFraudSettings,
): FraudSettings {
  const issues: SettingIssue[] = []
  const settings = applied(input, current, issues)
  const [first] = issues
  if (!first) return settings
  throw new ApiError('unprocessable_entity', `${first.path}: ${first.message}`, { issues })
}

/** Settings as they were stored, perhaps by an older version: what cannot be read is as by default. */
export function readFraudSettings(stored: unknown): FraudSettings {
  return applied(stored, null, [])
}

function applied(
  input: unknown,
  current: FraudSettings | null,
  issues: SettingIssue[],
): FraudSettings {
  const given = record(input, ROOT, issues)
  refuseUnknown(given, FRAUD_RULE_NAMES, { path: ROOT, issues })
  const entries = FRAUD_RULE_NAMES.map((rule) => {
    const path = `${ROOT}.${rule}`
    const values = record(given[rule] === undefined ? {} : given[rule], path, issues)
    const fields = Object.entries<Field<unknown>>(FRAUD_RULES[rule].fields)
    const names = fields.map(([name]) => name)
    refuseUnknown(values, names, { path, issues })
    const kept: Loose = { ...current?.[rule] }
    const read = fields.map(([name, field]) => {
      const before = name in kept ? kept[name] : field.fallback
      if (values[name] === undefined) return [name, before] as const
      const result = field.read(values[name])
      if ('value' in result) return [name, result.value] as const
      const item = result.index === undefined ? '' : `.${result.index}`
      issues.push({ path: `${path}.${name}${item}`, message: result.problem })
      return [name, before] as const
    })
    return [rule, Object.fromEntries(read)] as const
  })
  // The entries come from the settings' own keys, which fromEntries forgets.
  return Object.fromEntries(entries) as unknown as FraudSettings
}

function record(value: unknown, path: string, issues: SettingIssue[]): Loose {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Loose
  issues.push({ path, message: 'This must be an object.' })
  return {}
}

function refuseUnknown(
  given: Loose,
  known: readonly string[],
  { path, issues }: { path: string; issues: SettingIssue[] },
): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const name = unknown.slice(0, MAX_NAME)
  const meant = closest(name, known)
  const hint = meant ? `Did you mean ${meant}?` : `Known: ${known.join(', ')}.`
  issues.push({ path: `${path}.${name}`, message: `There is no ${name} here. ${hint}` })
}
