import {
  expect,
  fixtureOf,
  html,
  part,
  plainTextOf,
  promisesOfSession,
  test,
  textOf,
} from '../test-kit/index.ts'
import type { SvcRewards } from './rewards.ts'
import './rewards.ts'

const markup = () => html`<svc-rewards></svc-rewards>`
const open = (options = {}) => fixtureOf<SvcRewards>(markup(), options)

test('says what is earned, in sums before words', async () => {
  const { element, wire } = await open()
  const items = Array.from(element.renderRoot.querySelectorAll('li')).map((item) => textOf(item))
  expect(items).to.deep.equal(['$1 per lead', '20% of every sale · for 12 months'])
  expect(await wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('says what friends get', async () => {
  const { element } = await open()
  expect(textOf(part(element, '[part=discount]'))).to.equal('Your friends get 10% off for 3 months')
})

for (const [lang, ...said] of [
  [
    'de',
    '30 % von jedem Verkauf (Kunde aus Deutschland)',
    'Höchstens 3 Provisionen je Partner und Monat',
  ],
  ['ar', '30% من كل عملية بيع (بلد العميل: ألمانيا)', 'بحد أقصى 3 عمولات لكل شريك في الشهر'],
] as const) {
  test(`tells exceptions and limits in the language of the page: ${lang}`, async () => {
    const { element } = await fixtureOf<SvcRewards>(
      html`<svc-rewards lang=${lang}></svc-rewards>`,
      {
        partner: 'special',
      },
    )
    const exceptions = element.renderRoot.querySelectorAll('[part=item] .small')
    expect(Array.from(exceptions, plainTextOf)).to.deep.equal(said)
  })
}

test('shows how far the partner is to each milestone, and which is reached', async () => {
  const { element } = await open({ partner: 'special' })
  const milestones = Array.from(element.renderRoot.querySelectorAll('[part=milestone]'))
  expect(milestones.map((milestone) => plainTextOf(milestone))).to.deep.equal([
    '$10.00 for 1 sale Reached',
    '$500.00 for 1,000 sales 1 of 1,000',
  ])
  const [progress, ...more] = element.renderRoot.querySelectorAll('progress')
  expect(more).to.deep.equal([])
  expect([progress!.value, progress!.max]).to.deep.equal([1, 1000])
  expect(progress!.getAttribute('aria-label')).to.equal('$500.00 for 1,000 sales')
})

test('shows no milestones where there are none', async () => {
  const { element } = await open()
  expect(element.renderRoot.querySelector('[part=milestones]')).to.equal(null)
})

test('tells an applicant that the application is being reviewed', async () => {
  const { element } = await open({ partner: 'pending' })
  expect(textOf(element)).to.contain('Your application is under review.')
})

promisesOfSession({ markup, shows: 'of every sale' })
