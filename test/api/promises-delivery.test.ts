import { beforeEach, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { PARTNER_EVENTS } from '../../server/domain/webhook-events.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { mailsTo } from '../kit/mails.ts'
import { openPartnerWebhooks, type Received } from '../kit/partner-webhooks.ts'

const DAY_MS = 86_400_000
const opened = await openPartnerWebhooks()
const { backend, workspace, program, ada, received, answers, begin, run, told, sell } = opened
let address = ''
const created: string[] = []

beforeEach(async () => {
  for (const id of created.splice(0)) await workspace.api('DELETE', `/webhooks/${id}`)
  await begin()
})

/** An endpoint of the workspace on the receiver of the bench. */
async function register(path: string, events: readonly string[] = ['sale.created']) {
  if (!address) {
    const page = await opened.pageOf(ada.partner.id)
    const hook = await opened.register(page, '/probe', PARTNER_EVENTS)
    address = new URL(hook.url).origin
    await page.call('DELETE', `/webhooks/${hook.id}`)
  }
  const { status, body } = await workspace.api('POST', '/webhooks', { url: address + path, events })
  expect({ status, body }).toMatchObject({ status: 201 })
  created.push(body.id)
  return body
}
const change = (id: string, body: object) => workspace.api('PATCH', `/webhooks/${id}`, body)
/** Whether a request is signed by a secret, whatever its time. */
const isSigned = (secret: string, { text, headers }: Received) =>
  headers['webhook-signature']!.split(' ').includes(
    new Webhook(secret).sign(
      headers['webhook-id']!,
      new Date(Number(headers['webhook-timestamp']) * 1000),
      text,
    ),
  )

test('an edit of an endpoint keeps its secret and what it does not name', async () => {
  const hook = await register('/a', ['sale.created', 'lead.created'])
  await change(hook.id, { description: 'Shop' })
  await change(hook.id, { url: `${address}/b` })
  const { body } = await workspace.api('GET', `/webhooks/${hook.id}`)
  expect(body).toMatchObject({ description: 'Shop', enabled: true, url: `${address}/b` })
  expect(body.events.toSorted()).toEqual(['lead.created', 'sale.created'])
  await sell(ada.link.key)
  await run()
  expect(told('/a')).toEqual([])
  expect(received.map((one) => isSigned(hook.secret, one))).toEqual([true, true])
})

test('what waits for an endpoint that is deleted or switched off is sent to nobody', async () => {
  for (const end of ['delete', 'disable']) {
    const hook = await register(`/${end}`)
    answers.set(`/${end}`, 500)
    await sell(ada.link.key)
    await run()
    expect(told(`/${end}`)).toHaveLength(1)
    if (end === 'delete') await workspace.api('DELETE', `/webhooks/${hook.id}`)
    else await change(hook.id, { enabled: false })
    answers.delete(`/${end}`)
    await run(3_600_000)
    await sell(ada.link.key)
    await run(3_600_000)
    expect({ end, told: told(`/${end}`).length }).toEqual({ end, told: 1 })
  }
})

test('a secret that was replaced signs for a day and not longer, also when another one follows', async () => {
  const hook = await register('/a')
  const rotate = async () =>
    (await workspace.api('POST', `/webhooks/${hook.id}/rotate`)).body.secret as string
  const second = await rotate()
  const signed = async (...secrets: string[]) => {
    received.length = 0
    await sell(ada.link.key)
    await run()
    return secrets.map((secret) => isSigned(secret, received[0]!))
  }
  expect(await signed(hook.secret, second)).toEqual([true, true])
  backend.clock.advance(DAY_MS + 1)
  expect(await signed(hook.secret, second)).toEqual([false, true])
  const third = await rotate()
  expect(await signed(hook.secret, second, third)).toEqual([false, true, true])
})

test('an event that arrives late is told under its first id, and once it has arrived no more', async () => {
  const hook = await register('/a')
  answers.set('/a', 500)
  await sell(ada.link.key)
  await run()
  answers.delete('/a')
  for (let n = 0; n < 3; n++) await run(3_600_000)
  const ids = told('/a').map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  const { body } = await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)
  expect(body.map((one: { status: string }) => one.status)).toEqual(['delivered'])
})

test('unsubscribing ends the news of commissions, and no email about the account', async () => {
  const eve = await program.enroll('Eve Quiet', { email: 'eve.quiet@partners.test' })
  const page = await opened.pageOf(eve.partner.id)
  await sell(eve.link.key)
  await relayOutbox(backend.deps)
  expect((await page.call('PATCH', '/settings', { digestOff: true })).status).toBe(200)
  await sell(eve.link.key)
  await run(2 * 3_600_000)
  const body = { email: 'eve.new@partners.test' }
  expect((await workspace.api('PATCH', `/partners/${eve.partner.id}`, body)).status).toBe(200)
  await run()
  const templates = async (to: string) => (await mailsTo(backend, to)).map((one) => one.template)
  expect(await templates('eve.quiet@partners.test')).not.toContain('commission-digest')
  expect((await templates('eve.quiet@partners.test')).length).toBeGreaterThan(0)
})

test('a customer who is erased is named in no delivery that is kept or still waits', async () => {
  const events = ['lead.created', 'sale.created', 'customer.created', 'commission.created']
  const hook = await register('/a', events)
  answers.set('/a', 500)
  const externalId = await sell(ada.link.key)
  await run()
  const erased = await workspace.api('DELETE', `/customers/ext_${externalId}`)
  expect(erased.status).toBe(200)
  received.length = 0
  answers.delete('/a')
  for (let n = 0; n < 4; n++) await run(3_600_000)
  const { body } = await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)
  const texts = await Promise.all(
    body.map((one: { id: string }) =>
      workspace.api('GET', `/webhooks/${hook.id}/deliveries/${one.id}`),
    ),
  )
  expect(/Okoro|grace@buyers/.exec(JSON.stringify([received, body, texts]))?.[0]).toBeUndefined()
})
