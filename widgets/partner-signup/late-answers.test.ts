import {
  afterEachOnce,
  expect,
  fixtureOf,
  html,
  nextEvent,
  part,
  test,
  testProgram,
  textOf,
  until,
  type Wire,
} from '../test-kit/index.ts'
import type { SvcPartnerSignup } from './partner-signup.ts'
import './partner-signup.ts'

async function open() {
  const { programId, publishableKey } = await testProgram()
  const shown = await fixtureOf<SvcPartnerSignup>(
    html`<svc-partner-signup
      program=${programId}
      publishable-key=${publishableKey}
    ></svc-partner-signup>`,
    { partner: null },
  )
  return { ...shown, programId }
}

const asked = (wire: Wire, text: string) =>
  until(async () => (await wire.calls()).some((call) => call.includes(text)))

test('an application to an earlier program leaves the form of the newer one as it is', async () => {
  const { element, wire, programId } = await open()
  for (const [name, value] of Object.entries({
    name: 'Grace Okoro',
    email: `late.${Date.now()}@example.com`,
    'answers.website': 'grace.example.com',
  }))
    part<HTMLInputElement>(element, `[name="${name}"]`).value = value
  part<HTMLInputElement>(element, '[name=terms]').checked = true
  await wire.set('held')
  const applied = nextEvent<object>('svc-applied')
  part<HTMLFormElement>(element, 'form').requestSubmit()
  await asked(wire, 'POST')
  element.program = 'no-such-program'
  await element.updateComplete
  await wire.set('open')
  expect((await applied).detail).to.deep.equal({ programId })
  await element.updateComplete
  expect(element.renderRoot.querySelector('.state')).to.equal(null)
})

test('what was sent to a program is not said about the next one', async () => {
  const { element } = await open()
  Object.assign(element, { standing: 'sent' })
  await element.updateComplete
  part(element, '.state')
  element.program = 'no-such-program'
  await element.updateComplete
  expect(element.renderRoot.querySelector('.state')).to.equal(null)
})

test('how an earlier partner stands does not replace how the newer one does', async () => {
  const { element } = await open()
  const waiting = holdAnswers('/session')
  for (const [n, token] of ['earlier', 'newer'].entries()) {
    element.token = token
    await until(() => waiting.length > n)
  }
  const [earlier, newer] = waiting
  newer!(Response.json({ status: 'pending', scopes: [] }))
  await until(() => element.renderRoot.querySelector('.state') !== null)
  const late = Response.json({ status: 'banned', scopes: [] })
  earlier!(late)
  await until(() => late.bodyUsed)
  await element.updateComplete
  expect(textOf(element)).to.contain('Your application is under review.')
})

/**
 * Holds back answers until a test gives them. A browser asks for one address once at a time, so that a server
 * could not answer the second request before the first.
 */
function holdAnswers(path: string): ((answer: Response) => void)[] {
  const { fetch: send } = window
  const waiting: ((answer: Response) => void)[] = []
  window.fetch = ((...request: Parameters<typeof fetch>) =>
    new Request(...request).url.endsWith(path)
      ? new Promise<Response>((resolve) => waiting.push(resolve))
      : send(...request)) as typeof fetch
  afterEachOnce(() => void (window.fetch = send))
  return waiting
}
