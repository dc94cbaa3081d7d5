import { afterAll, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors({ config: { webhooksAllowPrivate: true } })
const received: { headers: Record<string, string>; text: string }[] = []
let status = 204
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    received.push({ headers: request.headers.toJSON(), text: await request.text() })
    return new Response(status === 204 ? null : 'out of order', { status })
  },
})
afterAll(() => receiver.stop(true))
const url = `http://127.0.0.1:${receiver.port}/hooks`

test('a webhook is added, tried, rotated, disabled and deleted', async () => {
  const page = await visitors.member('/console/settings/webhooks')
  await page.getByText('No webhooks yet.').waitFor()
  await page.getByRole('link', { name: 'Add webhook' }).click()
  await page.getByRole('textbox', { name: /^Address/ }).fill(url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('Select at least one event.').waitFor()
  await page.getByRole('checkbox', { name: 'Links', exact: true }).check()
  await page.getByText('4 events selected.').waitFor()
  await page.getByRole('checkbox', { name: 'link.clicked' }).uncheck()
  await page.getByText('3 events selected.').waitFor()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByRole('link', { name: url }).click()
  await page.getByText('link.created, link.updated, link.deleted').waitFor()
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('button', { name: 'Send test event' }).click()
  await page.getByText('Test event sent.').waitFor()
  const log = page.getByRole('region', { name: 'Deliveries' })
  await refreshUntil(page, 'HTTP 204')
  await log.getByText('Request and response').click()
  await log.getByText('"event": "webhook.test"').waitFor()
  const { headers, text } = received[0]!
  new Webhook(secret).verify(text, headers)
  await settled(page)
  await expectAccessibleInAllLooks(page)

  await page.getByRole('button', { name: 'Rotate secret…' }).click()
  await page.getByRole('button', { name: 'Rotate secret', exact: true }).click()
  const next = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
  expect(next).not.toBe(secret)
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByText('Requests are also signed with the previous secret until').waitFor()

  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('Webhook disabled.').waitFor()
  expect(await page.getByRole('button', { name: 'Resend' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  await page.context().close()
})

test('what failed is seen with its answer, and sent again by itself or as a span', async () => {
  status = 500
  const { shop } = visitors.server
  const { body } = await shop.api('POST', '/webhooks', { url, events: ['link.created'] })
  await shop.api('POST', `/webhooks/${body.id}/test`)
  const page = await visitors.member(`/console/settings/webhooks/${body.id}`)
  const log = page.getByRole('region', { name: 'Deliveries' })
  await refreshUntil(page, 'HTTP 500')
  await log.getByText('Request and response').click()
  await log.getByText('out of order').waitFor()
  await page.getByText('Deliveries have failed since').waitFor()
  await log.getByLabel('Status').selectOption('delivered')
  await log.getByText('No deliveries match this filter.').waitFor()
  await log.getByLabel('Status').selectOption('all')
  status = 204
  await log.getByRole('button', { name: /^Resend/ }).click()
  await page.getByText('Event resent with the same ID.').waitFor()
  await refreshUntil(page, 'HTTP 204')
  await page.getByRole('button', { name: 'Replay time range…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('2020-01-01T00:00')
  await dialog.getByLabel('Status').selectOption('delivered')
  await dialog.getByRole('button', { name: 'Resend' }).click()
  await page.getByText('Resending 1 delivery.').waitFor()
  await page.context().close()
})

test('a webhook of Segment is offered no new secret, since its key is Segment’s', async () => {
  const { shop } = visitors.server
  const segment = { url, events: ['link.created'], format: 'segment', writeKey: 'key' }
  const { body } = await shop.api('POST', '/webhooks', segment)
  const page = await visitors.member(`/console/settings/webhooks/${body.id}`)
  await page.getByRole('button', { name: 'Edit…' }).waitFor()
  expect(await page.getByRole('button', { name: 'Rotate secret…' }).count()).toBe(0)
  await page.context().close()
})

/** The log does not refresh itself: somebody asks for it until the answer is there. */
async function refreshUntil(page: Awaited<ReturnType<Visitors['member']>>, text: string) {
  const log = page.getByRole('region', { name: 'Deliveries' })
  while ((await log.getByText(text).count()) === 0) {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await settled(page)
  }
}
