import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { codeAt, stepOf } from '../../../server/core/totp.ts'
import { PASSWORD } from '../../kit/people.ts'
import { settled, signIn, Visitors } from './visitors.ts'

const visitors = new Visitors()
const PAGE = '/console/settings/account'

/** Returns the code that an app shows now; each counts once. */
function nextCode(secret: string): string {
  const { clock } = visitors.server.backend
  clock.advance(30_000)
  return codeAt(secret, stepOf(clock.now()))
}

const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()

test('a name is saved, and another password ends the other sessions', async () => {
  const person = await visitors.server.person('viewer')
  const page = await visitors.member(PAGE, {}, person)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('button', { name: 'Account: Ada Lovelace' }).waitFor()
  const password = 'another horse battery'
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Send your current password as well.').waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Password changed').waitFor()
  const other = await visitors.stranger('/console/sign-in')
  await signIn(other, person)
  await other.getByText('The email address or password is wrong.').waitFor()
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.waitForURL(/console\/$/)
  await other.context().close()
  await page.context().close()
})

test('two-factor sign-in is set up with an app, asked for, and turned off', async () => {
  const person = await visitors.server.person('member')
  const page = await visitors.member(PAGE, {}, person)
  await page.getByRole('button', { name: 'Set up…' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  const secret = await valueOf(page, 'Secret')
  await page.getByLabel('Code').last().fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('The code is wrong or was already used.').waitFor()
  await page.getByLabel('Code').last().fill(nextCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByLabel('Recovery codes', { exact: true }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const [recovery] = (await valueOf(page, 'All recovery codes')).split(' ')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('You enter a code from your authenticator app').waitFor()

  const other = await visitors.stranger('/console/sign-in')
  await signIn(other, person)
  await other.getByLabel('Code').fill(recovery!)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.waitForURL(/console\/$/)
  await other.context().close()

  await page.getByRole('button', { name: 'Turn off…' }).click()
  await page.getByLabel('Code').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByText('You sign in with your password only. Add').waitFor()
  await page.context().close()
})

test('sessions are listed, and end from another browser', async () => {
  const person = await visitors.server.person('billing')
  const other = await visitors.stranger('/console/sign-in')
  await signIn(other, person)
  await other.waitForURL(/console\/$/)
  const page = await visitors.member(PAGE, {}, person)
  await settled(page)
  const list = page.getByRole('region', { name: 'Sessions' })
  expect(await list.getByRole('listitem').count()).toBe(2)
  expect(await list.getByText('this browser').count()).toBe(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('You’re signed out everywhere else.').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(1)
  await other.reload()
  await other.waitForURL(/sign-in/)
  await other.context().close()
  await page.context().close()
})
