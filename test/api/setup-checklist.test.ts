import { expect, test } from 'bun:test'
import { FUNDINGS } from '../kit/payout-accounts.ts'
import { payByHand } from '../kit/pay-by-hand.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

async function checklist(of: TestWorkspace) {
  await backend.deps.pageHosts.settled()
  const { body } = await of.api('GET', '/setup-checklist')
  const done = body.steps.filter((one: any) => one.done).map((one: any) => one.step)
  return { done, hosts: body.hosts.map(({ host, allowed }: any) => ({ host, allowed })) }
}

const visitPage = (of: TestWorkspace, host: string, key = 'unknown') =>
  of.browser('/track/click', { key }, { origin: `https://${host}` })

test('each step is done once the server has seen it happen', async () => {
  const own = await createTestWorkspace(backend, { allowedHostnames: [], plan: 'business' })
  expect(await checklist(own)).toEqual({ done: [], hosts: [] })

  await visitPage(own, 'www.shop.test')
  const refused = { host: 'shop.test', allowed: false }
  expect(await checklist(own)).toEqual({ done: ['script'], hosts: [refused] })

  await own.api('POST', '/workspace/hostnames', { hostname: 'shop.test' })
  const { body: link } = await own.api('POST', '/links', { url: 'https://shop.test' })
  backend.clock.advance(3_600_001)
  const { clickId } = (await visitPage(own, 'shop.test', link.key)).body
  const allowed = { host: 'shop.test', allowed: true }
  expect(await checklist(own)).toEqual({ done: ['script', 'hostname'], hosts: [allowed] })

  await own.api('PATCH', '/workspace', { conversionEnabled: true })
  const customer = { customerExternalId: 'ida', eventName: 'Sign up' }
  expect((await own.api('POST', '/track/lead', { ...customer, clickId })).status).toBe(200)
  const tracked = ['script', 'hostname', 'cookie', 'conversions']
  expect((await checklist(own)).done).toEqual(tracked)

  const program = { name: 'Friends', url: 'https://shop.test', creditPayouts: 'all' }
  expect((await own.api('POST', '/programs', { ...program, creditPayouts: 'off' })).status).toBe(
    201,
  )
  expect((await checklist(own)).done).toEqual([...tracked, 'program', 'links'])
})

test('payouts are set up once somebody is paid by hand', async () => {
  const own = await createTestWorkspace(backend, { plan: 'business' })
  const { enroll } = await createTestProgram(backend, own)
  const { partner } = await enroll('Paula')
  expect((await checklist(own)).done).toEqual(['program', 'partner'])
  await payByHand(backend, { workspaceId: own.id, partnerId: partner.id })
  expect((await checklist(own)).done).toEqual(['program', 'partner', 'payouts'])
})

test('an account that cannot pay the currency of a program does not do', async () => {
  const own = await createTestWorkspace(backend, { plan: 'business' })
  const friends = { name: 'Friends', url: 'https://shop.test', currency: 'usd' }
  expect((await own.api('POST', '/programs', friends)).status).toBe(201)
  const account = await own.api('POST', '/funding-accounts', {
    provider: 'sepa',
    name: 'Bank',
    details: FUNDINGS.sepa,
  })
  expect(account.status).toBe(201)
  expect((await checklist(own)).done).toEqual(['program'])
  const euro = await createTestWorkspace(backend, { plan: 'business' })
  await euro.api('POST', '/programs', { ...friends, currency: 'eur' })
  await euro.api('POST', '/funding-accounts', {
    provider: 'sepa',
    name: 'Bank',
    details: FUNDINGS.sepa,
  })
  expect((await checklist(euro)).done).toEqual(['program', 'payouts'])
})

test('a click that a page asks about shows that the cookie works', async () => {
  const own = await createTestWorkspace(backend)
  const { body: link } = await own.api('POST', '/links', { url: 'https://shop.test' })
  const { clickId } = (await visitPage(own, 'shop.test', link.key)).body
  const headers = { origin: 'https://shop.test' }
  await own.api(
    'GET',
    `/track/click/${clickId}?publishableKey=${own.publishableKey}`,
    undefined,
    headers,
  )
  expect((await checklist(own)).done).toEqual(['script', 'hostname', 'cookie'])
})

test('strangers that invent hosts fill neither the list nor the table', async () => {
  const own = await createTestWorkspace(backend)
  for (let n = 0; n < 30; n++) await visitPage(own, `host-${n}.test`)
  expect((await checklist(own)).hosts).toHaveLength(20)
})

test('what one workspace has done is not done in another', async () => {
  const own = await createTestWorkspace(backend)
  const other = await createTestWorkspace(backend)
  await visitPage(own, 'shop.test')
  expect((await checklist(own)).done).toEqual(['script', 'hostname'])
  expect(await checklist(other)).toEqual({ done: [], hosts: [] })
})
