import {
  button,
  describe,
  expect,
  fixtureOf,
  collectEvents,
  html,
  settled,
  STAGE,
  test,
  textOf,
  tokenOf,
  until,
  Wire,
} from '../test-kit/index.ts'
import type { SvcEarnings } from '../earnings/earnings.ts'
import '../earnings/earnings.ts'

const visit = () =>
  fixtureOf<SvcEarnings>(html`<svc-earnings></svc-earnings>`, { partner: null, settle: false })

/** With an address of the host's that is not the test server's own. */
async function visitWith(tokenUrl: string): Promise<SvcEarnings> {
  const { element } = await visit()
  element.tokenUrl = tokenUrl
  await element.updateComplete
  await settled(element)
  return element
}

const requestsTo = (address: string) => performance.getEntriesByName(address).length

describe('another language asks the host for no other token', () => {
  test('of its address', async () => {
    const address = `${STAGE}/fixture/token/rich?for=languages`
    const element = await visitWith(address)
    const view = `${element.api}/embed/referrals`
    for (const [at, lang] of ['de', 'ja', 'fr'].entries()) {
      element.lang = lang
      await until(() => requestsTo(view) === at + 2)
      await settled(element)
    }
    expect(requestsTo(address)).to.equal(1)
  })

  test('of its function', async () => {
    let asked = 0
    const { element, wire } = await visit()
    element.tokenProvider = () => (asked++, tokenOf('rich'))
    await element.updateComplete
    await settled(element)
    element.lang = 'de'
    await until(async () => (await wire.calls()).length === 2)
    await until(() => textOf(element).includes('Auszahlbar'))
    expect(asked).to.equal(1)
  })
})

describe('a host that has no token', () => {
  test('because nobody is signed in ends the session', async () => {
    const heard = collectEvents('svc-session-expired', 'svc-error')
    const wire = new Wire()
    await wire.set('html')
    const element = await visitWith(`${wire.api}/sign-in`)
    expect(textOf(element)).to.contain('Your session has ended.')
    expect(heard.map(({ type }) => type)).to.deep.equal(['svc-session-expired'])
  })

  test('because it is in trouble itself sends nobody to sign in, and can be asked again', async () => {
    const heard = collectEvents('svc-session-expired', 'svc-error')
    const wire = new Wire()
    await wire.set('failing')
    const element = await visitWith(`${wire.api}/token`)
    expect(textOf(element)).to.contain('This could not be loaded.')
    expect(heard.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['svc-error', { trouble: 'broken' }],
    ])
    await wire.set('html')
    button(element, 'Try again').click()
    await until(() => textOf(element).includes('Your session has ended.'))
  })
})

test('the API’s address may end with a slash', async () => {
  const { element, wire } = await visit()
  element.api = `${wire.api}/`
  element.token = await tokenOf('rich')
  await element.updateComplete
  await settled(element)
  expect(textOf(element)).to.contain('Payable')
  expect(element.renderRoot.querySelector('[role=alert]')).to.equal(null)
})
