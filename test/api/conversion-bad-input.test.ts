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
  customerName: [text(256), 5],
  customerEmail: ['nobody', text(300)],
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

/** Values that are wrong, by field. */
const WRONG: Record<Path, Record<string, readonly unknown[]>> = {
  '/track/lead': {
    clickId: [5, {}, text(101), 'a\0b'],
    eventName: [undefined, null, '', '   ', 5, text(256), 'a\0b', '\ud800'],
    customerExternalId: [undefined, null, '', ' ', 42, text(101), 'a\0b'],
    ...PERSON,
    mode: ['later', 5],
    eventQuantity: [0, 101, 1.5, '3', -1],
    metadata: METADATA,
    timestamp: TIME,
  },
  '/track/sale': {
    customerExternalId: [undefined, null, '', ' ', 42, text(101), 'a\0b'],
    amount: [undefined, null, -1, 1.5, '10', 1e14, {}, true],
    currency: ['xyz', 'us', 'dollars', 5, 'a\0b'],
    eventName: [5, text(256), 'a\0b'],
    paymentProcessor: ['bank', 5],
    invoiceId: ['', 5, text(256), 'a\0b'],
    leadEventName: [5, text(256), 'a\0b'],
    clickId: [5, text(101)],
    ...PERSON,
    metadata: METADATA,
    timestamp: TIME,
    total: [1],
  },
  '/track/refund': {
    invoiceId: [undefined, null, '', ' ', 5, text(256), 'a\0b'],
    refundId: [undefined, null, '', ' ', 5, text(256), 'a\0b'],
    amount: [0, -1, 1.5, '1', 11],
    currency: ['eur', 'xyz', 'us', 5, 'a\0b'],
    timestamp: TIME,
    total: [1],
  },
  '/customers': {
    externalId: [undefined, null, '', ' ', 5, text(101), 'a\0b'],
    name: [5, text(256), 'a\0b'],
    email: ['nobody', 5, text(300)],
    avatar: ['javascript:alert(1)', text(2100)],
    country: ['Germany', 'xx', 'QQ', 5],
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

  test('refuses unknown fields, also when it is called again', async () => {
    for (let i = 0; i < 2; i++) {
      const message = await refused(
        call({ ...GOOD[path], somethingElse: 1 }),
        422,
        'unprocessable_entity',
      )
      expect(message).toContain('Unknown field "somethingElse".')
    }
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
