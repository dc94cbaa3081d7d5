import { afterAll, expect, test } from 'bun:test'
import { codeAt, stepOf } from '../../../server/core/totp.ts'
import { openOidcService } from '../../kit/oidc-service.ts'
import { joinMember, PASSWORD } from '../../kit/people.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const service = await openOidcService()
afterAll(() => service.stop())
const visitors = new Visitors({ config: { oidc: service.settings } })

test('another service signs in, and leads to the page that was wanted', async () => {
  const { email } = await visitors.server.person('viewer')
  service.signedIn = { email, email_verified: true }
  const page = await visitors.stranger('/console/links')
  await page.getByRole('button', { name: 'Continue with Example ID' }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await page.waitForURL(/\/console\/links$/)
  await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor()
  await page.context().close()
})

test('whom it does not know reads why, and can sign in another way', async () => {
  service.signedIn = { email: 'stranger@elsewhere.example', email_verified: true }
  const page = await visitors.stranger('/console/sign-in')
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await page.getByText('No account has the address stranger@elsewhere.example.').waitFor()
  await expectAccessibleInAllLooks(page)
  expect(page.url()).not.toContain('code=')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByLabel('Password').waitFor()
  await page.context().close()
})

test('a service that is away leaves the other ways open', async () => {
  const page = await visitors.stranger('/console/sign-in')
  const button = page.getByRole('button', { name: 'Continue with Example ID' })
  await button.waitFor()
  await page.route('**/api/auth/oidc/start', (route) => route.abort())
  await button.click()
  await page.getByText('We couldn’t reach the server').waitFor()
  await page.getByLabel('Password').waitFor()
  await page.context().close()
})

test('the code of an app is asked for afterwards', async () => {
  const { server } = visitors
  const { clock } = server.backend
  const member = await joinMember(server.backend, server.shop, { role: 'member' })
  const { body } = await member.call('POST', '/auth/two-factor', { password: PASSWORD })
  const code = () => {
    clock.advance(30_000)
    return codeAt(body.secret, stepOf(clock.now()))
  }
  await member.call('POST', '/auth/two-factor/confirm', { code: code() })
  service.signedIn = { email: member.email, email_verified: true }
  const page = await visitors.stranger('/console/sign-in')
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await page.getByLabel('Code').fill('000000')
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The code is wrong').waitFor()
  await page.getByLabel('Code').fill(code())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/console\/$/)
  await page.context().close()
})
