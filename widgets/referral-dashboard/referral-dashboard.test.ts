import {
  button,
  describe,
  applyTheme,
  expect,
  fixtureOf,
  collectEvents,
  html,
  part,
  promisesOfSession,
  sendKeys,
  settled,
  test,
  textOf,
  until,
  type FixtureOptions,
  type Wire,
} from '../test-kit/index.ts'
import type { SvcStatsChart } from '../stats-chart/stats-chart.ts'
import type { SvcReferralDashboard } from './referral-dashboard.ts'
import './referral-dashboard.ts'
import { TABS } from './tabs.ts'

const markup = () => html`<svc-referral-dashboard></svc-referral-dashboard>`
const open = (options: FixtureOptions = {}, shown = markup()) =>
  fixtureOf<SvcReferralDashboard>(shown, options)
const tabsOf = (element: SvcReferralDashboard) =>
  Array.from(element.renderRoot.querySelectorAll<HTMLButtonElement>('[role=tab]'))
const labels = (element: SvcReferralDashboard) => tabsOf(element).map(textOf)
const selected = (element: SvcReferralDashboard) =>
  textOf(part(element, '[role=tab][aria-selected=true]'))
const panel = (element: SvcReferralDashboard) => part(element, '[role=tabpanel]:not([hidden])')

const asked = async (wire: Wire) => (await wire.calls()).map((call) => call.replace(/\?.*/, ''))

test('shows program, link, money and figures, with one request in all', async () => {
  const { element, wire } = await open()
  const text = textOf(element)
  for (const words of ['Harvest Friends', 'Copy link', 'Payable', 'Clicks']) {
    expect(text).to.contain(words)
  }
  expect(await asked(wire)).to.deep.equal(['GET /api/embed/referrals'])
})

test('asks for the figures of another time, and for none where nobody sees them', async () => {
  const { element, wire } = await open()
  const chart = part<SvcStatsChart>(element, 'svc-stats-chart')
  button(chart, '7d: Last 7 days').click()
  await until(async () => (await asked(wire)).length > 1)
  const both = ['GET /api/embed/referrals', 'GET /api/embed/referrals/analytics']
  expect(await asked(wire)).to.deep.equal(both)
  const links = await open({}, html`<svc-referral-dashboard tab="links"></svc-referral-dashboard>`)
  expect(await links.wire.calls()).to.deep.equal(['GET /api/embed/referrals'])
})

test('takes its room at once: nothing moves when it has loaded', async () => {
  const { element, wire } = await open({ wire: 'held' })
  const places = () =>
    ['svc-share-kit', 'svc-earnings', '[part=tabs]', '[part=panel]', 'svc-rewards'].map((one) =>
      Math.round(part(element, one).getBoundingClientRect().top),
    )
  await settledParts(element)
  const before = places()
  await wire.set('open')
  await settled(element)
  expect(places()).to.deep.equal(before)
})

test('makes its parts once: what was there while it loaded is filled in', async () => {
  const { element, wire } = await open(
    { wire: 'held' },
    html`<svc-referral-dashboard
      tabs="links payouts overview"
      tab="overview"
    ></svc-referral-dashboard>`,
  )
  const parts = () =>
    ['svc-share-kit', 'svc-earnings', 'svc-stats-chart', 'svc-rewards'].map((one) =>
      part(element, one),
    )
  const before = parts()
  await wire.set('open')
  await settled(element)
  for (const [at, one] of parts().entries()) expect(one).to.equal(before[at])
})

/** Until those inside have rendered, though they are loading. */
async function settledParts(element: SvcReferralDashboard): Promise<void> {
  for (const one of element.renderRoot.querySelectorAll<SvcReferralDashboard>('*')) {
    await one.updateComplete
  }
}

