import { banElsewhere } from './ban-elsewhere.ts'
import { bannedCountry } from './banned-country.ts'
import { bannedSource } from './banned-source.ts'
import { clickVelocity } from './click-velocity.ts'
import { disposableEmail } from './disposable-email.ts'
import { duplicateIdentity } from './duplicate-identity.ts'
import { paidTraffic } from './paid-traffic.ts'
import { selfReferral } from './self-referral.ts'
import { tooFast } from './too-fast.ts'
import type { FraudRule, FraudRuleName } from './types.ts'

/** Every rule, in the order in which verdicts are listed. */
export const FRAUD_RULES: { readonly [N in FraudRuleName]: FraudRule<N> } = {
  selfReferral,
  duplicateIdentity,
  banElsewhere,
  paidTraffic,
  bannedSource,
  bannedCountry,
  disposableEmail,
  tooFast,
  clickVelocity,
}

export const FRAUD_RULE_NAMES = Object.keys(FRAUD_RULES) as FraudRuleName[]
