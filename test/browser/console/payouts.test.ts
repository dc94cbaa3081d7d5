import { beforeAll, expect, test } from 'bun:test'
import type { ConsolePerson } from '../../kit/console-server.ts'
import { payByHand } from '../../kit/pay-by-hand.ts'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let billing: ConsolePerson
let programId: string
/** Enrolls somebody who is paid by hand, unless they have no account. */
let enroll: (name: string, options?: { hasAccount?: boolean }) => Promise<string>

/** A program whose payouts a second person confirms. */
beforeAll(async () => {
  const { backend, shop, person } = visitors.server
  billing = await person('billing')
  const options = { payoutApproval: { mode: 'always' }, supportEmail: 'team@acme.test' }
  const program = await createTestProgram(backend, shop, options)
  programId = program.program.id
  enroll = async (name, { hasAccount = true } = {}) => {
    const { partner } = await program.enroll(name)
    if (hasAccount) await payByHand(backend, { workspaceId: shop.id, partnerId: partner.id })
    return partner.id
  }
})

async function giveBonus(partnerId: string, amount: number): Promise<void> {
  const body = { type: 'custom', programId, partnerId, amount, description: 'For the launch' }
  const { status, body: answer } = await visitors.server.shop.api('POST', '/commissions', body)
  if (status >= 300) throw new Error(JSON.stringify(answer))
}

/** Earns what becomes payable in two days. */
async function matureLater(partnerId: string, amount: number): Promise<void> {
  await giveBonus(partnerId, amount)
  await visitors.server.backend.deps.db.sql`
    update commissions set status = 'pending', matures_at = now() + interval '2 days'
    where partner_id = ${partnerId}`
}

test('nobody to pay is said, with what to do', async () => {
  const page = await visitors.member('/console/payouts')
  await page.getByText('No payouts yet.').waitFor()
  await page.getByRole('link', { name: 'Review payable partners' }).click()
  await page.getByText('No partners can be paid right now.').waitFor()
  expect(await page.getByRole('button', { name: 'Save draft' }).count()).toBe(0)
  await page.context().close()
})

