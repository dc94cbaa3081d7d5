import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()

/** Paula earns a tenth of two sales: one of a friend, and one of her own, which is held as fraud. */
beforeAll(async () => {
  const { backend, shop } = visitors.server
  const post = async (path: string, body: object) => {
    const answer = await shop.api('POST', path, body)
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  }
  const program = await createTestProgram(backend, shop, { holdingPeriodDays: 30 })
  const { partner, link } = await program.enroll('Paula Partner')
  const { id: groupId } = program.group
  await post('/rewards', { event: 'sale', type: 'percentage', rateBps: 1000, groupId })
  const buyers = [
    ['Frida Friend', 'frida@people.test', 4000],
    ['Paula Herself', partner.email, 9000],
  ] as const
  for (const [customerName, customerEmail, amount] of buyers) {
    const customer = { customerExternalId: customerEmail, customerName, customerEmail }
    const clickId = await program.click(link.key)
    backend.clock.advance(60_000)
    await post('/track/lead', { clickId, eventName: 'Sign up', ...customer })
    backend.clock.advance(60_000)
    await post('/track/sale', {
      customerExternalId: customerEmail,
      amount,
      invoiceId: customerName,
    })
  }
})

test('commissions are filtered by the address, explained, held and released', async () => {
  const page = await visitors.member('/console/commissions')
  await page.getByRole('row', { name: /Frida Friend.*In holding period.*4\.00/ }).waitFor()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  const statuses = page.getByRole('dialog', { name: 'Status' })
  await statuses.getByRole('checkbox', { name: 'On hold' }).check()
  await page.waitForURL(/status=hold$/)
  await expectAccessibleInAllLooks(page)
  await page.keyboard.press('Escape')
  await settled(page)
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page.reload()
  await page.getByRole('row', { name: /Paula Herself.*On hold.*9\.00/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: /^Status is On hold/ }).click()
  await statuses.getByRole('checkbox', { name: 'On hold' }).uncheck()
  await statuses.getByRole('checkbox', { name: 'Paid' }).check()
  await page.keyboard.press('Escape')
  await page.getByText('No commissions match these filters.').waitFor()
  await page.getByRole('link', { name: 'Show all' }).click()

  await page
    .getByRole('row', { name: /Frida Friend/ })
    .getByRole('link')
    .click()
  await page.waitForURL(/\/commissions\/cm_/)
  const why = page.getByRole('region', { name: 'Calculation' })
  await why.getByText('10%').first().waitFor()
  const act = async (open: string, confirm: string) => {
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  }
  await act('Hold…', 'Hold commission')
  await page.getByText('Put on hold manually.').waitFor()
  await expectAccessibleInAllLooks(page)
  await act('Release…', 'Release commission')
  await page.getByText('Becomes payable when its holding period ends.').waitFor()
  await page.getByRole('button', { name: 'Adjust amount…' }).click()
  const adjust = page.getByRole('dialog', { name: 'Adjust amount' })
  await adjust.getByLabel('New amount (USD)').fill('lots')
  await adjust.getByRole('button', { name: 'Adjust amount' }).click()
  await adjust.getByText('Enter an amount, for example 50.00.').waitFor()
  await expectAccessibleInAllLooks(page)
  await adjust.getByLabel('New amount (USD)').fill('3.50')
  await adjust.getByRole('button', { name: 'Adjust amount' }).click()
  await adjust.waitFor({ state: 'detached' })
  await page.getByText('$3.50').first().waitFor()
  await page.getByRole('link', { name: 'Paula Partner', exact: true }).click()
  await page.getByRole('heading', { name: 'Paula Partner' }).waitFor()
  await page.context().close()
})

