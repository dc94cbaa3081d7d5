import type { ImporterFixture } from '../testing.ts'
import { pageOf, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const KEY = 'eyJ0eXAi-0123456789'

const affiliate = (id: string, status: string, total: number, unpaid: number) => ({
  type: 'affiliates',
  id,
  attributes: {
    store_id: 1,
    user_id: Number(id),
    user_name: `Ada ${id}`,
    user_email: `ada-${id}@partners.test`,
    share_domain: 'shop.test',
    status,
    products: null,
    application_note: null,
    total_earnings: total,
    unpaid_earnings: unpaid,
    created_at: '2023-11-22T04:12:50.000000Z',
    updated_at: '2024-03-22T04:12:50.000000Z',
  },
})

const AFFILIATES = [
  affiliate('1', 'active', 169_550, 132_000),
  affiliate('2', 'pending', 0, 0),
  affiliate('3', 'disabled', 500, 0),
]

/** The list of affiliates of Lemon Squeezy's API, in the shape of its reference. */
class LemonSqueezyStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    return headers.get('authorization') === `Bearer ${KEY}`
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    if (url.pathname !== '/affiliates') return null
    const data = pageOf(AFFILIATES, url, 2, 'page[number]')
    return { status: 200, json: { jsonapi: { version: '1.0' }, data } }
  }
}

export const fixture: ImporterFixture = {
  settings: { apiKey: KEY, storeId: '1' },
  stub: () => new LemonSqueezyStub(),
  rows: { partner: 3, commission: 3 },
  sums: { sales: 0, earned: 170_050, paid: 38_050, payouts: 0 },
}
