import { describe, expect, test } from 'bun:test'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

/** 119.00 in all: 19.00 tax, 5.00 shipping; 60.00 beans, 20.00 mugs, 15.00 of no line item. */
const SOLD = {
  tax: 1_900,
  shipping: 500,
  lineItems: [
    { productId: 'beans', quantity: 2, amount: 6_000 },
    { productId: 'mug', amount: 2_000 },
  ],
}
const NET = { type: 'percentage', rateBps: 1_000, exclude: ['tax', 'shipping'] }
const PRODUCTS = [
  { productIds: ['beans'], type: 'percentage', rateBps: 2_000 },
  { productIds: ['mug', 'card'], type: 'excluded' },
]

describe('the API of rewards', () => {
  test('answers what it was told, each rule in a sentence, and keeps it through a change', async () => {
    const shop = await openEarnings(backend)
    const id = await shop.reward('sale', { ...NET, products: PRODUCTS })
    const { body } = await shop.workspace.api('GET', `/rewards/${id}`)
    expect(body.sentence).toBe('10 % of every sale (excluding tax, shipping)')
    expect([body.exclude, body.products]).toEqual([
      ['tax', 'shipping'],
      [
        { ...PRODUCTS[0], amount: null, label: null, sentence: '20 % of "beans"' },
        {
          ...PRODUCTS[1],
          amount: null,
          rateBps: null,
          label: null,
          sentence: 'No commission for "mug", "card"',
        },
      ],
    ])
    const changed = await shop.workspace.api('PATCH', `/rewards/${id}`, { rateBps: 500 })
    expect(changed.body).toMatchObject({ exclude: body.exclude, products: body.products })
    const { body: versions } = await shop.workspace.api('GET', `/rewards/${id}/versions`)
    expect(versions[1]).toMatchObject({ exclude: body.exclude, products: body.products })
  })

  test('takes rules as it answers them, and no field that it does not answer', async () => {
    const shop = await openEarnings(backend)
    const when = {
      match: 'all',
      conditions: [{ attribute: 'customer.country', operator: 'is', value: 'DE' }],
    }
    const modifiers = [{ type: 'percentage', rateBps: 3_000, when }]
    const id = await shop.reward('sale', { ...NET, products: PRODUCTS, modifiers })
    const { body } = await shop.workspace.api('GET', `/rewards/${id}`)
    const rules = { products: body.products, modifiers: body.modifiers }
    const sentBack = await shop.workspace.api('PATCH', `/rewards/${id}`, rules)
    expect(sentBack.body).toMatchObject(rules)
    const unknown = { products: [{ ...PRODUCTS[1], forPartners: 'Nothing' }] }
    const refused = await shop.workspace.api('PATCH', `/rewards/${id}`, unknown)
    expect(refused.body.error.message).toContain('Unknown field "forPartners".')
  })

  test('refuses what is wrong with its path, in the names of the API', async () => {
    const shop = await openEarnings(backend)
    const refused = async (terms: object, event = 'sale') => {
      const groupId = shop.group.id
      const body = { event, groupId, type: 'flat', amount: 5, ...terms }
      const answer = await shop.workspace.api('POST', '/rewards', body)
      expect(answer.status).toBe(422)
      return answer.body.error.message
    }
    expect(await refused({ exclude: ['taxes'] })).toContain('exclude')
    expect(await refused({ exclude: ['tax'] }, 'lead')).toContain('Only sales have tax')
    const products = [{ productIds: ['mug'], type: 'flat', rateBps: 5 }]
    expect(await refused({ products })).toContain('amount must be')
    expect(
      await refused({ products: [{ productIds: ['mug'], type: 'excluded', amount: 5 }] }),
    ).toBe('Excluded products earn nothing. Give productIds only.')
  })

  test('previews sales with parts, and shows each rule when none is given', async () => {
    const shop = await openEarnings(backend)
    const draft = { event: 'sale', groupId: shop.group.id, ...NET, products: PRODUCTS }
    const preview = (samples?: object[]) =>
      shop.workspace.api('POST', '/rewards/preview', { draft, samples })
    const { body } = await preview([{ amount: 11_900, ...SOLD }, { amount: 11_900 }])
    expect(body.samples.map((one: any) => one.earnings)).toEqual([1_350, 1_190])
    const { body: shown } = await preview()
    expect(shown.samples.map((one: any) => [one.title, one.earnings]).slice(-3)).toEqual([
      ['A sale of 100.00 USD, including 10% each for tax, shipping', 800],
      ['A sale of 100.00 USD, half of it for beans', 1_500],
      ['A sale of 100.00 USD, half of it for mug', 500],
    ])
    const wrong = await preview([{ amount: 100, tax: 101 }])
    expect([wrong.status, wrong.body.error.message]).toEqual([
      422,
      expect.stringContaining('1.01 USD'),
    ])
    const lead = { event: 'lead', groupId: shop.group.id, type: 'flat', amount: 5 }
    const samples = [{ tax: 1 }]
    const other = await shop.workspace.api('POST', '/rewards/preview', { draft: lead, samples })
    expect(other.status).toBe(422)
  })
})
