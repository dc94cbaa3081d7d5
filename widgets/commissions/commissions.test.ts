import {
  button,
  expect,
  fixtureOf,
  html,
  part,
  plainTextOf,
  promisesOfSession,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { SvcCommissions } from './commissions.ts'
import './commissions.ts'

const markup = () => html`<svc-commissions></svc-commissions>`
const open = (options = {}) => fixtureOf<SvcCommissions>(markup(), options)
const rowsOf = (element: SvcCommissions) =>
  Array.from(element.renderRoot.querySelectorAll('details'))
const isOpened = (row: Element) => row.querySelector('ol') !== null

function choose(element: SvcCommissions, status: string): void {
  const field = part<HTMLSelectElement>(element, 'select')
  field.value = status
  field.dispatchEvent(new Event('change'))
}

test('shows twenty, newest first, each with what it is of, sum, day and status', async () => {
  const { element } = await open()
  const rows = rowsOf(element)
  expect(rows).to.have.length(20)
  for (const row of rows) {
    expect(textOf(row.querySelector('summary')!)).to.match(
      /^(Sale of \$49\.00|Lead) · F••• \$\d+\.\d\d \w+ \d+, \d{4} (In holding period|Payable|Paid)$/,
    )
  }
})

test('says why a sum is what it is, asked for when it is opened and once only', async () => {
  const { element, wire } = await open()
  const row = rowsOf(element).find((one) => textOf(one).startsWith('Sale'))!
  for (let n = 0; n < 3; n++) {
    row.querySelector('summary')!.click()
    await until(() => isOpened(row))
  }
  expect(textOf(row)).to.contain('Why this amount')
  expect(textOf(row)).to.contain('20% of $49.00 is $9.80.')
  const asked = (await wire.calls()).filter((call) => call.includes('/commissions/'))
  expect(asked).to.have.length(1)
})

test('says it in the language of the page, and says it anew when that changes', async () => {
  const { element } = await fixtureOf<SvcCommissions>(
    html`<svc-commissions lang="de"></svc-commissions>`,
    { partner: 'special' },
  )
  const row = rowsOf(element).find((one) => textOf(one).startsWith('Verkauf'))!
  row.querySelector('summary')!.click()
  await until(() => isOpened(row))
  const steps = () => Array.from(row.querySelectorAll('li'), plainTextOf)
  expect(steps()).to.deep.equal([
    'Sonderregel 1: Land des Kunden ist Deutschland: nein, der Wert ist nicht bekannt.',
    'Keine Sonderregel gilt. Die Vergütung beträgt 20 % von jedem Verkauf.',
    '20 % von 49,00 $ sind 9,80 $.',
    'Die Grenze liegt bei 3 Provisionen je Partner und Monat; vorher gab es 0,00 $ in 0 Provisionen: 9,80 $ können gezahlt werden.',
    'Die Wartefrist dauert 14 Tage.',
  ])
  element.lang = 'ar'
  await until(() => steps().some((step) => step.includes('فترة الانتظار')))
  expect(steps()[1]).to.equal('لا ينطبق أي شرط خاص. المكافأة هي 20% من كل عملية بيع.')
})

test('tells what was taken back', async () => {
  const { element } = await open()
  const row = rowsOf(element).find((one) => textOf(one).includes('$7.80'))!
  row.querySelector('summary')!.click()
  await until(() => isOpened(row))
  expect(textOf(row)).to.match(/\$2\.00 taken back on \w+ \d+, \d{4}\./)
})

test('closes what cannot be explained, says so, and tries again when it is opened again', async () => {
  const { element, wire } = await open()
  const row = rowsOf(element)[0]!
  await wire.set('failing')
  row.querySelector('summary')!.click()
  await until(() => textOf(part(element, '[role=status]')) !== '')
  expect(row.open).to.equal(false)
  await wire.set('open')
  row.querySelector('summary')!.click()
  await until(() => isOpened(row))
})

test('shows more until there are no more, and the focus goes on where reading ended', async () => {
  const { element } = await open()
  button(element, 'Show more').click()
  await until(() => rowsOf(element).length === 40)
  await until(() => element.shadowRoot!.activeElement !== null)
  expect(element.shadowRoot!.activeElement).to.equal(rowsOf(element)[20]!.querySelector('summary'))
  button(element, 'Show more').click()
  await until(() => rowsOf(element).length > 40)
  expect(() => button(element, 'Show more')).to.throw()
  const ids = rowsOf(element).map((row) => row.dataset['id'])
  expect(new Set(ids).size).to.equal(ids.length)
})

test('shows only those of a status, chosen or given', async () => {
  const { element } = await open()
  choose(element, 'paid')
  const all = (word: string) => rowsOf(element).every((row) => textOf(row).includes(word))
  await until(() => all('Paid'))
  element.setAttribute('status', 'pending')
  await until(() => all('In holding period'))
  choose(element, 'duplicate')
  await until(() => rowsOf(element).length === 0)
  expect(textOf(element)).to.contain('No commission has this status.')
  choose(element, '')
  await until(() => rowsOf(element).length === 20)
})

test('says what to do when there are none, and offers no choice among them', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(textOf(element)).to.contain('Share your link to earn the first.')
  expect(element.renderRoot.querySelector('select')).to.equal(null)
})

promisesOfSession<SvcCommissions>({
  markup,
  shows: 'Sale of $49.00',
  states: {
    async 'while a sum is being explained'({ element, wire }) {
      await wire.set('held')
      rowsOf(element)[0]!.querySelector('summary')!.click()
      await until(() => textOf(rowsOf(element)[0]!).includes('Loading'))
    },
    async 'with every sum explained, also what was taken back'({ element }) {
      for (const row of rowsOf(element)) row.querySelector('summary')!.click()
      await until(() => rowsOf(element).every(isOpened))
      expect(textOf(element)).to.contain('taken back on')
    },
    async 'when a sum could not be explained'({ element, wire }) {
      await wire.set('failing')
      rowsOf(element)[0]!.querySelector('summary')!.click()
      await until(() => textOf(part(element, '[role=status]')) !== '')
    },
    async 'when none has the status that was chosen'({ element }) {
      choose(element, 'duplicate')
      await until(() => textOf(element).includes('No commission has this status.'))
    },
    async 'with those that were paid'({ element }) {
      choose(element, 'paid')
      await until(() => rowsOf(element).every((row) => textOf(row).includes('Paid')))
    },
    async 'when all are shown'({ element }) {
      button(element, 'Show more').click()
      await until(() => rowsOf(element).length === 40)
    },
  },
})
