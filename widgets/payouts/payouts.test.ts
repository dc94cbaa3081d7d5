import {
  button,
  expect,
  fixtureOf,
  html,
  nextEvent,
  part,
  promisesOfSession,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { SvcPayouts } from './payouts.ts'
import './payouts.ts'

const markup = () => html`<svc-payouts></svc-payouts>`
const open = (options = {}) => fixtureOf<SvcPayouts>(markup(), options)
const said = (element: SvcPayouts) =>
  Array.from(element.renderRoot.querySelectorAll('[role=status]'), textOf).join('')

/** The file that a click saves. */
async function saved(click: () => void): Promise<{ name: string; text: string }> {
  const { createObjectURL } = URL
  const links: HTMLAnchorElement[] = []
  const catching = (event: Event) => {
    links.push(event.currentTarget as HTMLAnchorElement)
    event.preventDefault()
  }
  const create = document.createElement.bind(document)
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return createObjectURL.call(URL, file)
  }
  document.createElement = ((name: string) => {
    const made = create(name)
    if (name === 'a') made.addEventListener('click', catching)
    return made
  }) as typeof document.createElement
  click()
  await until(() => links.length > 0)
  URL.createObjectURL = createObjectURL
  document.createElement = create
  return { name: links[0]!.download, text: await files[0]!.text() }
}

for (const [lang, account, reason] of [
  ['de', 'Manuelle Zahlung', 'Vom Programm abgebrochen.'],
  ['ar', 'يُدفع يدويًا', 'ألغاها البرنامج.'],
] as const) {
  test(`says where money went and why it did not arrive in the language of the page: ${lang}`, async () => {
    const { element } = await fixtureOf<SvcPayouts>(
      html`<svc-payouts lang=${lang}></svc-payouts>`,
      {
        partner: 'special',
      },
    )
    expect(textOf(part(element, '[part=item]'))).to.contain(account)
    expect(textOf(part(element, '[part=method]'))).to.contain(account)
    expect(textOf(part(element, '.bad'))).to.equal(reason)
  })
}

test('shows what was paid, when, where to and how it stands', async () => {
  const { element } = await open()
  expect(textOf(part(element, '[part=item]'))).to.match(
    /^\w+ \d+, \d{4} Manual payment \$\d+\.\d\d Commissions: \d+ Paid$/,
  )
})

test('shows the payout method masked; changing it goes by a mail to the address on file', async () => {
  const { element, wire } = await open()
  expect(textOf(part(element, '[part=method]'))).to.match(/^Payout method Manual payment/)
  const told = nextEvent<{ to: string }>('svc-payout-link')
  button(element, 'Change').click()
  expect((await told).detail.to).to.match(/^a•••@/)
  await until(() => said(element) !== '')
  expect(said(element)).to.match(/^We sent a link to a•••@partners\.test\./)
  expect((await wire.calls()).at(-1)).to.match(/^POST .*payout-method\/link$/)
})

for (const [lang, why] of [
  [
    'en',
    /^Your email address or payout method was changed\. For your security, payouts are on hold until /,
  ],
  ['ja', /支払いは保留されます。$/],
] as const) {
  test(`says why payouts wait after an account was changed: ${lang}`, async () => {
    const { element } = await fixtureOf<SvcPayouts>(
      html`<svc-payouts lang=${lang}></svc-payouts>`,
      { partner: 'held' },
    )
    expect(textOf(part(element, '[part=hold]'))).to.match(why)
  })
}

test('asks where to pay when nobody said so', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(textOf(part(element, '[part=method]'))).to.contain('Add a payout method to get paid.')
  button(element, 'Add payout method')
  expect(textOf(element)).to.contain('No payouts yet.')
})

test('offers no change to a session that may not change anything', async () => {
  const { element } = await open({ scopes: ['read'] })
  expect(() => button(element, 'Change')).to.throw()
  const invited = await open({ partner: 'invited' })
  expect(textOf(invited.element)).to.contain('Accept the invitation')
})

