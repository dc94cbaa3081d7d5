import { FRAUD_RULE_NAMES, FRAUD_RULES } from './index.ts'
import type { FraudFacts, FraudRuleName, FraudSettings, FraudVerdict } from './types.ts'

/**
 * Applies all enabled rules, in the registry's order; empty when nothing speaks against the event. Any
 * verdict holds the commission until a person releases it.
 */
export function judgeFraud(facts: FraudFacts, settings: FraudSettings): FraudVerdict[] {
  return FRAUD_RULE_NAMES.map((name) => judgeBy(name, facts, settings)).filter(
    (verdict) => verdict !== null,
  )
}

function judgeBy<N extends FraudRuleName>(
  name: N,
  facts: FraudFacts,
  settings: FraudSettings,
): FraudVerdict | null {
  const own = settings[name]
  const finding = own.enabled ? FRAUD_RULES[name].judge(facts, own) : null
  return finding && { rule: name, ...finding }
}
