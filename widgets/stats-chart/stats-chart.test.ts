import {
  button,
  applyTheme,
  expect,
  fixtureOf,
  html,
  part,
  promisesOfSession,
  sendKeys,
  settled,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { SvcStatsChart } from './stats-chart.ts'
import './stats-chart.ts'

const markup = () => html`<svc-stats-chart></svc-stats-chart>`
const open = (options = {}) => fixtureOf<SvcStatsChart>(markup(), options)

const figureOf = (element: SvcStatsChart, name: string) =>
  textOf(
    Array.from(element.renderRoot.querySelectorAll('[part=figures] button')).find((one) =>
      textOf(one).startsWith(name),
    )!,
  )
const readout = (element: SvcStatsChart) => textOf(part(element, '.readout'))
const crosshair = (element: SvcStatsChart) => part<HTMLInputElement>(element, 'input')

test('shows the sums of thirty days and the way they changed', async () => {
  const { element, wire } = await open()
  expect(figureOf(element, 'Clicks')).to.match(/^Clicks \d+ [+-]?\d+%$/)
  expect(figureOf(element, 'Earnings')).to.match(/^Earnings \$\d+\.\d\d/)
  const [, analytics] = await wire.calls()
  expect(analytics).to.match(/\/analytics\?interval=30d&timezone=\w+/)
})

test('shows another time by a button, and by the attribute', async () => {
  const { element, wire } = await open()
  const before = figureOf(element, 'Clicks')
  button(element, 'All time').click()
  await until(() => figureOf(element, 'Clicks') !== before)
  expect(button(element, 'All time').ariaPressed).to.equal('true')
  element.setAttribute('range', '7d')
  await until(async () => (await wire.calls()).some((call) => call.includes('interval=7d')))
})

test('says the times that it shortens', async () => {
  const { element } = await open()
  const names = () =>
    Array.from(
      element.renderRoot.querySelectorAll('[part=ranges] button'),
      (one) => one.ariaLabel ?? textOf(one),
    )
  expect(names()).to.deep.equal([
    '7d: Last 7 days',
    '30d: Last 30 days',
    '90d: Last 90 days',
    '1y: Last 12 months',
    'All time',
  ])
  element.lang = 'fr'
  await until(() => names().includes('7j: 7 derniers jours'))
})

test('shows another figure without asking again', async () => {
  const { element, wire } = await open()
  const line = () => part(element, '.line').getAttribute('d')
  const clicks = line()
  part(element, '[part=figures] button:nth-child(4)').click()
  await element.updateComplete
  expect(line()).not.to.equal(clicks)
  expect(part(element, 'svg').ariaLabel).to.match(/^Earnings: \$/)
  expect(await wire.calls()).to.have.length(2)
})

test('a picture is a sentence for those who do not see it', async () => {
  const { element } = await open()
  expect(part(element, 'svg').ariaLabel).to.match(/^Clicks: \d+\. \w+ \d+ – (\w+ )?\d+, \d{4}\.$/)
})

test('the crosshair goes from day to day by keyboard, and says each value', async () => {
  const { element } = await open()
  const input = crosshair(element)
  input.focus()
  await element.updateComplete
  const tip = () => textOf(part(element, '.tip'))
  const last = tip()
  expect(last).to.match(/^\w+ \d+, \d{4} Clicks \d+ Previous period: \d+$/)
  await sendKeys({ press: 'ArrowLeft' })
  await element.updateComplete
  expect(tip()).not.to.equal(last)
  expect(input.getAttribute('aria-valuetext')).to.match(
    /^\w+ \d+, \d{4} · \d+ · Previous period: \d+$/,
  )
  input.blur()
  await element.updateComplete
  expect(readout(element)).to.match(/ – /)
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the crosshair follows the pointer (${dir})`, async () => {
    applyTheme({ scheme: 'light', dir })
    const { element } = await open()
    await openTable(element)
    const input = crosshair(element)
    const { left, right } = input.getBoundingClientRect()
    const clientX = dir === 'ltr' ? left + 1 : right - 1
    input.dispatchEvent(new PointerEvent('pointermove', { clientX }))
    await element.updateComplete
    const first = part(element, '[part=table] tbody td')
    expect(textOf(part(element, '.tip')).startsWith(textOf(first))).to.equal(true)
    input.dispatchEvent(new PointerEvent('pointerleave'))
    await element.updateComplete
    expect(element.renderRoot.querySelector('.dot')).to.equal(null)
  })
}

/** It is made when somebody wants to see it. */
async function openTable(element: SvcStatsChart): Promise<void> {
  part(element, 'summary').click()
  await until(() => element.renderRoot.querySelector('[part=table]') !== null)
}

test('has every figure of the picture in a table', async () => {
  const { element } = await open()
  await openTable(element)
  const rows = Array.from(element.renderRoot.querySelectorAll('tbody tr'))
  const clicks = rows.map((row) => Number(textOf(row.children[1]!)))
  const sum = clicks.reduce((a, b) => a + b, 0)
  expect(figureOf(element, 'Clicks')).to.contain(` ${sum} `)
})

test('keeps what it shows, and says so, when another time cannot be loaded', async () => {
  const { element, wire } = await open()
  const before = figureOf(element, 'Clicks')
  await wire.set('failing')
  element.range = '1y'
  await until(() => element.renderRoot.querySelector('[role=alert]') !== null)
  expect(figureOf(element, 'Clicks')).to.equal(before)
  await wire.set('open')
  button(element, 'Try again').click()
  await until(() => element.renderRoot.querySelector('[role=alert]') === null)
})

test('says what to do when nothing happened yet', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(textOf(element)).to.contain('No activity in this period. Share your link.')
})

test('takes as much room while it loads as it will', async () => {
  const { element, wire } = await open({ wire: 'held' })
  const before = element.offsetHeight
  await wire.set('open')
  await settled(element)
  expect(element.offsetHeight).to.equal(before)
})

promisesOfSession<SvcStatsChart>({
  markup,
  shows: 'Earnings $',
  states: {
    'with its table opened': ({ element }) => openTable(element),
    async 'with the crosshair at a day'({ element }) {
      crosshair(element).focus()
      await until(() => element.renderRoot.querySelector('.cross') !== null)
    },
    async 'with another figure, over all the time there was'({ element }) {
      element.metric = 'earnings'
      element.range = 'all'
      await until(() => part(element, 'svg').ariaLabel!.startsWith('Earnings'))
      await until(() => button(element, 'All time').ariaPressed === 'true')
    },
    async 'when another time could not be loaded'({ element, wire }) {
      await wire.set('failing')
      element.range = '1y'
      await until(() => element.renderRoot.querySelector('[role=alert]') !== null)
    },
  },
})