test('saves the statement as CSV and as a page to print', async () => {
  const { element } = await open()
  const csv = await saved(() => button(element, 'CSV').click())
  expect(csv.name).to.equal('statement.csv')
  expect(csv.text.split('\n').length).to.be.greaterThan(5)
  await until(() => said(element) === 'Statement downloaded.')
  const page = await saved(() => button(element, 'Printable version').click())
  expect(page.name).to.equal('statement.html')
  expect(page.text).to.match(/^<!doctype html>/i)
})

test('offers the statement of this or the last month or year, named after it', async () => {
  const { element, wire } = await open()
  const choice = part<HTMLSelectElement>(element, 'select')
  const names = Array.from(choice.options, (one) => one.text)
  expect(names).to.deep.equal(['All', 'This month', 'Last month', 'This year', 'Last year'])
  const now = new Date()
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const first = (time: number) => new Date(time).toISOString().slice(0, 10)
  const thisMonth = first(Date.UTC(year, month))
  const lastMonth = first(Date.UTC(year, month - 1))
  for (const [name, file, query] of [
    ['This month', thisMonth.slice(0, 7), `start=${thisMonth}`],
    ['Last month', lastMonth.slice(0, 7), `start=${lastMonth}&end=${thisMonth}`],
    ['This year', `${year}`, `start=${year}-01-01`],
    ['Last year', `${year - 1}`, `start=${year - 1}-01-01&end=${year}-01-01`],
  ] as const) {
    choice.selectedIndex = names.indexOf(name)
    const csv = await saved(() => button(element, 'CSV').click())
    expect(csv.name).to.equal(`statement-${file}.csv`)
    expect((await wire.calls()).at(-1)).to.match(new RegExp(`/statement\\?format=csv&${query}$`))
    expect(csv.text).to.match(/^bookingDate,/)
    await until(() => said(element) === 'Statement downloaded.')
  }
})

test('names the times of a statement in the language of the page', async () => {
  const { element } = await open()
  element.lang = 'de'
  const names = () =>
    Array.from(part<HTMLSelectElement>(element, 'select').options, (one) => one.text)
  await until(() => names().includes('Alle'))
  expect(names()).to.deep.equal([
    'Alle',
    'Diesen Monat',
    'Letzten Monat',
    'Dieses Jahr',
    'Letztes Jahr',
  ])
})

test('says that a statement could not be had', async () => {
  const { element, wire } = await open()
  await wire.set('failing')
  button(element, 'CSV').click()
  await until(() => said(element) === 'Something went wrong. Try again.')
  await wire.set('open')
  await saved(() => button(element, 'CSV').click())
})

for (const [lang, label, note, status] of [
  ['en', 'Account credit', 'Added to your account, no bank details needed', 'Credited'],
  ['ja', 'アカウントのクレジット', 'アカウントに追加されます。銀行口座は不要です', '追加済み'],
] as const) {
  test(`shows credit instead of bank details, which nobody is asked for: ${lang}`, async () => {
    const { element } = await fixtureOf<SvcPayouts>(
      html`<svc-payouts lang=${lang}></svc-payouts>`,
      { partner: 'credit' },
    )
    const method = textOf(part(element, '[part=method]'))
    expect(method).to.contain(label)
    expect(method).to.contain(note)
    expect(element.renderRoot.querySelector('[part=method] button')).to.equal(null)
    const item = textOf(part(element, '[part=item]'))
    expect(item).to.contain(label)
    expect(item).to.contain(status)
  })
}

promisesOfSession<SvcPayouts>({
  markup,
  shows: 'Commissions: ',
  states: {
    async 'while it asks for a mail'({ element, wire }) {
      await wire.set('held')
      button(element, 'Change').click()
      await until(() => button(element, 'Change').ariaDisabled === 'true')
    },
    async 'when the mail is on its way'({ element }) {
      button(element, 'Change').click()
      await until(() => said(element).startsWith('We sent a link to'))
    },
    async 'when a statement could not be had'({ element, wire }) {
      await wire.set('failing')
      button(element, 'CSV').click()
      await until(() => said(element).startsWith('Something went wrong.'))
    },
    'for a session that may not change anything': { scopes: ['read'] },
  },
})
