import {
  afterEachOnce,
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
import { waitOf } from './request-token.ts'

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

const SOON = 'Retrying…'

/** Collects what the elements write for developers until the test's end. */
function collectWarnings(): string[] {
  const lines: string[] = []
  const { warn } = console
  console.warn = (line: string) => void lines.push(line)
  afterEachOnce(() => void (console.warn = warn))
  return lines
}

describe('a host that has no token', () => {
  test('because nobody is signed in ends the session', async () => {
    const heard = collectEvents('svc-session-expired', 'svc-error')
    const wire = new Wire()
    await wire.set('ended')
    const element = await visitWith(`${wire.api}/sign-in`)
    expect(textOf(element)).to.contain('Your session has expired.')
    expect(heard.map(({ type }) => type)).to.deep.equal(['svc-session-expired'])
  })

  test('says so by a function that answers null', async () => {
    const { element } = await visit()
    element.tokenProvider = () => null
    await until(() => textOf(element).includes('Your session has expired.'))
  })

  for (const mode of ['down', 'failing', 'html', 'nonsense'] as const) {
    test(`because it is in trouble sends nobody to sign in and is asked again by itself (${mode})`, async () => {
      const heard = collectEvents('svc-session-expired', 'svc-error')
      const lines = collectWarnings()
      const wire = new Wire()
      await wire.set(mode)
      const element = await visitWith(`${wire.api}/token`)
      expect(textOf(element)).to.contain(SOON)
      expect(heard.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['svc-error', { trouble: 'broken' }],
      ])
      expect(lines).to.have.length(1)
      expect(lines[0]).to.contain(`${wire.api}/token`)
      await wire.set('ended')
      await until(() => textOf(element).includes('Your session has expired.'))
    })
  }

  test('is asked again after a function of its own threw', async () => {
    const heard = collectEvents('svc-session-expired')
    const lines = collectWarnings()
    const { element } = await visit()
    const token = await tokenOf('rich')
    let asked = 0
    element.tokenProvider = () => {
      if (asked++ === 0) throw new Error('The app’s server answered 500.')
      return token
    }
    await until(() => textOf(element).includes(SOON))
    await until(() => textOf(element).includes('Payable'))
    expect([asked, heard.length]).to.deep.equal([2, 0])
    expect(lines).to.deep.equal([
      'svc: no token from tokenProvider: The app’s server answered 500.',
    ])
  })
})

test('a wait that an answer asks for is read as seconds or as a date', () => {
  const waitFor = (value?: string) =>
    waitOf(new Response(null, { headers: value ? { 'retry-after': value } : {} }))
  expect([waitFor('7'), waitFor(), waitFor('soon'), waitFor('-3')]).to.deep.equal([7_000, 0, 0, 0])
  const inAMinute = waitFor(new Date(Date.now() + 60_000).toUTCString())
  expect(inAMinute > 50_000 && inAMinute <= 60_000).to.equal(true)
  expect(waitFor('99999999999')).to.equal(3_600_000)
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
