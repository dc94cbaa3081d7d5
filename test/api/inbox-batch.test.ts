import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { createCtx } from '../../server/core/ctx.ts'
import { inboxEvents } from '../../server/db/schema/intake.ts'
import { jobDeps } from '../../server/deps.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { findSource } from '../../server/modules/intake/inbox/find-source.ts'
import { noteFailure, retryLater } from '../../server/modules/intake/inbox/note-failure.ts'
import { processInbox } from '../../server/modules/intake/inbox/process-inbox.ts'
import { recordEvent } from '../../server/modules/intake/inbox/record-event.ts'
import { openStripeInbox } from '../kit/stripe-inbox.ts'

const { backend, shop, connection, send, post, work, inbox, undone, outcome } =
  await openStripeInbox()
const { deps } = backend
const { sql } = deps.db

const ctx = () => {
  const actor = { type: 'system', name: 'process-inbox' } as const
  return createCtx(jobDeps(deps), { workspaceId: shop.id, plan: 'enterprise', actor })
}
const invoice = (id: string, customer: string, amount = 900) => ({
  id,
  amount_paid: amount,
  total: amount,
  currency: 'usd',
  metadata: { svcCustomerExternalId: customer },
})
const salesOf = async (prefix: string) =>
  (await outcome()).sales.filter((sale) => String(sale.invoice).startsWith(prefix))

test('one event that fails in the database keeps none of its page from being recorded once', async () => {
  await sql.unsafe(`
    create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.invoice_id = 'in_poison' then raise exception 'poisoned'; end if;
      return new;
    end $$;
    create trigger poison before insert on sales for each row execute function refuse_poison()`)
  for (let n = 0; n < 30; n++) {
    await send('invoice.paid', invoice(n === 15 ? 'in_poison' : `in_page${n}`, `page-${n}`))
  }
  await runOnce(deps)
  expect(await salesOf('in_page')).toHaveLength(29)
  expect(await undone()).toMatchObject([
    { status: 'retrying', attempts: 1, reason: expect.stringContaining('inside the server') },
  ])
  await sql`drop trigger poison on sales`
  await work()
  expect([await undone(), await salesOf('in_poison')]).toMatchObject([[], [{ amount: 900 }]])
})

test('events of one page about the same customer count one after the other', async () => {
  const metadata = { svcCustomerExternalId: 'same', svcClickId: await shop.click() }
  for (let n = 0; n < 20; n++) {
    await send('invoice.paid', { ...invoice(`in_same${n}`, 'same', 100), metadata })
  }
  await runOnce(deps)
  const sales = await salesOf('in_same')
  expect([sales.length, sales.every(({ linked }) => linked)]).toEqual([20, true])
  const [counted] = await sql`
    select sum(conversions)::int as conversions from links where workspace_id = ${shop.id}`
  expect(counted!.conversions).toBe(1)
  const { customers } = await outcome()
  expect(customers.filter(({ customer }) => customer === 'same')).toEqual([
    { customer: 'same', amount: 2000 },
  ])
})

test('an event that says who a customer is, and one that needs it, are of one page', async () => {
  await send('invoice.paid', { ...invoice('in_later', ''), customer: 'cus_page', metadata: {} })
  await send('customer.updated', {
    id: 'cus_page',
    metadata: { svcCustomerExternalId: 'known-later' },
  })
  await runOnce(deps)
  await work()
  expect(await salesOf('in_later')).toMatchObject([{ customer: 'known-later' }])
})

test('two servers that act on the same events record each once', async () => {
  for (let n = 0; n < 10; n++) await send('invoice.paid', invoice(`in_twice${n}`, `twice-${n}`))
  const events = await ctx().tx.find(ctx().scope, inboxEvents, {
    where: [eq(inboxEvents.status, 'received')],
  })
  expect(events).toHaveLength(10)
  const source = await findSource(ctx(), connection.id)
  const actOn = () =>
    Promise.all(events.map((event) => recordEvent(ctx(), event, { source, limit: (job) => job() })))
  await Promise.all([actOn(), actOn()])
  await runOnce(deps)
  expect(await salesOf('in_twice')).toHaveLength(10)
  expect((await inbox('?pageSize=100')).filter(({ status }) => status === 'ignored')).toEqual([])
})

test('a failure that comes after another server has finished the event changes nothing', async () => {
  await send('invoice.paid', invoice('in_finished', 'finished'), 'evt_finished')
  const [event] = await ctx().tx.find(ctx().scope, inboxEvents, {
    where: [eq(inboxEvents.providerEventId, 'evt_finished')],
  })
  await runOnce(deps)
  await retryLater(ctx(), event!, new Error('late'))
  await noteFailure(ctx(), event!, new Error('late'))
  expect((await inbox()).find(({ id }) => id === event!.id)).toMatchObject({ status: 'done' })
})

test('what arrives while the inbox is worked off does not wait for another event', async () => {
  await send('invoice.paid', invoice('in_first', 'first'))
  const working = processInbox(ctx(), connection.id)
  await send('invoice.paid', invoice('in_second', 'second'))
  await processInbox(ctx(), connection.id)
  await working
  expect(await salesOf('in_second')).toHaveLength(1)
})

test('the same event ten times at once is stored and recorded once', async () => {
  const body = await send('invoice.paid', invoice('in_ten', 'ten'), 'evt_ten')
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await runOnce(deps)
  const stored = (await inbox('?pageSize=100')).filter((one) => one.providerEventId === 'evt_ten')
  expect([stored.length, (await salesOf('in_ten')).length]).toEqual([1, 1])
})

test('with another secret, what the former one signed is refused at once', async () => {
  expect((await post('{"id":"evt_before","type":"invoice.paid"}')).status).toBe(200)
  const { status } = await shop.api('PATCH', `/connections/${connection.id}`, {
    secret: 'whsec_yetAnotherSecretNow',
  })
  expect([status, (await post('{"id":"evt_late","type":"invoice.paid"}')).status]).toEqual([
    200, 401,
  ])
})
