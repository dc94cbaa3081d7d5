import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

// Browsers have no passkeys at addresses that are no names.
const visitors = new Visitors({ host: 'localhost' })
const PAGE = '/console/settings/account'

/** Gives the browser an authenticator with a screen lock, which its owner passes or does not. */
async function plugIn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a passkey is added, named, signs in, and is removed', async () => {
  const person = await visitors.server.person('viewer')
  const page = await visitors.member(PAGE, {}, person)
  const device = await plugIn(page)
  await settled(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Sign in with your fingerprint').waitFor()
  const add = async () => {
    await page.getByRole('button', { name: 'Add passkey…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Laptop')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await add()
  await passkeys.getByText('never used').waitFor()
  await add()
  await page.getByText('This device already has a passkey for your account.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rename Laptop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('Work laptop').waitFor()
  await expectAccessible(page, 'ltr')

  await page.context().clearCookies()
  await page.goto(`${visitors.server.origin}/console/sign-in?next=${PAGE}`)
  await device.verify(false)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  await device.verify(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`**${PAGE}`)
  await passkeys.getByText(/last used/).waitFor()
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  const sure = page.getByRole('dialog')
  await sure.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByText('Work laptop removed.').waitFor()
  expect(await passkeys.getByRole('listitem').count()).toBe(0)
  await page.context().close()
})

test('who has been signed in for long enters the password, and what was begun goes on', async () => {
  const { backend } = visitors.server
  const person = await visitors.server.person('viewer')
  const page = await visitors.member(PAGE, {}, person)
  await plugIn(page)
  await settled(page)
  backend.clock.advance(16 * 60_000)
  await page.getByRole('button', { name: 'Add passkey…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill('wrong password')
  await again.getByRole('button', { name: 'Continue' }).click()
  await again.getByRole('alert').getByText(/./).waitFor()
  await again.getByLabel('Password').fill(person.password)
  await again.getByRole('button', { name: 'Continue' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('never used').waitFor()
  backend.clock.advance(16 * 60_000)
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Laptop' }).click()
  await again.getByLabel('Password').fill(person.password)
  await expectAccessible(page, 'ltr')
  await again.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Laptop removed.').waitFor()
  await page.context().close()
})
