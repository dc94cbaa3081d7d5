import type { ImporterFixture } from '../testing.ts'
import { pageOf, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const KEY = 'fp_key_0123456789'

const promoter = (id: number, state: string) => ({
  id,
  email: `ada-${id}@partners.test`,
  name: `Ada ${id}`,
  cust_id: null,
  joined_at: '2024-01-01T08:00:00Z',
  profile: { first_name: 'Ada', last_name: String(id), company_name: null, country: 'FR' },
  promoter_campaigns: [{ id: id * 10, campaign_id: 1, state, ref_token: `ada${id}` }],
})

const commission = (id: number, values: object) => ({
  id,
  status: 'approved',
  commission_type: 'sale',
  sale_amount: 9_900,
  original_sale_amount: 9_900,
  original_sale_currency: 'USD',
  event_id: `ch_${id}`,
  unit: 'cash',
  amount: 1_980,
  is_paid: false,
  created_at: '2024-03-01T08:00:00Z',
  status_updated_at: '2024-04-01T08:00:00Z',
  promoter_campaign: { id: 10, promoter_id: 1, promoter: { id: 1, email: 'ada-1@partners.test' } },
  referral: { id: 7, email: 'buyer@shop.test', uid: 'user-7' },
  ...values,
})

const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/promoters': [promoter(1, 'accepted'), promoter(2, 'blocked'), promoter(3, 'pending')],
  '/referrals': [
    {
      id: 7,
      email: 'buyer@shop.test',
      uid: 'user-7',
      created_at: '2024-02-01T08:00:00Z',
      state: 'active',
      promoter_campaign: { id: 10, promoter: { id: 1 } },
    },
  ],
  '/commissions': [
    commission(1, { is_paid: true }),
    commission(2, {}),
    commission(3, { status: 'denied' }),
    commission(4, { unit: 'credits' }),
    commission(5, { commission_type: 'custom', referral: null, status: 'pending', amount: 500 }),
  ],
}

/** The lists of FirstPromoter's API, in the shapes of its reference. */
class FirstPromoterStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    return headers.get('authorization') === `Bearer ${KEY}` && headers.get('account-id') === 'acc_1'
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const list = LISTS[url.pathname]
    if (!list) return null
    const data = pageOf(list, url, 2)
    // Some lists come with numbers beside them.
    return { status: 200, json: url.pathname === '/commissions' ? { data, meta: {} } : data }
  }
}

export const fixture: ImporterFixture = {
  settings: { apiKey: KEY, accountId: 'acc_1' },
  stub: () => new FirstPromoterStub(),
  rows: { partner: 3, link: 3, customer: 1, lead: 1, sale: 3, commission: 5 },
  sums: { sales: 29_700, earned: 6_440, paid: 1_980, payouts: 0 },
  refused: ['not_money'],
}
