import { beforeEach, describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const clock = new TestClock('2026-03-01T12:00:00Z')
const backend = await testBackend({ clock })
const bench = await openEarnings(backend, { dailyBonusLimit: 1_000 })
const { workspace, ada, program } = bench
const key = async (...scopes: string[]) => {
  const { body } = await workspace.api('POST', '/workspace/keys', { name: 'A key', scopes })
  return { authorization: `Bearer ${body.key}` }
}
const editor = await key('program.write')
const second = await key('program.write', 'conversions.write', 'customers.write')
const payer = await key('program.write', 'payouts.write')
await bench.reward('sale', { type: 'percentage', rateBps: 5_000 })
await bench.reward('lead', { type: 'flat', amount: 300 })

let bonuses = 0
const give = (amount: number, headers: HeadersInit = editor, more: object = {}) =>
  workspace.api(
    'POST',
    '/commissions',
    {
      type: 'custom',
      partnerId: ada.partner.id,
      programId: program.id,
      amount,
      description: 'Thanks',
      externalId: `bonus-${++bonuses}`,
      ...more,
    },
    headers,
  )
const byHand = (type: 'lead' | 'sale', more: object, headers: HeadersInit = editor) =>
  workspace.api(
    'POST',
    '/commissions',
    { type, partnerId: ada.partner.id, programId: program.id, ...more },
    headers,
  )
const patch = (id: string, body: object, headers: HeadersInit = editor) =>
  workspace.api('PATCH', `/commissions/${id}`, body, headers)
const payable = async () => (await bench.balance()).payable

// The next day.
beforeEach(() => clock.advance(86_400_000))

describe('a key without payouts.write', () => {
  test('gives up to the limit of the day, in one bonus or in many, through whichever key', async () => {
    expect((await give(1_001)).status).toBe(403)
    for (const amount of [400, 400]) expect((await give(amount)).status).toBe(202)
    const before = await payable()
    const { status, body } = await give(201, second)
    expect([status, body.error.message]).toEqual([
      403,
      "2.01 USD would make 10.01 USD in bonuses today (UTC); the program's dailyBonusLimit is " +
        '10.00 USD: the key lacks the scope payouts.write. Use a key that has it.',
    ])
    expect(await payable()).toBe(before)
    expect((await give(200, second)).status).toBe(202)
    expect((await give(1)).status).toBe(403)
    clock.set(`${new Date(clock.now()).toISOString().slice(0, 10)}T23:59:59.999Z`)
    expect((await give(1)).status).toBe(403)
    clock.advance(1)
    expect((await give(1_000)).status).toBe(202)
  })

  test('cannot date a bonus back to another day’s limit', async () => {
    expect((await give(1_000)).status).toBe(202)
    expect((await give(500, editor, { date: '2026-01-01T00:00:00Z' })).status).toBe(403)
  })

  test('cannot pass the limit with bonuses at once, nor to several partners', async () => {
    const bob = await bench.enroll(`Bob ${bonuses}`)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        give(250, i % 2 ? editor : second, i % 3 ? {} : { partnerId: bob.partner.id }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(4).fill(202), ...Array(8).fill(403)])
  })

  test('is not charged for what takes back, is repeated or was refused', async () => {
    expect((await give(-5_000)).status).toBe(202)
    const same = { externalId: 'bonus-same' }
    expect((await give(600, editor, same)).status).toBe(202)
    expect((await give(600, editor, same)).status).toBe(202)
    expect((await give(9_000)).status).toBe(403)
    expect((await give(400)).status).toBe(202)
    expect((await give(1)).status).toBe(403)
  })

  test('is not charged for what a key with payouts.write gives, nor limits it', async () => {
    expect((await give(50_000, payer)).status).toBe(202)
    expect((await give(1_000)).status).toBe(202)
    expect((await give(50_000, payer)).status).toBe(202)
  })

  test('raises earnings and amounts of sales within the limit only, and lowers them freely', async () => {
    const { id } = (await give(5_000, payer)).body
    expect((await patch(id, { earnings: 6_001 })).status).toBe(403)
    expect((await patch(id, { earnings: 5_600 })).body.earnings).toBe(5_600)
    expect((await patch(id, { earnings: 100 })).body.earnings).toBe(100)
    expect((await patch(id, { earnings: 501 })).status).toBe(403)
    expect((await patch(id, { earnings: 500 })).body.earnings).toBe(500)
    expect((await patch(id, { earnings: 50_000 }, payer)).body.earnings).toBe(50_000)
    clock.advance(86_400_000)
    await bench.customer('raised')
    await bench.sale('raised', 1_000)
    const [sale] = (await bench.commissions('&type=sale')).slice(-1)
    expect((await patch(sale.id, { saleAmount: 4_000 })).status).toBe(403)
    expect((await patch(sale.id, { modifySaleAmount: 3_000 })).status).toBe(403)
    expect((await bench.commission(sale.id)).earnings).toBe(500)
    expect((await patch(sale.id, { saleAmount: 3_000 })).body.earnings).toBe(1_500)
    expect((await give(1)).status).toBe(403)
  })

  test('records sales and leads by hand within the limit only, each once', async () => {
    const customer = { externalId: 'by-hand' }
    const sale = (amount: number, invoiceId: string) =>
      byHand('sale', { customer, sale: { amount, invoiceId } })
    expect((await sale(100_000, 'in_hand_1')).status).toBe(403)
    for (let n = 0; n < 3; n++) expect((await sale(1_000, 'in_hand_2')).status).toBe(202)
    const lead = () => byHand('lead', { customer: { externalId: 'led' } })
    for (let n = 0; n < 2; n++) expect((await lead()).status).toBe(202)
    expect((await give(201)).status).toBe(403)
    expect((await give(200)).status).toBe(202)
    const { body } = await workspace.api('GET', '/customers?externalId=by-hand')
    expect(body).toHaveLength(1)
  })

  test('does not meet the limit in what events earn by the rewards', async () => {
    await bench.customer('rich')
    const sent = { customerExternalId: 'rich', amount: 90_000, invoiceId: 'in_rich' }
    expect((await workspace.api('POST', '/track/sale', sent, second)).status).toBe(200)
    expect((await bench.commissions('&type=sale')).at(-1).earnings).toBe(45_000)
    await bench.agree()
  })
})

