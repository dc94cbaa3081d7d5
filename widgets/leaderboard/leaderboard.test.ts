import {
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
import type { SvcLeaderboard } from './leaderboard.ts'
import './leaderboard.ts'

const markup = () => html`<svc-leaderboard></svc-leaderboard>`
const open = (options = {}) => fixtureOf<SvcLeaderboard>(markup(), options)
const rowsOf = (element: SvcLeaderboard) =>
  Array.from(element.renderRoot.querySelectorAll('tbody tr'))
const box = (element: SvcLeaderboard) => part<HTMLInputElement>(element, '[role=switch]')

test('shows names and amounts of who agreed and of oneself, of nobody else', async () => {
  const { element } = await open()
  const rows = rowsOf(element).map((row) => textOf(row))
  expect(rows[0]).to.match(/^1 Ada Lovelace You \$[\d,]+\.\d\d$/)
  expect(rows.join()).to.match(/\d Bea Bright \$[\d,]+/)
  expect(rows.join()).to.match(/\d Partner –/)
  expect(rows.join()).not.to.contain('Cy')
})

test('marks the own rank, also when it is behind those shown', async () => {
  const { element } = await open({ partner: 'empty' })
  const own = rowsOf(element).at(-1)!
  expect(own.getAttribute('aria-current')).to.equal('true')
  expect(textOf(own)).to.match(/^\d+ Emma Empty You \$0\.00$/)
})

test('asks for the time that the page wants', async () => {
  const { element, wire } = await open()
  element.setAttribute('interval', 'all')
  await until(async () => (await wire.calls()).some((call) => call.endsWith('interval=all')))
})

test('the partner decides whether others see name and earnings', async () => {
  const { element, wire } = await open({ partner: 'fresh' })
  expect(box(element).checked).to.equal(false)
  const told = nextEvent<{ listed: boolean }>('svc-consent')
  box(element).click()
  expect((await told).detail.listed).to.equal(true)
  await until(
    () => textOf(part(element, '[role=status]')) === 'Other partners see your name and earnings.',
  )
  expect(box(element).checked).to.equal(true)
  await wire.set('failing')
  box(element).click()
  await until(() => textOf(part(element, '[role=status]')).startsWith('Something went wrong.'))
  expect(box(element).checked).to.equal(true)
})

test('offers no choice to a session that may not change settings', async () => {
  const { element } = await open({ scopes: ['read'] })
  expect(element.renderRoot.querySelector('[role=switch]')).to.equal(null)
})

promisesOfSession<SvcLeaderboard>({
  markup,
  shows: 'Ada Lovelace',
  states: {
    'when others see the name': {
      partner: 'fresh',
      async reach({ element }) {
        box(element).click()
        await until(() => textOf(part(element, '[role=status]')) !== '')
        expect(box(element).checked).to.equal(true)
      },
    },
    'for a session that may not change anything': { scopes: ['read'] },
  },
})
