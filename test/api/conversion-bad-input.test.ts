import { beforeEach, describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openShop } from '../kit/conversions.ts'

/** A call of each kind that would be accepted. */
const GOOD = {
  '/track/lead': { clickId: '', eventName: 'Sign up', customerExternalId: 'known' },
  '/track/sale': { customerExternalId: 'known', amount: 10 },
  '/track/refund': { invoiceId: 'in_1', refundId: 're_1', amount: 1 },
  '/customers': { externalId: 'fresh' },
} as const
type Path = keyof typeof GOOD
const PATHS = Object.keys(GOOD) as Path[]

let before: Record<string, number>

const backend = await testBackend()
const shop = await openShop(backend)
const clickId = await shop.click()
await shop.api('POST', '/track/lead', { ...GOOD['/track/lead'], clickId })
await shop.api('POST', '/track/sale', {
  customerExternalId: 'known',
  amount: 10,
  invoiceId: 'in_1',
})

beforeEach(async () => {
  before = await shop.rows()
})

const text = (length: number) => 'x'.repeat(length)
let deep: unknown = 1
for (let i = 0; i < 30; i++) deep = { deep }

const PERSON = {
  customerName: ['a\0b'],
  customerEmail: ['nobody'],
  customerAvatar: ['javascript:alert(1)', 'x'],
}
const TIME = [
  'yesterday',
  '2031-05-01',
  '2031-13-01T00:00:00Z',
  '2021-02-30T00:00:00Z',
  '9999-01-01T00:00:00Z',
  '1969-01-01T00:00:00Z',
  5,
]
const METADATA = ['text', [1], 5, { long: text(10_000) }, deep, { nul: '\0' }, { '\ud800': 1 }]

/** Values that are wrong for another reason than their kind or length, by field. */
const WRONG: Record<Path, Record<string, readonly unknown[]>> = {
  '/track/lead': {
    clickId: ['a\0b'],
    eventName: ['   ', 'a\0b', '\ud800'],
    customerExternalId: [' ', 'a\0b'],
    ...PERSON,
    eventQuantity: [0, 101, 1.5, '3', -1],
    metadata: METADATA,
    timestamp: TIME,
  },
  '/track/sale': {
    customerExternalId: [' ', 'a\0b'],
    amount: ['10', 1e14],
    currency: ['xyz', 'a\0b'],
    eventName: ['a\0b'],
    invoiceId: ['a\0b'],
    leadEventName: ['a\0b'],
    ...PERSON,
    metadata: METADATA,
    timestamp: TIME,
    total: [1],
  },
  '/track/refund': {
    invoiceId: [' ', 'a\0b'],
    refundId: [' ', 'a\0b'],
    amount: [0, '1', 11],
    currency: ['eur', 'xyz', 'a\0b'],
    timestamp: TIME,
    total: [1],
  },
  '/customers': {
    externalId: [' ', 'a\0b'],
    name: ['a\0b'],
    email: ['nobody'],
    avatar: ['javascript:alert(1)'],
    country: ['xx', 'QQ'],
  },
}

const cases = PATHS.flatMap((path) =>
  Object.entries(WRONG[path]).flatMap(([field, values]) =>
    values.map(
      (value) => [path, field, JSON.stringify(value)?.slice(0, 40) ?? 'missing', value] as const,
    ),
  ),
)

describe('a wrong value answers 422 and leaves no trace', () => {
  test.each(cases)('%s %s %s', async (path, field, _, value) => {
    const { status, body } = await shop.api('POST', path, { ...GOOD[path], [field]: value })
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
    expect(body.error.issues[0].path.split('.')[0]).toBe(field)
    expect(await shop.rows()).toEqual(before)
  })
})

describe.each(PATHS)('%s', (path) => {
  const call = (body: unknown, headers?: HeadersInit) => shop.api('POST', path, body, headers)
  const refused = async (answer: ReturnType<typeof call>, status: number, code: string) => {
    const { status: got, body } = await answer
    expect([got, body.error.code]).toEqual([status, code])
    expect(await shop.rows()).toEqual(before)
    return body.error.message as string
  }

  test('refuses what is not JSON, or not an object', async () => {
    await refused(call('{"amount":'), 400, 'bad_request')
    for (const body of ['[]', '"text"', '5', 'null']) {
      await refused(call(body), 422, 'unprocessable_entity')
    }
    await refused(call(undefined), 422, 'unprocessable_entity')
  })

  test('says which field was meant by a misspelt one', async () => {
    const [first] = Object.keys(GOOD[path])
    const misspelt = `${first!.slice(0, -2)}${first!.at(-1)}`
    const message = await refused(
      call({ ...GOOD[path], [misspelt]: 'x' }),
      422,
      'unprocessable_entity',
    )
    expect(message).toContain(`Did you mean "${first}"?`)
  })

  test('refuses an Idempotency-Key that is too long', async () => {
    await refused(call(GOOD[path], { 'idempotency-key': text(256) }), 422, 'unprocessable_entity')
  })

  test('takes a refused Idempotency-Key again with a better body', async () => {
    const own = await openShop(backend)
    const key = { 'idempotency-key': 'again' }
    const clickId = await own.click()
    expect(
      (await own.api('POST', '/track/lead', { ...GOOD['/track/lead'], clickId: 'unknown' }, key))
        .status,
    ).toBe(404)
    expect(
      (await own.api('POST', '/track/lead', { ...GOOD['/track/lead'], clickId }, key)).status,
    ).toBe(200)
  })
})

test('a click of another workspace is not found, exactly like one that does not exist', async () => {
  const foreign = await (await openShop(backend)).click()
  const messages: string[] = []
  for (const clickId of [foreign, 'AAAAAAAAAAAAAAAA']) {
    for (const path of ['/track/lead', '/track/sale'] as const) {
      const { status, body } = await shop.api('POST', path, {
        ...GOOD[path],
        customerExternalId: 'new one',
        clickId,
      })
      expect([status, body.error.code]).toEqual([404, 'not_found'])
      messages.push(body.error.message.replace(clickId, '…'))
    }
  }
  expect(new Set(messages).size).toBe(1)
  expect(await shop.rows()).toEqual(before)
})

test('ids with impossible characters are not found', async () => {
  for (const id of ['ext_%00', 'ext_%F0%9F%92%A9', '%20', 'cus_%2F']) {
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const { status } = await shop.api(method, `/customers/${id}`, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  }
  const { status } = await shop.api('GET', '/customers?search=%00&email=%00')
  expect(status).toBeLessThan(500)
})

test('PATCH refuses what POST refuses', async () => {
  for (const [field, values] of Object.entries(WRONG['/customers'])) {
    for (const value of values) {
      if (value === undefined) continue
      const { status } = await shop.api('PATCH', '/customers/ext_known', { [field]: value })
      expect([field, value, status]).toEqual([field, value, 422])
    }
  }
})
