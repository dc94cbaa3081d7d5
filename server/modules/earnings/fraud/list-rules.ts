import { FRAUD_RULE_NAMES, FRAUD_RULES } from '../../../domain/fraud/index.ts'
import { defaultFraudSettings } from '../../../domain/fraud/settings.ts'
import type { FraudRuleInfo } from './schema.ts'

/** Lists every rule, in the order in which findings are listed. */
export function listRules(): FraudRuleInfo[] {
  return FRAUD_RULE_NAMES.map((rule) => ({
    rule,
    title: FRAUD_RULES[rule].title,
    defaults: { ...defaultFraudSettings[rule] },
  }))
}