test('a payout is put together by one member, and approved and paid by another', async () => {
  await giveBonus(await enroll('Paula Partner'), 12_345)
  await giveBonus(await enroll('Norman Nowhere', { hasAccount: false }), 20_000)
  await giveBonus(await enroll('Lena Later'), 5000)
  const page = await visitors.member('/console/payouts/new')
  const paid = page.getByRole('region', { name: 'To be paid' })
  await paid.getByRole('row', { name: /Paula Partner.*123\.45/ }).waitFor()
  const skipped = page.getByRole('region', { name: 'Not included' })
  await skipped.getByRole('row', { name: /Norman Nowhere.*200\.00/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByText('Pay 2 partners $173.45').waitFor()
  await page.getByRole('checkbox', { name: 'Include Lena Later' }).uncheck()
  await page.getByText('Pay 1 partner $123.45').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/payouts\/drafts\/pd_/)
  await page.getByText('so someone else must confirm it').waitFor()
  expect(await page.getByRole('button', { name: 'Confirm and pay…' }).count()).toBe(0)

  const { shop } = visitors.server
  const { body: left } = await shop.api('GET', '/commissions?search=lena')
  await shop.api('PATCH', `/commissions/${left[0].id}`, { status: 'canceled' })
  const second = await visitors.member('/console/payouts', {}, billing)
  await second.getByRole('link', { name: 'Review', exact: true }).click()
  await second.getByRole('button', { name: 'Confirm and pay…' }).click()
  const question = second.getByRole('dialog', { name: 'Pay 1 partner $123.45?' })
  await question.getByRole('button', { name: /Pay .*123\.45/ }).click()
  await second.getByRole('link', { name: 'View payouts' }).click()
  await second.waitForURL(/\/runs\/run_/)
  await second.getByRole('row', { name: /Paula Partner.*In transit/ }).waitFor()
  await expectAccessibleInAllLooks(second)
  await second.getByRole('link', { name: 'Paula Partner' }).click()
  await second.waitForURL(/\/payouts\/po_/)
  await second.getByText('For the launch').waitFor()
  await second.getByRole('button', { name: 'Mark as paid…' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await second.getByText('The provider reports that it arrived.').waitFor()
  await expectAccessibleInAllLooks(second)
  await page.context().close()
  await second.context().close()
})

test('the calendar says what becomes payable when, and on which day it is paid', async () => {
  const { shop } = visitors.server
  const page = await visitors.member('/console/payouts')
  const upcoming = page.getByRole('region', { name: 'Upcoming amounts' })
  await upcoming.getByText('Your payout schedule is manual').waitFor()
  await upcoming.getByText('No commissions in the holding period').waitFor()
  await shop.api('PATCH', `/programs/${programId}`, { payoutSchedule: { interval: 'weekly' } })
  await matureLater(await enroll('Wanda Waits'), 7700)
  await page.reload()
  await upcoming.getByRole('img', { name: /Upcoming payouts/ }).waitFor()
  await upcoming.getByText(/Payable by/).waitFor()
  await upcoming.getByText('Day by day').click()
  await upcoming.getByRole('row', { name: /1.*77\.00/ }).waitFor()
  await upcoming.getByText(/up to .*77\.00/).waitFor()
  await expectAccessibleInAllLooks(page)
  await shop.api('PATCH', `/programs/${programId}`, { payoutSchedule: { interval: 'manual' } })
  await page.context().close()
})

test('a draft whose amounts have changed pays nobody and shows what differs', async () => {
  const partnerId = await enroll('Carla Changes')
  await giveBonus(partnerId, 5000)
  const page = await visitors.member('/console/payouts/new')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/payouts\/drafts\/pd_/)
  const { shop } = visitors.server
  const { body } = await shop.api('GET', `/commissions?partnerId=${partnerId}`)
  await shop.api('PATCH', `/commissions/${body[0].id}`, { status: 'canceled' })
  const second = await visitors.member(new URL(page.url()).pathname, {}, billing)
  await second.getByRole('button', { name: 'Confirm and pay…' }).click()
  await second.getByRole('dialog').getByRole('button', { name: /^Pay / }).click()
  const wrong = second.getByRole('alert').filter({ hasText: 'Nothing was paid' })
  await wrong.getByRole('row', { name: /Carla Changes.*50\.00.*–/ }).waitFor()
  await expectAccessibleInAllLooks(second)
  await second.getByRole('button', { name: 'Discard…' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await second.waitForURL(/\/payouts$/)
  await page.context().close()
  await second.context().close()
})

test('every figure has its entries in the ledger, and a month is closed after a question', async () => {
  const page = await visitors.member('/console/ledger')
  const rows = page.locator('tbody tr')
  await page.getByRole('row', { name: /Paula Partner.*Paid.*123\.45/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('radio', { name: 'Payable' }).click()
  await page.waitForURL(/account=payable/)
  await settled(page)
  await page.getByRole('link', { name: 'Paula Partner' }).first().click()
  await page.waitForURL(/partner=pn_/)
  await settled(page)
  expect(await rows.count()).toBe(2)
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    return Bun.file(await file.path()).text()
  }
  expect(await saved('Export as CSV')).toContain('Paula Partner')
  expect(await saved('Statement')).toContain('123.45')
  await page.getByRole('link', { name: 'Closed periods' }).click()
  await page.getByText('No closed periods yet.').waitFor()
  await page.getByRole('button', { name: /^Close / }).click()
  const question = page.getByRole('dialog')
  await question.getByText('You can’t post to closed months').waitFor()
  await question.getByRole('button', { name: /^Close [A-Z]/ }).click()
  await page.getByText(/ closed\.$/).waitFor()
  await page.getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('the statement of each partner is saved by month, found by name', async () => {
  const page = await visitors.member('/console/ledger/statements')
  const row = page.getByRole('row').filter({ hasText: 'Paula Partner' })
  await row.waitFor()
  await page.getByRole('row', { name: /^All partners/ }).waitFor()
  await page.getByRole('searchbox').fill('norman')
  await row.waitFor({ state: 'detached' })
  await page.getByText('Norman Nowhere').waitFor()
  await page.getByRole('searchbox').fill('')
  const month = new Date().toISOString().slice(0, 7)
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.getByRole('radio').first().click()
  await page.waitForURL(new RegExp(`month=${month}`))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^CSV/ }).click(),
  ])
  expect(file.suggestedFilename()).toContain(month)
  expect(await Bun.file(await file.path()).text()).toContain('123.45')
  await page.getByText('Statement for Paula Partner downloaded.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('who may not pay sees payouts and no button; a wrong filter or address says so', async () => {
  const viewer = await visitors.member(
    '/console/payouts?status=nonsense',
    {},
    await visitors.server.person('viewer'),
  )
  await settled(viewer)
  await viewer.getByRole('heading', { name: 'Payouts', level: 1 }).waitFor()
  expect(await viewer.getByRole('link', { name: 'Prepare payout' }).count()).toBe(0)
  await viewer.goto(`${visitors.server.origin}/console/payouts?status=failed`)
  await viewer.getByText('No payouts match these filters.').waitFor()
  await viewer.goto(`${visitors.server.origin}/console/payouts/po_nobody`)
  await viewer.getByRole('alert').getByText('po_nobody').waitFor()
  await viewer.context().close()
})
