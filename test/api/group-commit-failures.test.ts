import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { all, buyers, openBusyShop, statuses } from '../kit/busy-shop.ts'

const MANY = 64

/** PostgreSQL is unpacked and started first. */
const START_MS = 60_000

const backend = await testBackend()

describe('one that is refused', () => {
  test('for its click leaves nothing behind and hurts none of 63 others', async () => {
    const shop = await openBusyShop(backend, MANY - 1)
    const bad = { clickId: 'no such click', invoiceId: 'in_refused' }
    const answers = await Promise.all([
      ...buyers(30).map((name) => shop.sale(name, 1_000)),
      shop.sale('nobody', 1_000, bad),
      ...buyers(MANY - 1)
        .slice(30)
        .map((name) => shop.sale(name, 1_000)),
    ])
    expect(statuses(answers)).toEqual([...all(30), 404, ...all(33)])
    expect(await shop.count('sales')).toBe(63)
    expect(await shop.count('invoice_keys')).toBe(63)
    expect(await shop.transactions('sales')).toBeLessThan(16)
    const again = await shop.sale('buyer 0', 1_000, { invoiceId: 'in_refused' })
    expect(again.status).toBe(200)
    await shop.agree()
  })

  test('by the database itself hurts none of 63 others, and nothing of it is stored', async () => {
    const shop = await openBusyShop(backend, MANY)
    const { sql } = backend.deps.db
    await sql.unsafe(`
      create function refuse_one() returns trigger language plpgsql as $$
      begin
        if new.customer_external_id = 'buyer 13' then raise exception 'not this one'; end if;
        return new;
      end $$;
      create trigger refuse_one before insert on sales for each row execute function refuse_one()`)
    const answers = await Promise.all(buyers(MANY).map((name) => shop.sale(name, 1_000)))
    await sql.unsafe('drop trigger refuse_one on sales; drop function refuse_one')
    expect(statuses(answers)).toEqual(buyers(MANY).map((_, i) => (i === 13 ? 500 : 200)))
    expect(await shop.count('sales')).toBe(63)
    expect(await shop.count('invoice_keys')).toBe(63)
    expect((await shop.sale('buyer 13', 1_000)).status).toBe(200)
    await shop.agree()
  })
})

describe('whoever goes away', () => {
  test('hurts no other: their sale is stored whole or not at all', async () => {
    const shop = await openBusyShop(backend, 40)
    const server = Bun.serve({ port: 0, fetch: backend.handle })
    const send = (name: string, signal?: AbortSignal) =>
      fetch(`http://localhost:${server.port}/api/track/sale`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${shop.workspace.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ customerExternalId: name, amount: 1_000, invoiceId: `of ${name}` }),
        ...(signal && { signal }),
      })
    const impatient = new AbortController()
    const sent = buyers(40).map((name, i) => send(name, i % 4 ? undefined : impatient.signal))
    await Promise.race(sent.filter((_, i) => i % 4))
    impatient.abort()
    const ends = await Promise.allSettled(sent)
    const patient = ends.filter((_, i) => i % 4)
    expect(patient.map((end) => end.status === 'fulfilled' && end.value.status)).toEqual(all(30))
    const again = await Promise.all(buyers(40).map((name) => send(name)))
    expect(again.map(({ status }) => status)).toEqual(all(40))
    await server.stop(true)
    expect(await shop.count('sales')).toBe(40)
    await shop.agree()
  })
})

test(
  'a server that stops answers what it has accepted and refuses what comes later',
  async () => {
    const own = await createBackend()
    try {
      const shop = await openBusyShop(own, 50)
      const sent = buyers(50).map((name) => shop.sale(name, 1_000))
      await Promise.race(sent)
      const stopped = own.deps.groupCommit.close()
      const late = await shop.sale('buyer 0', 1_000)
      await stopped
      const answers = await Promise.all(sent)
      const accepted = answers.filter(({ status }) => status === 200)
      expect(late.status).toBe(503)
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(accepted.length).toBeGreaterThan(0)
      expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
      expect(await shop.count('sales')).toBe(accepted.length)
      await shop.agree()
    } finally {
      await own.close()
    }
  },
  START_MS,
)