describe('tabs', () => {
  test('are those that have something to show', async () => {
    const { element } = await open()
    const all = ['Overview', 'Commissions', 'Payouts', 'Links', 'Leaderboard', 'Resources']
    expect(labels(element)).to.deep.equal([...all, 'Questions'])
    const bare = await open({ partner: 'yen' })
    expect(labels(bare.element)).to.deep.equal(all.slice(0, 5))
  })

  test('are chosen and ordered by the page; names that are none are left out', async () => {
    const { element } = await open(
      {},
      html`<svc-referral-dashboard
        tabs="payouts nonsense commissions payouts"
      ></svc-referral-dashboard>`,
    )
    expect(labels(element)).to.deep.equal(['Payouts', 'Commissions'])
    expect(selected(element)).to.equal('Payouts')
  })

  test('each name their panel, and only the open one is there', async () => {
    const { element } = await open()
    for (const tab of tabsOf(element)) {
      const own = part(element, `#${tab.getAttribute('aria-controls')}`)
      expect(own.getAttribute('aria-labelledby')).to.equal(tab.id)
      expect(own.hidden).to.equal(tab.ariaSelected !== 'true')
    }
  })

  test('open by keyboard: arrows around, Home and End, one stop for Tab', async () => {
    const heard = collectEvents('svc-tab')
    const { element } = await open()
    tabsOf(element)[0]!.focus()
    const chosen: string[] = []
    for (const press of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await sendKeys({ press })
      await element.updateComplete
      chosen.push(selected(element))
      expect(element.shadowRoot!.activeElement).to.equal(part(element, '[aria-selected=true]'))
    }
    expect(chosen).to.deep.equal(['Commissions', 'Questions', 'Overview', 'Questions', 'Overview'])
    expect(heard.length).to.equal(5)
    expect(tabsOf(element).filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1)
  })

  test('scroll in their row until the open one is seen, in both directions', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      applyTheme({ scheme: 'light', dir })
      const { element } = await open(
        {},
        html`<div style="inline-size: 280px">
          <svc-referral-dashboard tab="faq"></svc-referral-dashboard>
        </div>`,
      )
      const row = part(element, '[role=tablist]').getBoundingClientRect()
      const tab = part(element, '[aria-selected=true]').getBoundingClientRect()
      expect(tab.left >= row.left - 1 && tab.right <= row.right + 1).to.equal(true)
    }
  })

  test('follow the other direction from right to left', async () => {
    applyTheme({ scheme: 'light', dir: 'rtl' })
    const { element } = await open()
    tabsOf(element)[0]!.focus()
    await sendKeys({ press: 'ArrowLeft' })
    await element.updateComplete
    expect(selected(element)).to.equal('Commissions')
  })

  test('load what they show when they are opened, once', async () => {
    const { element, wire } = await open()
    for (let n = 0; n < 2; n++) {
      button(element, 'Payouts').click()
      await settled(element)
      expect(textOf(panel(element)) === '').to.equal(false)
      button(element, 'Overview').click()
      await settled(element)
    }
    const asked = (await wire.calls()).filter((call) => call.includes('/payouts'))
    expect(asked.length).to.equal(1)
  })
})

describe('who does not take part yet', () => {
  test('reads that the application is being reviewed, and nothing else', async () => {
    const { element } = await open({ partner: 'pending' })
    expect(textOf(element)).to.equal('Harvest Friends Your application is under review.')
  })

  test('is told to accept the invitation', async () => {
    const { element } = await open({ partner: 'invited' })
    expect(textOf(element)).to.contain('You’re invited. Accept with the link in your email.')
  })

  test('accepts the invitation here when the host allows it', async () => {
    const scopes = ['links.write', 'invitation.accept']
    const { element } = await open({ partner: 'guest', scopes })
    expect(textOf(element)).to.contain('You’re invited to be a Harvest Friends partner.')
    let accepted = 0
    element.addEventListener('svc-accepted', () => accepted++)
    const accept = button(element, 'Accept the invitation')
    accept.click()
    accept.click()
    await until(() => !textOf(element).includes('invited'))
    await settled(element)
    expect(accepted).to.equal(1)
    button(element, 'Links').click()
    await settled(element)
    expect(textOf(panel(element))).not.to.contain('Accept the invitation')
  })
})

test('leaves logo and footer to the page', async () => {
  const { element } = await open(
    {},
    html`<svc-referral-dashboard
      ><b slot="logo">Ours</b><i slot="footer">Imprint</i></svc-referral-dashboard
    >`,
  )
  expect(textOf(element)).to.match(/^Ours Harvest Friends .* Imprint$/)
})

/** The dashboard with that tab open, and in it whatever opens. */
async function openTab(element: SvcReferralDashboard, tab: string): Promise<void> {
  element.tab = tab
  await settled(element)
  for (const part of panel(element).children)
    for (const closed of part.shadowRoot!.querySelectorAll('details')) closed.open = true
  await settled(element)
}

promisesOfSession<SvcReferralDashboard>({
  markup,
  shows: /Copy link.*Overview/,
  states: Object.fromEntries(
    TABS.map((tab) => [
      `with all opened under ${tab}`,
      ({ element }: { element: SvcReferralDashboard }) => openTab(element, tab),
    ]),
  ),
})
