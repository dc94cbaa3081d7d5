import {
  expect,
  fixtureOf,
  html,
  part,
  promisesOfSession,
  settled,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { SvcEarnings } from './earnings.ts'
import './earnings.ts'

const markup = () => html`<svc-earnings></svc-earnings>`
const open = (options = {}) => fixtureOf<SvcEarnings>(markup(), options)

const sumsOf = (element: SvcEarnings) =>
  Object.fromEntries(
    Array.from(element.renderRoot.querySelectorAll('dt')).map((name) => [
      textOf(name),
      textOf(name.nextElementSibling!),
    ]),
  )

test('shows where the money stands, in one request', async () => {
  const { element, wire } = await open()
  const sums = sumsOf(element)
  expect(Object.keys(sums)).to.deep.equal(['Payable', 'In holding period', 'In transit', 'Paid'])
  for (const sum of Object.values(sums)) expect(sum).to.match(/^\$\d+\.\d\d$/)
  expect(sums['Paid']).not.to.equal('$0.00')
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('says when the next payout is', async () => {
  const { element } = await open()
  expect(textOf(part(element, '[part=note]'))).to.match(
    /(Next payout:|is in the payout of) \w+ 15, \d{4}\./,
  )
})

test('says first which sum becomes payable, when, and from which sum on it is paid', async () => {
  const { element } = await open()
  expect(textOf(part(element, '[part=note] strong'))).to.match(
    /^\$[\d.,]+ (is in the payout of|becomes payable (on|between)) .*\d{4}/,
  )
})

test('says that it is paid in credit', async () => {
  const { element } = await open({ partner: 'credit' })
  expect(textOf(part(element, '[part=note]'))).to.contain('Paid as Account credit.')
})

test('says from which sum on it is paid while that is not reached', async () => {
  const { element } = await open({ partner: 'yen' })
  expect(textOf(part(element, '[part=note]'))).to.match(
    /^¥1,000 becomes payable on .+\. The minimum payout is ¥5,000\./,
  )
})

test('shows a partner without earnings nothing in the program’s currency, and what to do', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(sumsOf(element)['Payable']).to.equal('$0.00')
  expect(textOf(part(element, '[part=note]'))).to.equal(
    'No earnings yet. Share your link to start earning.',
  )
})

test('writes currencies as they are written', async () => {
  const { element } = await open({ partner: 'yen' })
  expect(sumsOf(element)['Payable']).to.match(/^¥[\d,]+$/)
})

test('tells an applicant that the application is being reviewed', async () => {
  const { element } = await open({ partner: 'pending' })
  expect(textOf(element)).to.contain('Your application is under review.')
})

test('has room for every sum on one line, in languages that write them long', async () => {
  for (const width of [280, 375, 470, 480, 560, 700, 1100]) {
    const { element } = await fixtureOf<SvcEarnings>(
      html`<div lang="es" style="inline-size: ${width}px">${markup()}</div>`,
    )
    await until(() => textOf(element).includes('Pagado'))
    const edge = element.getBoundingClientRect().right
    for (const sum of element.renderRoot.querySelectorAll('dd')) {
      const text = document.createRange()
      text.selectNodeContents(sum)
      const { right } = text.getBoundingClientRect()
      const place = `${width}: ${textOf(sum)}`
      expect(sum.scrollWidth <= sum.clientWidth && right <= edge, place).to.equal(true)
      expect(sum.clientHeight < 2 * parseFloat(getComputedStyle(sum).fontSize), place).to.equal(
        true,
      )
    }
  }
})

test('takes as much room while it loads as it will', async () => {
  const { element, wire } = await open({ wire: 'held' })
  const before = element.offsetHeight
  await wire.set('open')
  await settled(element)
  expect(element.offsetHeight).to.equal(before)
})

promisesOfSession({ markup, shows: 'In holding period' })
