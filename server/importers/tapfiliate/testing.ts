import type { ImporterFixture } from '../testing.ts'
import { pageOf, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const KEY = 'tap-key-0123456789'

const affiliate = (n: number) => ({
  id: `ada${n}`,
  firstname: 'Ada',
  lastname: String(n),
  email: `ada-${n}@partners.test`,
  company: { name: 'Ada Ltd' },
  address: { country: { code: 'NL', name: 'Netherlands' } },
  created_at: '2024-01-01T12:00:00+0000',
})

const conversion = (id: number, customer: object | null, commissions: object[]) => ({
  id,
  external_id: `order-${id}`,
  amount: 49.99,
  created_at: '2024-03-01T12:00:00+0000',
  program: { id: 'main', title: 'Main', currency: 'USD' },
  affiliate: { id: 'ada1' },
  customer,
  commissions,
})

const commission = (id: number, approved: boolean | null) => ({
  id,
  amount: 5.05,
  approved,
  currency: 'USD',
  created_at: '2024-03-01T12:00:00+0000',
  affiliate: { id: 'ada1' },
})

const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/affiliates/': [affiliate(1), affiliate(2), affiliate(3)],
  '/customers/': [
    {
      id: 'c_1',
      customer_id: 'user-1',
      status: 'paid',
      affiliate: { id: 'ada1' },
      created_at: '2024-02-01T12:00:00+0000',
    },
  ],
  '/conversions/': [
    conversion(1, { id: 'c_1', customer_id: 'user-1' }, [
      commission(1, true),
      commission(2, false),
    ]),
    conversion(2, null, [commission(3, null)]),
  ],
}

/** The lists of Tapfiliate's API, in the shapes of its reference. */
class TapfiliateStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    return headers.get('x-api-key') === KEY
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const list = LISTS[url.pathname]
    return list ? { status: 200, json: pageOf(list, url, 2) } : null
  }
}

export const fixture: ImporterFixture = {
  settings: { apiKey: KEY },
  stub: () => new TapfiliateStub(),
  rows: { partner: 3, link: 3, customer: 2, lead: 2, sale: 2, commission: 3 },
  sums: { sales: 9_998, earned: 1_515, paid: 0, payouts: 0 },
}