test('commissions are found by customer and partner, summed by status, and saved as a file', async () => {
  const page = await visitors.member('/console/commissions')
  const totals = page.getByRole('navigation', { name: 'Totals by status' })
  await totals.getByRole('link', { name: /All 2 \$12\.50/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('frida')
  await page.waitForURL(/search=frida/)
  await totals.getByRole('link', { name: /All 1 \$3\.50/ }).waitFor()
  await settled(page)
  expect(await page.locator('tbody tr').count()).toBe(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const text = await Bun.file((await (await download).path())!).text()
  expect(text.trim().split('\r\n')).toHaveLength(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await totals.getByRole('link', { name: /All 2/ }).waitFor()
  await page.getByRole('button', { name: 'Partner', exact: true }).click()
  const partners = page.getByRole('dialog', { name: 'Partner' })
  await partners.getByRole('searchbox').fill('paula')
  await partners.getByRole('checkbox', { name: /Paula Partner/ }).check()
  await page.waitForURL(/partner=pn_/)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: /^Partner is Paula Partner/ }).waitFor()
  await totals.getByRole('link', { name: /On hold 1/ }).click()
  await page.waitForURL(/status=hold/)
  await settled(page)
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page.context().close()
})

test('several commissions are held at once, and those that cannot be voided say why', async () => {
  const { shop } = visitors.server
  const page = await visitors.member('/console/commissions?search=friend')
  await page.getByRole('checkbox', { name: 'Select all loaded' }).check()
  await page.getByText('1 selected').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Hold…' }).click()
  const question = page.getByRole('dialog', { name: 'Hold 1 commission?' })
  await question.getByText('$3.50').first().waitFor()
  await question.getByRole('button', { name: 'Hold 1 commission' }).click()
  await page.getByText('1 commission is on hold.').waitFor()
  await page.getByRole('row', { name: /Frida Friend.*On hold.*3\.50/ }).waitFor()
  const { body } = await shop.api('POST', '/commissions', {
    type: 'custom',
    partnerId: (await shop.api('GET', '/commissions')).body[0].partner.id,
    amount: 700,
    description: 'Canceled friend',
  })
  await page.goto(`${visitors.server.origin}/console/commissions?search=paula`)
  await page.getByRole('checkbox', { name: /Paula Partner, \$7\.00/ }).check()
  await page.getByRole('checkbox', { name: /Paula Partner, \$3\.50/ }).check()
  await shop.api('PATCH', `/commissions/${body.id}`, { status: 'refunded' })
  await page.getByRole('button', { name: 'Cancel commissions…' }).click()
  await page.getByRole('button', { name: 'Cancel 2 commissions' }).click()
  await page.getByText('1 commission canceled.').waitFor()
  const refused = page.getByRole('dialog', { name: '1 commission wasn’t changed' })
  await refused.getByText('The sale was refunded').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('a bonus is given once its partner and amount are confirmed', async () => {
  const page = await visitors.member('/console/commissions')
  await page.getByRole('link', { name: 'Create bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create bonus' })
  await dialog.getByLabel('Partner email').fill('nobody@people.test')
  await dialog.getByLabel('Amount').fill('50.00')
  await dialog.getByLabel('Description').fill('The best talk')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('No partner has this email.').waitFor()
  await dialog.getByLabel('Partner email').fill('paula.partner@partners.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Paula Partner receives $50.00 for “The best talk”').waitFor()
  await expectAccessibleInAllLooks(page)
  await dialog.getByRole('button', { name: 'Create $50.00 bonus' }).click()
  await page.getByRole('row', { name: /The best talk.*Payable.*50\.00/ }).waitFor()
  await page.context().close()
})

test('what a fraud rule holds is rejected after a question that says what it does', async () => {
  const page = await visitors.member('/console/fraud')
  const queue = page.getByRole('region', { name: 'Fraud review' })
  await queue.getByText('Paula Partner').waitFor()
  await expectAccessibleInAllLooks(page)
  await queue.getByRole('button', { name: 'Reject…' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('This permanently cancels $9.00.').waitFor()
  await question.getByRole('button', { name: 'Reject' }).click()
  await queue.getByText('No fraud flags to review').waitFor()
  await page.getByRole('link', { name: 'Rejected' }).click()
  await page.waitForURL(/status=rejected/)
  await queue.getByText('Paula Partner').waitFor()
  await page.context().close()
  const viewer = await visitors.member(
    '/console/fraud?status=rejected',
    {},
    await visitors.server.person('viewer'),
  )
  await viewer.getByText('Paula Partner').waitFor()
  expect(await viewer.getByRole('button', { name: /Reject|Release/ }).count()).toBe(0)
  await viewer.context().close()
})
