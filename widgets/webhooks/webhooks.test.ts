import {
  button,
  expect,
  fixtureOf,
  html,
  nextEvent,
  part,
  promisesOfSession,
  settled,
  test,
  textOf,
  tokenOf,
  until,
  type FixtureOptions,
} from '../test-kit/index.ts'
import type { SvcWebhooks } from './webhooks.ts'
import './webhooks.ts'

const markup = () => html`<svc-webhooks></svc-webhooks>`
const URL_OF = 'https://tracker.example/hooks'

const open = (options: FixtureOptions = {}) =>
  fixtureOf<SvcWebhooks>(markup(), { partner: 'fresh', ...options })

const items = (element: SvcWebhooks) =>
  Array.from(element.renderRoot.querySelectorAll('[part=item]'))
const secret = (element: SvcWebhooks) => part<HTMLInputElement>(element, '[part=secret] input')
const says = (element: SvcWebhooks, text: string) => until(() => textOf(element).includes(text))

async function add(element: SvcWebhooks, url: string, events?: readonly string[]): Promise<void> {
  const form = part<HTMLFormElement>(element, 'form')
  form.closest('details')!.open = true
  part<HTMLInputElement>(element, '[name=url]').value = url
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=events]'))
    if (events) box.checked = events.includes(box.value)
  form.requestSubmit()
  await settled(element)
}

async function openWith(url = URL_OF): Promise<SvcWebhooks> {
  const { element } = await open()
  await add(element, url, ['sale.created', 'payout.sent'])
  await until(() => items(element).length === 1)
  return element
}

test('adds an address for the chosen events and shows its secret', async () => {
  const element = await openWith()
  expect(textOf(items(element)[0]!)).to.match(
    /^https:\/\/tracker\.example\/hooks Enabled sale\.created payout\.sent Signing secret\./,
  )
  expect(secret(element).value).to.match(/^whsec_/)
  await until(() => element.shadowRoot!.activeElement === secret(element))
})

test('says at the field what is wrong with an address, and leads there', async () => {
  const { element } = await open()
  await add(element, 'ftp://tracker.example')
  await until(() => element.renderRoot.querySelector('[aria-invalid=true]') !== null)
  const field = part<HTMLInputElement>(element, '[name=url]')
  await until(() => element.shadowRoot!.activeElement === field)
  expect(textOf(part(element, '#wrong'))).to.match(/https/)
  expect(items(element)).to.have.length(0)
})

test('says that an event has to be chosen', async () => {
  const { element } = await open()
  await add(element, URL_OF, [])
  await says(element, 'Select at least one event.')
  expect(items(element)).to.have.length(0)
})

test('shows a secret to nobody else who signs in on the page', async () => {
  const element = await openWith()
  secret(element)
  element.token = await tokenOf('fresh')
  await says(element, 'No webhooks yet.')
  expect(element.renderRoot.querySelector('[part=secret]')).to.equal(null)
})

test('turns an address off and on again', async () => {
  const element = await openWith()
  button(element, 'Disable').click()
  await says(element, 'Disabled')
  button(element, 'Enable').click()
  await says(element, 'Enabled')
})

test('makes a new secret while the former one goes on', async () => {
  const element = await openWith()
  const before = secret(element).value
  button(element, 'Rotate secret').click()
  await says(
    element,
    'For 24 hours, deliveries are signed with both the new and the previous secret.',
  )
  expect(secret(element).value).not.to.equal(before)
  expect(secret(element).value).to.match(/^whsec_/)
})

test('sends a test and shows what was sent, which can be sent again', async () => {
  const element = await openWith()
  button(element, 'Send test event').click()
  await says(element, 'Test event sent.')
  part<HTMLDetailsElement>(element, '[part=log]').open = true
  await says(element, 'webhook.test')
  expect(textOf(part(element, '[part=log] li'))).to.match(/^webhook\.test .+ Pending .*Request \{/)
  button(element, 'Resend').click()
  await says(element, 'Event resent.')
})

test('deletes an address after a second press alone', async () => {
  const element = await openWith()
  button(element, 'Delete').click()
  await until(() => textOf(element).includes('Delete webhook?'))
  expect(items(element)).to.have.length(1)
  button(element, 'Delete webhook?').click()
  await until(() => items(element).length === 0)
  await says(element, 'No webhooks yet.')
})

test('offers no sixth address', async () => {
  const { element } = await open()
  for (let count = 1; count <= 5; count++) {
    await add(element, `${URL_OF}/${count}`)
    await until(() => items(element).length === count)
  }
  expect(element.renderRoot.querySelector('form')).to.equal(null)
})

test('asks for nothing where the host lets nobody change settings', async () => {
  const { element, wire } = await open({ scopes: ['read'] })
  expect(textOf(element)).to.equal('You can’t edit webhooks here.')
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('says that the session has ended, and tells the page', async () => {
  const heard = nextEvent('svc-session-expired')
  const { element, wire } = await open()
  await wire.set('ended')
  await add(element, URL_OF)
  await heard
  await says(element, 'Your session has expired. Reload the page.')
})

promisesOfSession<SvcWebhooks>({ markup, shows: 'No webhooks yet.' })