describe('the limit', () => {
  test('is each program’s own, and another workspace’s bonuses do not count', async () => {
    const other = await createTestWorkspace(backend)
    const there = await createTestProgram(backend, other, { dailyBonusLimit: 1_000 })
    const { partner } = await there.enroll('Ada There')
    const { body } = await other.api('POST', '/workspace/keys', {
      name: 'A key',
      scopes: ['program.write'],
    })
    const own = { authorization: `Bearer ${body.key}` }
    const bonus = { type: 'custom', partnerId: partner.id, amount: 1_000, description: 'Thanks' }
    expect((await workspace.api('POST', '/commissions', bonus, own)).status).toBe(202)
    expect((await give(1_000)).status).toBe(202)
    expect((await give(1_000, own)).status).toBe(404)
  })

  test('is raised with payouts.write only, and lowered without', async () => {
    const limit = (dailyBonusLimit: number, headers?: HeadersInit) =>
      workspace.api('PATCH', `/programs/${program.id}`, { dailyBonusLimit }, headers)
    expect((await limit(1_001, editor)).status).toBe(403)
    expect((await limit(0, editor)).body.dailyBonusLimit).toBe(0)
    expect((await give(1)).status).toBe(403)
    expect((await limit(1_000, editor)).status).toBe(403)
    expect((await limit(1_000, payer)).body.dailyBonusLimit).toBe(1_000)
    const body = { name: 'Another', url: 'https://shop.test/' }
    const made = await workspace.api('POST', '/programs', body, editor)
    expect([made.status, made.body.dailyBonusLimit]).toEqual([201, 100_000])
    const loose = { ...body, name: 'Loose', dailyBonusLimit: 100_001 }
    expect((await workspace.api('POST', '/programs', loose, editor)).status).toBe(403)
  })

  test('that somebody chose is not read in another currency', async () => {
    const { program: own } = await createTestProgram(backend, workspace, {
      name: 'Yen',
      dailyBonusLimit: 5_000,
    })
    const change = (more: object) =>
      workspace.api('PATCH', `/programs/${own.id}`, { currency: 'jpy', ...more })
    expect((await change({})).status).toBe(422)
    expect((await change({ dailyBonusLimit: 700 })).body).toMatchObject({
      currency: 'jpy',
      dailyBonusLimit: 700,
    })
  })
})
