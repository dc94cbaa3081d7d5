import { beforeAll, expect, test } from 'bun:test'
import { runOnce } from '../../../server/jobs/queue.ts'
import { fixture, stripeEvent } from '../../../server/integrations/stripe/testing.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let webhookUrl = ''

async function send(type: string, object: object): Promise<void> {
  const { backend } = visitors.server
  const nowMs = backend.deps.clock.now()
  const { body } = stripeEvent(type, object, { id: `evt_${crypto.randomUUID()}`, nowMs })
  const headers = await fixture.sign({ body }, { secret: fixture.secret, nowMs, url: webhookUrl })
  const path = new URL(webhookUrl).pathname
  const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers })
  expect((await backend.handle(request)).status).toBe(200)
}

beforeAll(async () => {
  const { shop } = visitors.server
  const body = { provider: 'segment', name: 'Warehouse', secret: 'a-shared-secret' }
  expect((await shop.api('POST', '/connections', body)).status).toBe(201)
})

test('an account is connected, tested, renamed and removed', async () => {
  const page = await visitors.member('/console/connections')
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  await page.getByLabel('Account name').fill('Main account')
  await page.getByLabel(/Signing secret/).fill('not one')
  await page.getByRole('button', { name: 'Connect account' }).click()
  await page.getByText('start with whsec_').first().waitFor()
  await page.getByLabel(/Signing secret/).fill(fixture.secret)
  await page.getByRole('button', { name: 'Connect account' }).click()
  await page.getByText('Stripe connected.').waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('heading', { name: /Main account/ }).waitFor()
  expect(await page.content()).not.toContain(fixture.secret)
  const { body } = await visitors.server.shop.api('GET', '/connections')
  webhookUrl = body.find(({ name }: any) => name === 'Main account').webhookUrl
  await page.getByRole('button', { name: 'Test Main account' }).click()
  await page.getByText('Not working').waitFor()
  await send('gizmo.created', { id: 'giz_1' })
  await runOnce(visitors.server.backend.deps)
  await page.getByRole('button', { name: 'Test Main account' }).click()
  await page.getByText('Signed events arrive.').waitFor()
  await page.getByRole('button', { name: 'Edit Main account' }).click()
  await page.getByLabel('Account name').fill('Renamed account')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: /Renamed account/ }).waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Remove Warehouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Warehouse' }).click()
  await page.getByText('Warehouse removed.').waitFor()
  await page.getByRole('heading', { name: /Warehouse/ }).waitFor({ state: 'detached' })
  await page.context().close()
})

test('the inbox shows what failed and why, and tries it again, one or all', async () => {
  const broken = (id: string) => ({
    id,
    amount_paid: 100,
    total: 100,
    currency: 'zzz',
    metadata: { svcCustomerExternalId: 'ada' },
  })
  await send('invoice.paid', broken('in_1'))
  await send('invoice.paid', broken('in_2'))
  await runOnce(visitors.server.backend.deps)
  const page = await visitors.member('/console/connections/inbox')
  await page.getByText('gizmo.created').waitFor()
  await page.getByRole('link', { name: 'Failed' }).click()
  await page.waitForURL(/status=failed/)
  await page.getByText('gizmo.created').waitFor({ state: 'hidden' })
  await page.getByText('zzz').first().waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page
    .getByRole('button', { name: /^Retry invoice.paid/ })
    .first()
    .click()
  await page.getByText('Retrying invoice.paid.').waitFor()
  await runOnce(visitors.server.backend.deps)
  await page.getByRole('button', { name: 'Retry all failed events' }).click()
  await page.getByText('Retrying failed events.').waitFor()
  await runOnce(visitors.server.backend.deps)
  let events: { status: string; attempts: number }[]
  do events = (await visitors.server.shop.api('GET', '/inbox?type=invoice.paid')).body
  while (events.some(({ status }) => status !== 'failed'))
  expect(events.map(({ attempts }) => attempts)).toEqual([1, 1])
  await page.context().close()
})

test('who may not change anything sees connections and the inbox, in German too', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/connections', { locale: 'de' }, viewer)
  await page.getByRole('heading', { name: 'Verbindungen' }).waitFor()
  await page.getByText('Zahlungen, Rechnungen, Erstattungen').waitFor()
  expect(await page.getByRole('button', { name: /verbinden|Testen/ }).count()).toBe(0)
  await page.context().close()
})
