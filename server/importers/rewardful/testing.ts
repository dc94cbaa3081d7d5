import type { ImporterFixture } from '../testing.ts'
import { pageOf, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const SECRET = 'rewardful-secret-0123456789'
const SIZE = 2

const affiliate = (n: number, state: string, token: string) => ({
  id: `aff-${n}`,
  created_at: `2024-01-0${n}T08:00:00.000Z`,
  updated_at: '2024-09-01T08:00:00.000Z',
  first_name: 'Ada',
  last_name: `Partner ${n}`,
  email: `ada-${n}@partners.test`,
  state,
  confirmed_at: '2024-01-09T08:00:00.000Z',
  links: [
    {
      id: `link-${n}`,
      url: `https://shop.test/?via=${token}`,
      token,
      visitors: 10,
      leads: 2,
      conversions: 1,
    },
  ],
})

const referral = (n: number, owner: number, became: string | null) => ({
  id: `ref-${n}`,
  created_at: '2024-02-01T08:00:00.000Z',
  became_lead_at: became,
  became_conversion_at: became,
  conversion_state: became === null ? 'visitor' : 'conversion',
  stripe_customer_id: became === null ? null : `cus_${n}`,
  customer:
    became === null
      ? null
      : { id: `cus_${n}`, name: `Buyer ${n}`, email: `buyer-${n}@shop.test`, platform: 'stripe' },
  link: { id: `link-${owner}`, token: `ada${owner}` },
  affiliate: { id: `aff-${owner}`, email: `ada-${owner}@partners.test` },
})

const commission = (n: number, state: string, amount: number) => ({
  id: `com-${n}`,
  created_at: `2024-03-0${n}T08:00:00.000Z`,
  amount,
  currency: 'USD',
  state,
  due_at: `2024-04-0${n}T08:00:00.000Z`,
  paid_at: state === 'paid' ? '2024-05-01T08:00:00.000Z' : null,
  voided_at: state === 'voided' ? '2024-04-01T08:00:00.000Z' : null,
  sale: {
    id: `sale-${n}`,
    currency: 'USD',
    charged_at: `2024-03-0${n}T07:00:00.000Z`,
    stripe_charge_id: `ch_${n}`,
    charge_amount_cents: amount * 5,
    refund_amount_cents: 0,
    tax_amount_cents: 0,
    sale_amount_cents: amount * 5,
    referral: { id: 'ref-1' },
    affiliate: { id: 'aff-1' },
  },
})

const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/affiliates': [
    affiliate(1, 'active', 'ada1'),
    affiliate(2, 'disabled', 'ada2'),
    affiliate(3, 'suspicious', 'ada3'),
  ],
  '/referrals': [referral(1, 1, '2024-02-02T08:00:00.000Z'), referral(2, 1, null)],
  '/commissions': [
    commission(1, 'paid', 2_000),
    commission(2, 'due', 1_001),
    commission(3, 'voided', 500),
  ],
  '/payouts': [
    {
      id: 'pay-1',
      created_at: '2024-04-30T08:00:00.000Z',
      amount: 2_000,
      currency: 'USD',
      state: 'paid',
      paid_at: '2024-05-01T08:00:00.000Z',
      affiliate: { id: 'aff-1' },
      commissions: [{ id: 'com-1' }],
    },
  ],
}

/** The lists of Rewardful's REST API, in the shapes of its reference. */
class RewardfulStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    return headers.get('authorization') === `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const list = LISTS[url.pathname]
    if (!list) return null
    const page = Number(url.searchParams.get('page') ?? '1')
    const next = page * SIZE < list.length ? page + 1 : null
    const pagination = { current_page: page, next_page: next, total_count: list.length }
    return { status: 200, json: { pagination, data: pageOf(list, url, SIZE) } }
  }
}

export const fixture: ImporterFixture = {
  settings: { apiSecret: SECRET },
  stub: () => new RewardfulStub(),
  rows: { partner: 3, link: 3, customer: 1, lead: 1, sale: 3, commission: 3, payout: 1 },
  sums: { sales: 17_505, earned: 3_501, paid: 2_000, payouts: 2_000 },
}
