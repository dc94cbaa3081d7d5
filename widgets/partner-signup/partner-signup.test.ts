import {
  accessibleInEveryState,
  describe,
  expect,
  fixtureOf,
  goOffline,
  collectEvents,
  html,
  nextEvent,
  part,
  testProgram,
  sendKeys,
  test,
  textOf,
  tokenOf,
  until,
  type FixtureOptions,
} from '../test-kit/index.ts'
import type { SvcPartnerSignup } from './partner-signup.ts'
import './partner-signup.ts'

async function markup() {
  const { programId, publishableKey } = await testProgram()
  return html`<svc-partner-signup
    company
    program=${programId}
    publishable-key=${publishableKey}
  ></svc-partner-signup>`
}

const open = async (options: FixtureOptions = {}) =>
  fixtureOf<SvcPartnerSignup>(await markup(), { partner: null, ...options })

const field = (element: SvcPartnerSignup, name: string) =>
  part<HTMLInputElement>(element, `[name="${name}"]`)
const errorOf = (element: SvcPartnerSignup, name: string) =>
  textOf(part(element, `[id="${name}-error"]`))

const stands = (element: SvcPartnerSignup) =>
  until(() => element.renderRoot.querySelector('.state') !== null)
/** What it says to whom. */
const STANDINGS = [
  ['pending', 'Your application is under review.'],
  ['rich', 'You are a partner of Harvest Friends.'],
  ['invited', 'You’re invited. Accept with the link in your email.'],
  ['banned', 'You’re no longer part of this program.'],
] as const

const textsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()
let people = 0

function fillIn(element: SvcPartnerSignup, more: Record<string, string> = {}): void {
  const email = `applicant${++people}.${Date.now()}@example.com`
  const values = { name: 'Grace Okoro', email, 'answers.website': 'grace.example.com', ...more }
  for (const [name, value] of Object.entries(values)) field(element, name).value = value
  field(element, 'terms').checked = true
}

async function submit(element: SvcPartnerSignup): Promise<void> {
  part<HTMLFormElement>(element, 'form').requestSubmit()
  await element.updateComplete
  await until(() => !element.renderRoot.querySelector('button[aria-disabled=true]'))
  await element.updateComplete
}

describe('the form', () => {
  test('asks what the program wants to know, in its order', async () => {
    const { element } = await open()
    const labels = Array.from(element.renderRoot.querySelectorAll('label:not(.choice), legend'))
    expect(labels.map(textsOf)).to.deep.equal([
      'Name',
      'Email',
      'Company (optional)',
      'Your website',
      'Whom do you reach? (optional)',
      'Where? (optional)',
      'About what? (optional)',
    ])
    expect(field(element, 'answers.website').type).to.equal('url')
    expect(part(element, 'select').textContent).to.contain('Video')
  })

  test('lets a browser fill it in', async () => {
    const { element } = await open()
    const complete = (name: string) => field(element, name).getAttribute('autocomplete')
    expect(['name', 'email', 'companyName', 'answers.website'].map(complete)).to.deep.equal([
      'name',
      'email',
      'organization',
      'url',
    ])
  })

  test('says at each field what is missing, and goes to the first', async () => {
    const { element, wire } = await open()
    await submit(element)
    expect(errorOf(element, 'name')).to.equal('This field is required.')
    expect(errorOf(element, 'terms')).to.equal('Accept the terms to continue.')
    expect(errorOf(element, 'companyName')).to.equal('')
    expect(textOf(part(element, '[role=alert]'))).to.equal('Fix the highlighted fields.')
    expect(element.shadowRoot!.activeElement).to.equal(field(element, 'name'))
    expect((await wire.calls()).filter((call) => call.startsWith('POST'))).to.deep.equal([])
  })

  test('says what an address looks like, and forgives while one is written', async () => {
    const { element } = await open()
    fillIn(element, { email: 'grace', 'answers.website': 'javascript:alert(1)' })
    await submit(element)
    expect(errorOf(element, 'email')).to.contain('ada@example.com')
    expect(errorOf(element, 'answers.website')).to.contain('https://example.com')
    field(element, 'email').focus()
    await sendKeys({ type: '@' })
    await element.updateComplete
    expect(errorOf(element, 'email')).to.equal('')
    expect(errorOf(element, 'answers.website')).to.contain('https://example.com')
  })

  test('is sent by Enter, tells the page without telling what was written, and says so', async () => {
    const { element, wire } = await open()
    fillIn(element)
    const applied = nextEvent<object>('svc-applied')
    field(element, 'name').focus()
    await sendKeys({ press: 'Enter' })
    const { programId } = await testProgram()
    expect((await applied).detail).to.deep.equal({ programId })
    await stands(element)
    expect(textOf(element)).to.contain('Your application was sent. Check your inbox at applicant')
    await until(() => element.shadowRoot!.activeElement === part(element, '.state'))
    expect((await wire.calls()).at(-1)).to.equal('POST /api/partners/apply')
  })

  test('shows what the server refuses at its field', async () => {
    const { element } = await open()
    fillIn(element, { 'answers.website': `https://example.com/${'a'.repeat(3000)}` })
    await submit(element)
    expect(errorOf(element, 'answers.website')).to.equal('Use at most 2,048 characters.')
    expect(element.shadowRoot!.activeElement).to.equal(field(element, 'answers.website'))
  })

  test('keeps what was written when the network fails, and sends it at the next try', async () => {
    const heard = collectEvents('svc-applied', 'svc-error')
    const { element, wire } = await open()
    fillIn(element)
    await wire.set('down')
    await submit(element)
    expect(textOf(part(element, '[role=alert]')) === '').to.equal(false)
    expect(field(element, 'name').value).to.equal('Grace Okoro')
    await wire.set('open')
    await submit(element)
    expect(heard.map(({ type }) => type)).to.deep.equal(['svc-error', 'svc-applied'])
  })

  test('is sent once, however often somebody presses', async () => {
    const { element, wire } = await open()
    fillIn(element)
    await wire.set('held')
    const form = part<HTMLFormElement>(element, 'form')
    form.requestSubmit()
    await element.updateComplete
    form.requestSubmit()
    await wire.set('open')
    await stands(element)
    expect((await wire.calls()).filter((call) => call.startsWith('POST'))).to.have.length(1)
  })
})

