import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const MANY = 60

/** Ada comes through a partner's link, signs up, buys twice and gets one refunded. */
beforeAll(async () => {
  const { backend, shop } = visitors.server
  const post = async (path: string, body: object) => {
    const answer = await shop.api('POST', path, body)
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const program = await createTestProgram(backend, shop, { name: 'Friends', holdingPeriodDays: 30 })
  const { link } = await program.enroll('Paula Partner')
  const { group } = program
  await post('/rewards', { event: 'sale', type: 'percentage', rateBps: 1000, groupId: group.id })
  const customer = { customerExternalId: 'ada', customerName: 'Ada Lovelace' }
  const clickId = await program.click(link.key)
  backend.clock.advance(60_000)
  await post('/track/lead', { clickId, eventName: 'Sign up', ...customer })
  for (const invoiceId of ['in_1', 'in_2']) {
    backend.clock.advance(60_000)
    await post('/track/sale', { customerExternalId: 'ada', amount: 5000, invoiceId })
  }
  backend.clock.advance(60_000)
  await post('/track/refund', { invoiceId: 'in_2', refundId: 'r_1', amount: 5000 })
  for (let n = 0; n < MANY; n++) {
    backend.clock.advance(1000)
    await post('/customers', { externalId: `many_${n}`, name: `Many ${n}`, country: 'DE' })
  }
})

test('customers are listed page by page, and searched for by the address', async () => {
  const page = await visitors.member('/console/customers')
  await settled(page)
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
  expect(await rows.count()).toBe(MANY + 2)
  await page.getByRole('searchbox').fill('love')
  await page.waitForURL(/search=love$/)
  await settled(page)
  expect(await rows.count()).toBe(1)
  await page.reload()
  await settled(page)
  expect(await page.getByRole('searchbox').inputValue()).toBe('love')
  await expectAccessibleInAllLooks(page)
  await page.getByRole('searchbox').fill('nobody')
  await page.getByText('No customers match your search.').waitFor()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.waitForURL(/customers$/)
  await page.context().close()
})

test('a customer has everything that happened on one line of time, and why', async () => {
  const page = await visitors.member('/console/customers?search=ada')
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.waitForURL(/customer=cus_/)
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
  const titles = await page.locator('journey-step strong').allInnerTexts()
  expect(titles).toEqual([
    'Refund',
    'Commission for Paula Partner',
    'Purchase',
    'Commission for Paula Partner',
    'Purchase',
    'Sign up',
    'Click',
  ])
  const step = (name: RegExp) => page.locator('journey-step').filter({ hasText: name })
  await step(/Sign up/)
    .getByRole('button')
    .click()
  await step(/Sign up/)
    .getByText('It counts as one lead.')
    .waitFor()
  await step(/Purchase/)
    .last()
    .getByRole('button')
    .click()
  await step(/Purchase/)
    .last()
    .getByText('The sale amount is $50.00.')
    .waitFor()
  await step(/Commission/)
    .last()
    .getByRole('button')
    .click()
  await step(/Commission/)
    .last()
    .getByText('10%')
    .first()
    .waitFor()
  await step(/Commission/)
    .first()
    .getByText('refunded')
    .waitFor()
  await page.getByRole('region', { name: 'About' }).getByText('Paula Partner').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.goBack()
  await page.waitForURL(/search=ada$/)
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
  await page.context().close()
})

test('a customer is erased after a question that names them, and exported before', async () => {
  const page = await visitors.member('/console/customers?search=many_7')
  await page.getByRole('link', { name: 'Many 7' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(await Bun.file(await file.path()).text()).toContain('Many 7')
  await page.getByText('No activity yet.').waitFor()
  await page.getByRole('button', { name: 'Erase…' }).click()
  const question = page.getByRole('dialog', { name: 'Erase Many 7?' })
  await question.getByRole('button', { name: 'Erase Many 7' }).click()
  await page.waitForURL(/\/customers$/)
  await page.goto(`${visitors.server.origin}/console/customers?search=many_7`)
  await page.getByText('No customers match your search.').waitFor()
  await page.context().close()
})

test('who may not change customers sees no button for it, and a wrong address says so', async () => {
  const { server } = visitors
  const viewer = await visitors.member(
    '/console/customers?search=ada',
    {},
    await server.person('viewer'),
  )
  await viewer.getByRole('link', { name: 'Ada Lovelace' }).click()
  await viewer.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
  expect(await viewer.getByRole('button', { name: /Erase|Export/ }).count()).toBe(0)
  await viewer.goto(`${server.origin}/console/customers?customer=cus_nobody`)
  await viewer.getByRole('alert').getByText('cus_nobody').waitFor()
  await viewer.context().close()
  const billing = await visitors.member('/console/customers', {}, await server.person('billing'))
  await billing.getByRole('alert').waitFor()
  expect(await billing.getByRole('link', { name: 'Customers' }).count()).toBe(0)
  await billing.context().close()
})

test('a customer of one program shows which', async () => {
  const { api } = visitors.server.shop
  const { body: programs } = await api('GET', '/programs')
  const person = { externalId: 'ada', name: 'Ada of the program', programId: programs[0].id }
  const { body: customer } = await api('POST', '/customers', person)
  const page = await visitors.member(`/console/customers?customer=${customer.id}`)
  const facts = page.getByRole('region', { name: 'About' })
  await facts.getByText('Friends').waitFor()
  await facts.getByText('ada', { exact: true }).waitFor()
  await page.context().close()
})
