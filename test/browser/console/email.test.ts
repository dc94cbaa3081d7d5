import { beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors({ clicks: 0, config: { smtpUrl: undefined } })

beforeAll(async () => {
  await createTestProgram(visitors.server.backend, visitors.server.shop, { name: 'Friends' })
})

const linkIn = (page: Page) => page.locator('handed-link copy-value input')
const toPath = (url: string) => url.replace(visitors.server.origin, '')

test('a server without email says so, and its owner lets members and partners in by links', async () => {
  const page = await visitors.member('/console/settings/members')
  await page.getByText('Email isn’t set up, so no emails are sent.').waitFor()
  await page.getByRole('link', { name: 'Invite' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ben@acme.test')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('not sent: email isn’t set up').waitFor()
  await page.getByRole('button', { name: 'Copy invitation link: ben@acme.test' }).click()
  await page.getByText('link copied').or(linkIn(page)).first().waitFor()
  await expectAccessibleInAllLooks(page)
  const url = await linkIn(page).inputValue()
  const invited = await visitors.stranger(toPath(url))
  await invited.getByText('ben@acme.test').waitFor()
  await invited.context().close()

  await page.goto(`${visitors.server.origin}/console/partners/invite`)
  await page.getByLabel('Emails').fill('ina@people.test, Ina Invited')
  await page.getByRole('button', { name: 'Check list' }).click()
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await page.getByText('1 of 1 invited.').waitFor()
  await page.getByText('Email isn’t set up, so no emails are sent.').waitFor()
  await page.getByRole('button', { name: 'Copy invitation link: Ina Invited' }).click()
  await linkIn(page).waitFor()
  await expectAccessibleInAllLooks(page)
  const [ina] = (await visitors.server.shop.api('GET', '/partners?email=ina@people.test')).body
  await page.goto(`${visitors.server.origin}/console/partners/${ina.id}`)
  await page.getByRole('button', { name: 'Copy invitation link: Ina Invited' }).click()
  await linkIn(page).waitFor()
  await expectAccessibleInAllLooks(page)
  const partner = await visitors.stranger(toPath(await linkIn(page).inputValue()))
  await partner.getByRole('button', { name: 'Accept' }).click()
  await partner.locator('svc-referral-dashboard').waitFor()
  await partner.context().close()
  await page.context().close()
})

test('the page about email says what to set, and lists what was kept', async () => {
  const page = await visitors.member('/console/settings/email?status=kept')
  await page.getByText('Not configured', { exact: true }).waitFor()
  await page.getByText('SMTP_URL=').waitFor()
  await page.getByText('ina@people.test').waitFor()
  expect(await page.getByRole('button', { name: /^Resend/ }).count()).toBe(0)
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('nobody is told that a sign-in link is on its way', async () => {
  const page = await visitors.stranger('/console/sign-in')
  await page.getByLabel('Email').fill('owner@acme.test')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.getByText('Email isn’t set up on this server, so we can’t send a link.').waitFor()
  await page.context().close()
})

test('pages about payouts and the program say so, too, and lead to the links', async () => {
  const page = await visitors.member('/console/program')
  for (const path of ['program', 'payouts', 'payouts/new', 'payouts/accounts', 'fraud']) {
    await page.goto(`${visitors.server.origin}/console/${path}`)
    const banner = page.locator('email-banner aside')
    await banner.getByText('Email isn’t set up, so no emails are sent.').waitFor()
    await banner.getByRole('link', { name: 'Set up email' }).waitFor()
    await banner.getByRole('link', { name: 'Copy invitation link' }).waitFor()
  }
  await page.goto(`${visitors.server.origin}/console/payouts`)
  await page.locator('email-banner aside').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'Copy invitation link' }).click()
  await page.waitForURL('**/console/partners?status=invited')
  await page.context().close()
})
