import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { LANGUAGES } from '../../server/locales/catalogues.ts'
import { openPage, type EmbedPage } from '../kit/embed.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

let bench: PayoutBench
let ada: Enrolled
let page: EmbedPage

/** Names of fields and what only programs read; as keys of JSON they may be there. */
const INTERNAL = /metadata|modifier|cart_size|sale type|sale amount|plan_tier|"annual"|“annual”/i

const percent = (rateBps: number) => ({ type: 'percentage', rateBps, maxDurationMonths: null })
const when = (...conditions: object[]) => ({ match: 'all', conditions })

beforeAll(async () => {
  bench = await openPayoutBench()
  ada = await bench.partner('manual', {
    name: 'Ada Lovelace',
    program: { holdingPeriodDays: 14, minPayout: 0 },
  })
  const isAnnual = { attribute: 'sale.metadata.plan_tier', operator: 'is', value: 'annual' }
  await made(
    api('POST', '/rewards', {
      groupId: ada.groupId,
      event: 'sale',
      ...percent(2_000),
      modifiers: [
        {
          ...percent(5_000),
          when: when({ attribute: 'sale.metadata.cart_size', operator: 'gt', value: 900 }),
        },
        { ...percent(4_000), label: 'Annual plan', when: when(isAnnual) },
        {
          ...percent(3_000),
          when: when({ attribute: 'sale.type', operator: 'is', value: 'new' }),
        },
      ],
    }),
  )
  page = await openPage(bench.backend, bench.workspace, {
    partnerId: ada.partnerId,
    programId: ada.programId,
  })
})
afterAll(() => bench.close())

const api = (method: string, path: string, body?: object) => bench.workspace.api(method, path, body)

async function made(answer: Promise<{ status: number; body: any }>) {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

async function read(language: string, path: string): Promise<any> {
  return (await page.call('GET', path, undefined, { 'accept-language': language })).body
}

async function sell(externalId: string, metadata: object): Promise<string> {
  const { partnerId, programId } = ada
  const sale = { amount: 1_710, metadata }
  const body = { partnerId, programId, type: 'sale', sale, customer: { externalId } }
  return (await made(api('POST', '/commissions', body))).id
}

/** All texts in an answer, without the names of its fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('what a partner reads', () => {
  test('has no names of fields and no numbers of rules, in no language', async () => {
    const ids = [
      await sell('one', { plan_tier: 'annual', cart_size: 3 }),
      await sell('two', { cart_size: 1_000 }),
      await sell('three', {}),
    ]
    for (const language of LANGUAGES) {
      const answers = await Promise.all([
        read(language, ''),
        read(language, '/commissions'),
        ...ids.map((id) => read(language, `/commissions/${id}`)),
        read(language, '/statement'),
        read(language, '/statement?format=html'),
        read(language, '/statement?format=csv'),
      ])
      for (const text of textsIn(answers)) expect(text).not.toMatch(INTERNAL)
    }
  })

  test('is the label where there is one, and words where there is none', async () => {
    const said = async (metadata: object) => {
      const { receipt } = await read(
        'en',
        `/commissions/${await sell(crypto.randomUUID(), metadata)}`,
      )
      return { first: receipt.sentence.split(' · payable')[0], skipped: receipt.skipped }
    }
    expect(await said({ plan_tier: 'annual' })).toEqual({
      first: '40% × $17.10 = $6.84 · Annual plan',
      skipped: ['50% of every sale (certain sales)'],
    })
    expect(await said({})).toEqual({
      first: '30% × $17.10 = $5.13 · first purchase of this customer',
      skipped: ['50% of every sale (certain sales)', 'Annual plan: 40% of every sale'],
    })
  })

  test('follows the way from the sale to the payout', async () => {
    const { receipt } = await read('en', `/commissions/${await sell('way', {})}`)
    expect(receipt.timeline.map(({ kind, ahead }: any) => [kind, ahead])).toEqual([
      ['sale', false],
      ['earned', false],
      ['payable', true],
    ])
    expect(receipt.timeline[0].text).toBe('Purchase of $17.10')
  })

  test('is written into versions of the reward, where labels can be changed and taken away', async () => {
    const [reward] = (await api('GET', `/rewards?groupId=${ada.groupId}`)).body
    expect(reward.modifiers.map(({ label, forPartners }: any) => [label, forPartners])).toEqual([
      [null, '50% of every sale (certain sales)'],
      ['Annual plan', 'Annual plan: 40% of every sale'],
      [null, '30% of every sale (first purchase of a customer)'],
    ])
    const [first, second, third] = reward.modifiers
    const modifiers = [{ ...first, label: '  Large carts ' }, { ...second, label: null }, third]
    const changed = await made(api('PATCH', `/rewards/${reward.id}`, { modifiers }))
    expect(changed.version).toBe(reward.version + 1)
    expect(changed.modifiers.map(({ label }: any) => label)).toEqual(['Large carts', null, null])
    const refused = [{ ...first, label: 'two\nlines' }]
    expect((await api('PATCH', `/rewards/${reward.id}`, { modifiers: refused })).status).toBe(422)
  })
})
