import { describe, expect, test } from 'bun:test'
import { openEarnings } from '../kit/earnings.ts'
import { joinMember } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

const MODIFIERS = [
  {
    type: 'flat',
    amount: 700,
    when: {
      match: 'all',
      conditions: [{ attribute: 'sale.metadata.plan', operator: 'is', value: 'annual' }],
    },
  },
]

/** A workspace with a reward and a commission, asked by a member in a language, and by its key. */
async function open() {
  const shop = await openEarnings(backend)
  const rewardId = await shop.reward('sale', {
    type: 'percentage',
    rateBps: 3_000,
    modifiers: MODIFIERS,
  })
  await shop.customer('ada-1')
  await shop.sale('ada-1', 3_060)
  const [commission] = await shop.commissions()
  const owner = await joinMember(backend, shop.workspace, { role: 'owner' })
  const german = { 'accept-language': 'de-DE' }
  return {
    shop,
    ids: { reward: rewardId, commission: commission.id, event: commission.eventId },
    member: async (path: string, { method = 'GET', body }: Asked = {}, headers: object = german) =>
      owner.call(method, path, body, { ...headers }),
    key: async (path: string, { method = 'GET', body }: Asked = {}) =>
      shop.workspace.api(method, path, body, german),
  }
}

interface Asked {
  method?: string
  body?: object
}

/** Without the spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('what the server says of an amount', () => {
  test('is German for a member whose console is, and plain English for a key that asks the same', async () => {
    const { ids, member, key } = await open()
    const path = `/commissions/${ids.commission}`
    const [said, told] = [await member(path), await key(path)]
    const steps = said.body.explanation.steps.map(plain)
    expect(steps).toContain('30 % von 30,60 $ sind 9,18 $.')
    expect(steps.join(' ')).toContain('„annual“')
    expect(told.body.explanation.steps).toContain('30 % of 30.60 USD is 9.18 USD.')
  })

  test('is in the figures of the country that the reader asks for, and plain without a wish', async () => {
    const { ids, member } = await open()
    const path = `/commissions/${ids.commission}`
    const english = await member(path, {}, { 'accept-language': 'en-US' })
    expect(english.body.explanation.steps).toContain('30% of $30.60 is $9.18.')
    const silent = await member(path, {}, {})
    expect(silent.body.explanation.steps).toContain('30 % of 30.60 USD is 9.18 USD.')
  })

  test('of rewards and their samples follows the reader too', async () => {
    const { ids, member, key } = await open()
    const reward = await member(`/rewards/${ids.reward}`)
    expect(plain(reward.body.sentence)).toBe('30 % von jedem Verkauf')
    const asked = { method: 'POST', body: { rewardId: ids.reward } }
    const titles = async (answer: Promise<{ body: any }>) =>
      (await answer).body.samples.map((one: any) => plain(one.title))
    expect(await titles(member('/rewards/preview', asked))).toContain('Ein Verkauf 1 Monat später')
    expect(await titles(key('/rewards/preview', asked))).toContain('A sale 1 month later')
  })

  test('of events names what happened in the language of the reader', async () => {
    const { ids, member, key } = await open()
    const path = `/events/${ids.event}`
    const said = (await member(path)).body.explanation.steps.map(plain)
    expect(said).toContain('Der Verkauf beträgt 30,60 $.')
    expect((await key(path)).body.explanation.steps).toContain('The sale amount is 30.60 USD.')
  })

  test('is no part of what is written down', async () => {
    const { shop, ids, member } = await open()
    const body = { rateBps: 2_000 }
    const changed = await member(`/rewards/${ids.reward}`, { method: 'PATCH', body })
    expect(plain(changed.body.sentence)).toBe('20 % von jedem Verkauf')
    const rows = await backend.deps.db.sql`
      select before, after from audit_entries where workspace_id = ${shop.workspace.id}`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('von jedem')
  })
})

describe('a refusal', () => {
  test('is told to a member in their language, and to a key in English', async () => {
    const { member, key } = await open()
    const wrong = { method: 'POST', body: { event: 'sale', type: 'gift' } }
    const [said, told] = [await member('/rewards', wrong), await key('/rewards', wrong)]
    expect([said.status, told.status]).toEqual([422, 422])
    expect(said.body.error.code).toBe(told.body.error.code)
    expect(told.body.error.message).toContain('Expected one of')
    expect(said.body.error.message).toContain('wird erwartet')
  })
})

describe('a cache', () => {
  test('keeps the answers of a member apart by language, and need not for a key', async () => {
    const { ids, member, key } = await open()
    const path = `/rewards/${ids.reward}`
    expect((await member(path)).headers.get('vary')).toContain('accept-language')
    expect((await key(path)).headers.get('vary') ?? '').not.toContain('accept-language')
  })
})

describe('what is said of other platforms', () => {
  test('is German for a member: what an importer cannot bring, and what its keys are called', async () => {
    const { member, key } = await open()
    const sourceOf = async (ask: typeof key) =>
      (await ask('/imports/sources')).body.find(({ name }: { name: string }) => name === 'dub')
    const [said, told] = [await sourceOf(member), await sourceOf(key)]
    expect(said.fields).toEqual([{ ...told.fields[0], label: 'API-Schlüssel' }])
    expect(said.notes[0]).toContain('Klicks werden nicht importiert')
    expect(told.notes[0]).toContain('Clicks aren’t imported')
  })

  test('is German for a member: whether a connection works', async () => {
    const { member, key } = await open()
    const body = { provider: 'paddle', name: 'Shop', secret: 'pdl_ntfset_0123456789abcdef' }
    const { id } = (await key('/connections', { method: 'POST', body })).body
    const test = { method: 'POST', body: {} }
    const [said, told] = [
      await member(`/connections/${id}/test`, test),
      await key(`/connections/${id}/test`, test),
    ]
    expect(said.body.message).toContain('noch kein signiertes Ereignis')
    expect(told.body.message).toContain('No signed event has arrived')
  })
})
