import {
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
import type { SvcReceipt } from './receipt.ts'
import './receipt.ts'

const markup = () => html`<svc-receipt></svc-receipt>`
const open = (options = {}, shown = markup()) => fixtureOf<SvcReceipt>(shown, options)
const known = {
  sentence: '30% × $17.10 = $5.13 · Annual plan',
  sums: ['30% × $17.10 = $5.13'],
  reasons: ['Annual plan'],
  notes: ['The program looked at it.'],
  skipped: ['New customers: 40% of every sale'],
  timeline: [
    { kind: 'click', at: '2026-01-05T10:00:00Z', text: 'Click on the link', ahead: false },
    { kind: 'payable', at: '2026-02-05T10:00:00Z', text: 'Payable', ahead: true },
  ],
} as const

test('says the sum of the newest commission, and its way from the click on', async () => {
  const { element } = await open()
  expect(textOf(part(element, '[part=sentence]'))).to.match(/^(20% × \$49\.00 = \$9\.80|\$\d)/)
  const steps = Array.from(element.renderRoot.querySelectorAll('[part=timeline] li'), textOf)
  expect(steps[0]).to.match(/^Click on the link \w+ \d+, \d{4}$/)
  expect(steps.some((step) => step.includes('earned'))).to.equal(true)
})

test('folds in what did not apply, in words without names of fields', async () => {
  const { element } = await fixtureOf<SvcReceipt>(html`<svc-receipt lang="de"></svc-receipt>`, {
    partner: 'special',
  })
  const list = await fetch(`${element.api}/embed/referrals/commissions`, {
    headers: { authorization: `Bearer ${element.token}` },
  })
  const all = (await list.json()) as { id: string; type: string }[]
  element.commissionId = all.find(({ type }) => type === 'sale')!.id
  await until(() => element.renderRoot.querySelector('[part=rules]') !== null)
  expect(part<HTMLDetailsElement>(element, '[part=rules]').open).to.equal(false)
  expect(plainTextOf(part(element, '[part=rules]'))).to.equal(
    'Nicht zutreffende Regeln 30 % von jedem Verkauf (Kunde aus Deutschland)',
  )
  expect(plainTextOf(part(element, '[part=sentence]'))).to.match(/^20 % × 49,00 \$ = 9,80 \$ · /)
})

test('shows a receipt that the page has, without a session', async () => {
  const { element, wire } = await open({ partner: null, settle: false })
  element.receipt = structuredClone(known) as never
  await element.updateComplete
  expect(textOf(element)).to.match(/^30% × \$17\.10 = \$5\.13 · Annual plan Click on the link Jan/)
  expect(textOf(element)).to.contain('The program looked at it.')
  expect(part(element, '.ahead').textContent).to.contain('Payable')
  expect(await wire.calls()).to.deep.equal([])
})

test('says what to do where there is no commission yet', async () => {
  const { element } = await open({ partner: 'empty' })
  expect(textOf(element)).to.contain('Share your link to earn your first commission.')
})

promisesOfSession<SvcReceipt>({
  markup,
  shows: /Click on the link/,
  states: {
    async 'with rules that did not apply'({ element }) {
      element.receipt = structuredClone(known) as never
      await element.updateComplete
      part<HTMLDetailsElement>(element, '[part=rules]').open = true
    },
  },
})
