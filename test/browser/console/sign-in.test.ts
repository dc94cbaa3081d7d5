import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { codeAt, stepOf } from '../../../server/core/totp.ts'
import { setUpUrl } from '../../../server/modules/platform/people/set-up.ts'
import { joinMember } from '../../kit/people.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { signIn, Visitors } from './visitors.ts'

const visitors = new Visitors({ isNew: true })
const PASSWORD = 'another horse battery'

/** Returns the secret of the link in the mail that leaves now. */
async function mailedToken(to: string): Promise<string> {
  const mail = await visitors.server.nextMail()
  expect(mail.to).toBe(to)
  return mail.token
}

const isIn = (page: Page) => page.waitForURL(/\/console\/$/)

test('the address in the log makes the first owner, once', async () => {
  const url = new URL((await setUpUrl(visitors.server.backend.deps))!)
  const waiting = await visitors.stranger('/console/sign-in')
  await waiting.getByText('This server doesn’t have an owner yet.').waitFor()
  await expectAccessibleInAllLooks(waiting)
  await waiting.context().close()
  const page = await visitors.stranger(url.pathname + url.hash)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email').fill('ada@first.test')
  await page.getByLabel('Password').fill('password1234')
  await page.getByLabel('Workspace name').fill('First')
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(await page.getByLabel('Time zone').inputValue()).toBe(zone)
  await page.getByLabel('Slug').fill('first')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('heading', { name: 'You’re in' }).waitFor()
  expect(await page.getByLabel('Secret key').inputValue()).toMatch(/^svc_sk_/)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'I’ve saved it' }).click()
  await page.getByRole('heading', { name: 'Create program' }).waitFor()
  await page.context().close()
})

test('a link in a mail signs in, once, and asks for the code of who has a second factor', async () => {
  const { server } = visitors
  const { clock } = server.backend
  const member = await joinMember(server.backend, server.shop, { role: 'member' })
  const { body } = await member.call('POST', '/auth/two-factor', {
    password: 'correct horse battery',
  })
  const code = () => {
    clock.advance(30_000)
    return codeAt(body.secret, stepOf(clock.now()))
  }
  await member.call('POST', '/auth/two-factor/confirm', { code: code() })
  const page = await visitors.stranger('/console/sign-in')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.getByText(`If ${member.email} has an account`).waitFor()
  const link = `/console/sign-in#token=${await mailedToken(member.email)}`
  const opened = await visitors.open(page.context(), link)
  await opened.getByText('Select the button to finish signing in').waitFor()
  await opened.getByRole('button', { name: 'Sign in' }).click()
  await opened.getByLabel('Code').fill('000000')
  await expectAccessibleInAllLooks(opened)
  await opened.getByRole('button', { name: 'Sign in' }).click()
  await opened.getByText('The code is wrong').waitFor()
  await opened.getByLabel('Code').fill(code())
  await opened.getByRole('button', { name: 'Sign in' }).click()
  await isIn(opened)
  const again = await visitors.stranger(link)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.getByRole('alert').getByText('link').waitFor()
  await again.getByLabel('Password').waitFor()
  await again.context().close()
  await page.context().close()
})

test('a forgotten password is replaced by the link of a mail, once', async () => {
  const person = await visitors.server.person('viewer')
  const page = await visitors.stranger('/console/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByText(`If ${person.email} has an account`).waitFor()
  const link = `/console/reset#token=${await mailedToken(person.email)}`
  const reset = await visitors.open(page.context(), link)
  await reset.getByLabel('New password').fill('short')
  await reset.getByRole('button', { name: 'Save' }).click()
  await reset.getByText('Fix the highlighted fields.').waitFor()
  await expectAccessibleInAllLooks(reset)
  await reset.getByLabel('New password').fill(PASSWORD)
  await reset.getByRole('button', { name: 'Save' }).click()
  await reset.getByRole('heading', { name: 'Password changed' }).waitFor()
  await expectAccessibleInAllLooks(reset)
  await reset.getByRole('link', { name: 'Sign in' }).click()
  await signIn(reset, { ...person, password: PASSWORD })
  await isIn(reset)
  const again = await visitors.open(page.context(), link)
  await again.getByLabel('New password').fill('one more horse battery')
  await again.getByRole('button', { name: 'Save' }).click()
  await again.getByRole('alert').getByText('link').waitFor()
  await page.context().close()
})

test('who is new accepts an invitation with a name and a password', async () => {
  await visitors.server.shop.api('POST', '/invitations', { email: 'new@else.test', role: 'viewer' })
  const link = `/console/invitation#token=${await mailedToken('new@else.test')}`
  const page = await visitors.stranger(link)
  await page.getByRole('heading', { name: 'Invitation to Acme' }).waitFor()
  await page.getByText('new@else.test is invited as Viewer.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByLabel('Your name').fill('Neu')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await isIn(page)
  await page.getByRole('button', { name: 'Account: Neu' }).waitFor()
  const again = await visitors.stranger(link)
  await again.getByRole('alert').getByText('invitation').waitFor()
  await expectAccessibleInAllLooks(again)
  await again.context().close()
  await page.context().close()
})

test('who has an account signs in first, and then accepts an invitation', async () => {
  const { server } = visitors
  await server.shop.api('POST', '/invitations', { email: 'ada@first.test', role: 'admin' })
  const link = `/console/invitation#token=${await mailedToken('ada@first.test')}`
  const page = await visitors.stranger(link)
  await page.getByText('You already have an account. Sign in here first').waitFor()
  const own = await visitors.open(page.context(), '/console/sign-in')
  await signIn(own, { email: 'ada@first.test', password: PASSWORD })
  await isIn(own)
  await page.reload()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await isIn(page)
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menuitem', { name: 'Acme' }).waitFor()
  await page.context().close()
})
