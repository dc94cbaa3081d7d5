import type { ImporterFixture } from '../testing.ts'
import { pageOf, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const KEY = 'dub_0123456789abcdef'

const partner = (n: number, status: string) => ({
  id: `pn_${n}`,
  name: `Ada ${n}`,
  companyName: null,
  email: `ada-${n}@partners.test`,
  image: null,
  description: null,
  country: 'DE',
  groupId: null,
  status,
  programId: 'prog_1',
  partnerId: `pn_${n}`,
  tenantId: n === 1 ? 'user-1' : null,
  createdAt: `2024-01-0${n}T08:00:00.000Z`,
  links: [
    {
      id: `link_${n}`,
      domain: 'refer.test',
      key: `ada-${n}`,
      shortLink: `https://refer.test/ada-${n}`,
      url: 'https://shop.test/',
      clicks: 3,
      leads: 1,
      conversions: 1,
      sales: 1,
      saleAmount: 100,
    },
  ],
})

const person = (n: number) => ({
  id: `pn_${n}`,
  name: `Ada ${n}`,
  email: `ada-${n}@partners.test`,
  image: null,
  payoutsEnabledAt: null,
  country: 'DE',
})

const customer = (n: number) => ({
  id: `cus_${n}`,
  externalId: `user_${n}`,
  name: `Buyer ${n}`,
  email: `buyer-${n}@shop.test`,
  avatar: null,
  country: 'DE',
  createdAt: '2024-02-01T08:00:00.000Z',
})

const commission = (n: number, status: string, type = 'sale') => ({
  id: `cm_${n}`,
  type,
  amount: type === 'sale' ? 10_000 : 0,
  earnings: 2_000 + n,
  currency: 'usd',
  status,
  invoiceId: type === 'sale' ? `in_${n}` : null,
  description: null,
  quantity: 1,
  metadata: null,
  createdAt: `2024-03-0${n}T08:00:00.000Z`,
  updatedAt: `2024-03-0${n}T08:00:00.000Z`,
  paidAt: status === 'paid' ? '2024-04-01T08:00:00.000Z' : null,
  partner: person(1),
  customer: type === 'custom' ? null : customer(1),
})

const COMMISSIONS = [
  commission(1, 'paid'),
  commission(2, 'pending'),
  commission(3, 'fraud'),
  commission(4, 'hold', 'custom'),
]

const PAYOUT = {
  id: 'po_1',
  invoiceId: null,
  amount: 2_001,
  currency: 'usd',
  status: 'completed',
  periodStart: null,
  periodEnd: null,
  createdAt: '2024-03-31T08:00:00.000Z',
  initiatedAt: null,
  paidAt: '2024-04-01T08:00:00.000Z',
  failureReason: null,
  mode: 'internal',
  method: 'connect',
  partner: { ...person(1), defaultPayoutMethod: null, tenantId: null },
}

/** The lists of Dub's API, as its published client validates them. */
class DubStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    return headers.get('authorization') === `Bearer ${KEY}`
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const list = this.#list(url)
    const size = Number(url.searchParams.get('pageSize') ?? '100')
    return list && { status: 200, json: pageOf(list, url, size) }
  }

  #list(url: URL): readonly object[] | null {
    if (url.pathname === '/partners') return [partner(1, 'approved'), partner(2, 'banned')]
    if (url.pathname === '/customers') {
      const link = { id: 'link_1', domain: 'refer.test', key: 'ada-1' }
      const short = { shortLink: 'https://refer.test/ada-1', url: 'https://shop.test/' }
      const full = { ...customer(1), link: { ...link, ...short, programId: 'prog_1' } }
      return [{ ...full, partner: person(1) }]
    }
    if (url.pathname === '/commissions') {
      const payout = url.searchParams.get('payoutId')
      return payout === null ? COMMISSIONS : COMMISSIONS.slice(0, 1)
    }
    return url.pathname === '/payouts' ? [PAYOUT] : null
  }
}

export const fixture: ImporterFixture = {
  settings: { apiKey: KEY },
  stub: () => new DubStub(),
  rows: { partner: 2, link: 2, customer: 1, lead: 1, sale: 3, commission: 4, payout: 1 },
  sums: { sales: 30_000, earned: 8_010, paid: 2_001, payouts: 2_001 },
}
