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
  watchAnswers,
} from '../test-kit/index.ts'
import type { SvcCommissions } from './commissions.ts'
import './commissions.ts'

const markup = () => html`<svc-commissions></svc-commissions>`
const open = (options = {}) => fixtureOf<SvcCommissions>(markup(), options)
const rowsOf = (element: SvcCommissions) =>
  Array.from(element.renderRoot.querySelectorAll('details'))
const receiptOf = (row: Element) => row.querySelector('svc-receipt')
const isOpened = (row: Element) => receiptOf(row)?.renderRoot.querySelector('ol') != null

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
  expect(textOf(row)).to.contain('20% × $49.00 = $9.80 · ')
  expect(textOf(row)).to.contain('Click on the link')
  const asked = (await wire.calls()).filter((call) => call.includes('/commissions/cm_'))
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
  const said = () => plainTextOf(receiptOf(row)!)
  expect(said()).to.match(
    /^20 % × 49,00 \$ = 9,80 \$ · zahlbar ab .+, nach 14 Tagen Rückgabefrist /,
  )
  expect(said()).to.contain('Kauf über 49,00 $')
  expect(said()).to.match(
    /Nicht zutreffende Regeln 30 % von jedem Verkauf \(Kunde aus Deutschland\)$/,
  )
  element.lang = 'ar'
  await until(() => said().includes('للإرجاع'))
  expect(said()).to.match(/^20% × /)
})

test('tells what was taken back', async () => {
  const { element } = await open()
  const row = rowsOf(element).find((one) => textOf(one).includes('$7.80'))!
  row.querySelector('summary')!.click()
  await until(() => isOpened(row))
  expect(textOf(row)).to.match(/\$2\.00 reversed \w+ \d+, \d{4}/)
})

test('says in its row what cannot be explained, and tries again there', async () => {
  const { element, wire } = await open()
  const row = rowsOf(element)[0]!
  await wire.set('failing')
  row.querySelector('summary')!.click()
  await until(() => receiptOf(row)?.renderRoot.querySelector('[role=alert]') != null)
  await wire.set('open')
  button(receiptOf(row)!, 'Try again').click()
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
  expect(textOf(element)).to.contain('No commissions have this status.')
  choose(element, '')
  await until(() => rowsOf(element).length === 20)
})

test('a page of the former list that comes late does not replace the list of a newer filter', async () => {
  const { element, wire } = await open()
  const answered = watchAnswers()
  await wire.set('held')
  button(element, 'Show more').click()
  await until(async () => (await wire.calls()).some((call) => call.includes('startingAfter=')))
  await wire.set('late')
  choose(element, 'paid')
  const isPaid = () => rowsOf(element).every((row) => textOf(row).includes('Paid'))
  await until(isPaid)
  const shown = rowsOf(element).length
  await wire.set('open')
  await answered('startingAfter=')
  await until(() => button(element, 'CSV').ariaDisabled === 'false')
  expect(isPaid()).to.equal(true)
  expect(rowsOf(element)).to.have.length(shown)
})

test('no page of the former list is asked for while another list loads', async () => {
  const { element, wire } = await open()
  await wire.set('held')
  choose(element, 'pending')
  await until(async () => (await wire.calls()).some((call) => call.includes('status=pending')))
  button(element, 'Show more').click()
  await element.updateComplete
  await wire.set('open')
  const all = () => rowsOf(element).every((row) => textOf(row).includes('In holding period'))
  await until(all)
  expect((await wire.calls()).some((call) => call.includes('startingAfter='))).to.equal(false)
})

test('sums of an earlier filter that come late do not replace those of the newer one', async () => {
  const { element, wire } = await open()
  const answered = watchAnswers()
  await wire.set('held')
  choose(element, 'pending')
  await until(async () => (await wire.calls()).some((call) => call.includes('status=pending')))
  await wire.set('late')
  choose(element, 'duplicate')
  await until(() => rowsOf(element).length === 0)
  await wire.set('open')
  await answered('/commissions/sum?status=pending')
  await answered('/commissions?status=pending')
  element.requestUpdate()
  await element.updateComplete
  expect(textOf(part(element, '[part=sum]'))).to.equal('')
})

test('says what to do when there are none, and offers no choice among them', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(textOf(element)).to.contain('Share your link to earn your first commission.')
  expect(element.renderRoot.querySelector('select')).to.equal(null)
})

test('says how many fit and what they come to, by time and words too', async () => {
  const { element, wire } = await open()
  expect(textOf(part(element, '[part=sum]'))).to.match(/^Commissions: \d+ · \$[\d,]+\.\d\d$/)
  const time = part<HTMLSelectElement>(element, 'select[aria-label="Time range"]')
  time.selectedIndex = 4
  time.dispatchEvent(new Event('change'))
  const year = new Date().getUTCFullYear()
  const asked = `start=${year - 1}-01-01&end=${year}-01-01`
  await until(async () => (await wire.calls()).some((call) => call.includes(asked)))
  time.selectedIndex = 0
  time.dispatchEvent(new Event('change'))
  await until(() => rowsOf(element).length === 20)
  const search = part<HTMLInputElement>(element, '[type=search]')
  search.value = 'no such thing'
  search.dispatchEvent(new Event('change'))
  await until(() => rowsOf(element).length === 0)
})

promisesOfSession<SvcCommissions>({
  markup,
  shows: 'Sale of $49.00',
  states: {
    async 'while a sum is being explained'({ element, wire }) {
      await wire.set('held')
      rowsOf(element)[0]!.querySelector('summary')!.click()
      await until(
        () => receiptOf(rowsOf(element)[0]!)?.renderRoot.querySelector('.skeleton') != null,
      )
    },
    async 'with every sum explained, also what was taken back'({ element }) {
      for (const row of rowsOf(element)) row.querySelector('summary')!.click()
      await until(() => rowsOf(element).every(isOpened))
      expect(textOf(element)).to.contain('reversed')
    },
    async 'when a sum could not be explained'({ element, wire }) {
      await wire.set('failing')
      const [row] = rowsOf(element)
      row!.querySelector('summary')!.click()
      await until(() => receiptOf(row!)?.renderRoot.querySelector('[role=alert]') != null)
    },
    async 'when none has the status that was chosen'({ element }) {
      choose(element, 'duplicate')
      await until(() => textOf(element).includes('No commissions have this status.'))
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
