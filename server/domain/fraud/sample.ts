import { FRAUD_RULES } from './index.ts'
import { defaultFraudSettings } from './settings.ts'
import type { FraudFacts, FraudRuleName, FraudSettings, Identity } from './types.ts'

const MINUTE = 60_000
export const AT = Date.UTC(2026, 2, 1)

type Click = NonNullable<FraudFacts['click']>
interface Changes {
  customer?: Partial<FraudFacts['customer']>
  partner?: Partial<FraudFacts['partner']>
  otherPartners?: Identity[]
  click?: Partial<Click> | null
}

/** Builds an ordinary sale in which everything is known and nothing is wrong. */
export function facts({ customer, partner, otherPartners = [], click }: Changes = {}): FraudFacts {
  const ordinary: Click = {
    atMs: AT - MINUTE,
    url: 'https://shop.example/?svc_id=1',
    referrerHost: 'blog.example',
    clicksInHour: 1,
    distinctVisitors: 1,
  }
  return {
    programId: 'prog_1',
    atMs: AT,
    customer: {
      email: 'carla@customer.example',
      country: 'DE',
      paymentFingerprint: 'card-c',
      ...customer,
    },
    partner: {
      partnerId: 'pn_1',
      email: 'paul@partner.example',
      payoutFingerprint: 'bank-p',
      bannedProgramIds: [],
      country: 'AT',
      paymentFingerprints: ['card-p', 'card-q'],
      ...partner,
    },
    otherPartners,
    click: click === null ? null : { ...ordinary, ...click },
  }
}

/** Another partner, with whom nothing is shared. */
export const other = (partnerId: string, change: Partial<Identity> = {}): Identity => ({
  partnerId,
  email: `${partnerId.replace('_', '')}@other.example`,
  payoutFingerprint: `bank-${partnerId}`,
  bannedProgramIds: [],
  ...change,
})

/** Applies one rule to an ordinary sale with changes, by the default settings with changes. */
export function judge<N extends FraudRuleName>(
  rule: N,
  changes: Changes,
  settings: Partial<FraudSettings[N]> = {},
) {
  return FRAUD_RULES[rule].judge(facts(changes), { ...defaultFraudSettings[rule], ...settings })
}
