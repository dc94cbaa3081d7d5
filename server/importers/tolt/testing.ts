import type { ImporterFixture } from '../testing.ts'
import { pageAfter, SourceStub, type SourceAnswer, type SourceRequest } from '../testing-stub.ts'

const KEY = 'tlt_live_0123456789'
const SIZE = 2

const partner = (n: number, status: string) => ({
  id: `part_${n}`,
  first_name: 'Ada',
  last_name: `Partner ${n}`,
  email: `ada-${n}@partners.test`,
  company_name: '',
  country_code: 'DE',
  status,
  created_at: `2024-01-0${n}T08:00:00.000Z`,
})

const commission = (n: number, status: string) => ({
  id: `comm_${n}`,
  amount: `${2_000 + n}`,
  customer_id: 'cust_1',
  transaction_id: n === 3 ? null : `txn_${n}`,
  charge_id: `ch_${n}`,
  source: 'stripe',
  status,
  revenue: '9999',
  created_at: `2024-03-0${n}T08:00:00.000Z`,
  updated_at: '2024-04-01T08:00:00.000Z',
})

const transaction = (n: number) => ({
  id: `txn_${n}`,
  amount: 9_999,
  customer_id: 'cust_1',
  charge_id: `ch_${n}`,
  partner_id: 'part_1',
  created_at: `2024-03-0${n}T08:00:00.000Z`,
})

const LISTS: Readonly<Record<string, readonly { id: string; [field: string]: unknown }[]>> = {
  '/partners': [partner(1, 'active'), partner(2, 'suspended'), partner(3, 'unheard-of')],
  '/links': [
    {
      id: 'lnk_1',
      param: 'ref',
      value: 'ada',
      partner_id: 'part_1',
      created_at: null,
    },
  ],
  '/customers': [
    {
      id: 'cust_1',
      customer_id: 'cus_stripe_1',
      email: 'buyer@shop.test',
      name: 'Buyer',
      partner_id: 'part_1',
      status: 'active',
      created_at: '2024-02-01T08:00:00.000Z',
    },
  ],
  '/transactions': [transaction(1), transaction(2)],
  '/commissions': [commission(1, 'paid'), commission(2, 'approved'), commission(3, 'refunded')],
}

/** The lists of Tolt's API, in the shapes of its reference. */
class ToltStub extends SourceStub {
  protected isAllowed({ headers, url }: SourceRequest): boolean {
    const isProgram = url.searchParams.get('program_id') === 'prg_1'
    return headers.get('authorization') === `Bearer ${KEY}` && isProgram
  }

  protected answer({ url }: SourceRequest): SourceAnswer | null {
    const list = LISTS[url.pathname]
    if (!list) return null
    const data = pageAfter(list, { url, size: SIZE, idOf: ({ id }) => id })
    const hasMore = data.at(-1) !== list.at(-1)
    const isExpanded = url.searchParams.getAll('expand[]').includes('partner')
    const shown =
      url.pathname === '/commissions' && isExpanded
        ? data.map((one) => ({ ...one, partner: partner(1, 'active') }))
        : data
    // As its reference has it: customers are one level deeper.
    const body = url.pathname === '/customers' ? { data: shown } : shown
    return { status: 200, json: { success: true, has_more: hasMore, data: body } }
  }
}

export const fixture: ImporterFixture = {
  settings: { apiKey: KEY, programId: 'prg_1' },
  stub: () => new ToltStub(),
  rows: { partner: 3, link: 1, customer: 1, lead: 1, sale: 2, commission: 3 },
  sums: { sales: 19_998, earned: 6_006, paid: 2_001, payouts: 0 },
  refused: ['invalid_status'],
}
