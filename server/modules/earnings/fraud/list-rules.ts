import type { Scope } from '../../../db/scope.ts'
import { FRAUD_RULE_NAMES, FRAUD_RULES } from '../../../domain/fraud/index.ts'
import { defaultFraudSettings } from '../../../domain/fraud/settings.ts'
import { requirePlan } from '../../../domain/plan.ts'
import type { FraudRuleInfo } from './schema.ts'

/** Lists every rule, in the order in which findings are listed. */
export function listRules(scope: Scope): FraudRuleInfo[] {
  requirePlan(scope.plan, 'partnerProgram')
  return FRAUD_RULE_NAMES.map((rule) => ({
    rule,
    title: FRAUD_RULES[rule].title,
    defaults: { ...defaultFraudSettings[rule] },
  }))
}
