import type { ImporterFixture } from '../testing.ts'
import { pageAfter, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const SECRET = 'sk_0123456789'
const SIZE = 2
const AT_MS = Date.UTC(2024, 2, 1)

const partnership = (n: number, approved: string) => ({
  key: `part_${n}`,
  email: `ada-${n}@partners.test`,
  first_name: 'Ada',
  last_name: `Partner ${n}`,
  approved_status: approved,
  archived: false,
  address: { country: 'CA' },
  link: { url: `https://get.shop.test/ada${n}` },
  created_at: AT_MS + n,
})

const reward = (n: number, status: string, paid: boolean) => ({
  key: `rwrd_${n}`,
  amount: 1_000 + n,
  description: '10 % of a sale',
  reward_status: status,
  test: false,
  partnership: { key: 'part_1' },
  customer: { key: 'cus_1' },
  transaction: n === 1 ? { key: 'trns_1' } : null,
  invoice: paid ? { key: 'invo_1', payment_date: AT_MS + 86_400_000 } : null,
  created_at: AT_MS + n,
})

const LISTS: Readonly<Record<string, readonly { key: string; [field: string]: unknown }[]>> = {
  '/partnerships': [
    partnership(1, 'approved'),
    partnership(2, 'declined'),
    partnership(3, 'pending'),
  ],
  '/customers': [
    {
      key: 'cus_1',
      customer_key: 'user-1',
      email: 'buyer@shop.test',
      name: 'Buyer',
      partnership_key: 'part_1',
      test: false,
      created_at: AT_MS,
    },
    {
      key: 'cus_2',
      customer_key: 'user-2',
      email: null,
      name: null,
      partnership_key: 'part_1',
      test: true,
      created_at: AT_MS,
    },
  ],
  '/transactions': [
    {
      key: 'trns_1',
      amount: 10_010,
      currency: 'USD',
      customer: { key: 'cus_1' },
      approved: true,
      created_at: AT_MS,
    },
  ],
  '/rewards': [
    reward(1, 'approved', true),
    reward(2, 'pending', false),
    reward(3, 'declined', false),
    reward(4, 'paid', false),
    reward(5, 'scheduled', false),
  ],
}

/** All links of a partnership, the first one too. */
const LINKS: Readonly<Record<string, readonly object[]>> = {
  part_1: [
    { key: 'lnk_1', url: 'https://get.shop.test/ada1', dest: 'https://shop.test' },
    { key: 'lnk_2', url: 'https://get.shop.test/summer', dest: 'https://shop.test/summer' },
  ],
}

/** The lists of PartnerStack's vendor API, in the shapes of its reference. */
class PartnerStackStub extends SourceStub {
  protected isAllowed({ headers }: SourceRequest): boolean {
    const keys = Buffer.from(`pk_1:${SECRET}`).toString('base64')
    return headers.get('authorization') === `Basic ${keys}`
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const [, of] = /^\/links\/partnership\/(.+)$/.exec(url.pathname) ?? []
    if (of) {
      const items = LINKS[of]
      if (!items) return { status: 404, json: { message: 'Not found', status: 404 } }
      return { status: 200, json: { data: { has_more: false, items }, status: 200 } }
    }
    const status = url.searchParams.get('status')
    const list = LISTS[url.pathname]?.filter(
      // Scheduled rewards are listed only when they are asked for.
      (one) =>
        !one.reward_status || (one.reward_status === 'scheduled') === (status === 'scheduled'),
    )
    if (!list) return null
    const items = pageAfter(list, { url, size: SIZE, idOf: ({ key }) => key })
    const data = { has_more: items.at(-1) !== list.at(-1), items }
    return { status: 200, json: { data, message: 'Page returned successfully', status: 200 } }
  }
}

export const fixture: ImporterFixture = {
  settings: { publicKey: 'pk_1', secretKey: SECRET },
  stub: () => new PartnerStackStub(),
  rows: { partner: 3, link: 4, customer: 2, lead: 1, sale: 1, commission: 5 },
  sums: { sales: 10_010, earned: 5_015, paid: 2_005, payouts: 0 },
  refused: ['test_data'],
}