describe('with a session', () => {
  for (const [partner, sentence] of STANDINGS) {
    test(`says how it stands: ${partner}`, async () => {
      const { element } = await open({ partner })
      await stands(element)
      expect(textOf(element)).to.equal(sentence)
    })
  }

  test('asks the page for a token when its own has ended; the form is there meanwhile', async () => {
    const { element } = await open()
    const asked = nextEvent('svc-session-expired')
    element.token = await tokenOf('pending', { expired: true })
    await asked
    expect(part(element, 'form').isConnected).to.equal(true)
    element.token = await tokenOf('pending')
    await stands(element)
  })
})

describe('in trouble', () => {
  for (const mode of ['down', 'failing', 'html'] as const) {
    test(`says that it could not load and tries again (${mode})`, async () => {
      const { element, wire } = await open({ wire: mode })
      await until(() => Boolean(element.renderRoot.querySelector('[role=alert]')))
      expect(textOf(element)).to.contain('Couldn’t load this section.')
      await wire.set('open')
      part(element, 'button').click()
      await until(() => Boolean(element.renderRoot.querySelector('form')))
    })
  }

  test('says it when there is no such program', async () => {
    const { element } = await open()
    element.program = 'nothing'
    await until(() => textOf(part(element, '[role=alert]')).includes('No program named'))
  })
})

describe('for everybody', () => {
  accessibleInEveryState<SvcPartnerSignup>({
    markup,
    partner: null,
    states: {
      'while it loads': {
        markup: () => html`<svc-partner-signup></svc-partner-signup>`,
        settle: false,
      },
      'when there is no such program': {
        markup: async () =>
          html`<svc-partner-signup
            program="nothing"
            publishable-key=${(await testProgram()).publishableKey}
          ></svc-partner-signup>`,
        reach: ({ element }) =>
          until(() => textOf(part(element, '[role=alert]')).includes('No program named')),
      },
      'when fields are marked': ({ element }) => submit(element),
      async 'while it is sent'({ element, wire }) {
        fillIn(element)
        await wire.set('held')
        part<HTMLFormElement>(element, 'form').requestSubmit()
        await until(() => textOf(part(element, 'button')) === 'Sending…')
      },
      async 'when there is no connection to send it by'({ element, wire }) {
        goOffline()
        fillIn(element)
        await wire.set('down')
        await submit(element)
      },
      async 'when it was sent'({ element }) {
        fillIn(element)
        await submit(element)
        await stands(element)
      },
      ...Object.fromEntries(
        STANDINGS.map(([partner]) => [
          `for somebody ${partner}`,
          { partner, reach: ({ element }: { element: SvcPartnerSignup }) => stands(element) },
        ]),
      ),
    },
  })
})
