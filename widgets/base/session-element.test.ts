import { aTimeout } from '@open-wc/testing'
import {
  button,
  describe,
  expect,
  fixtureOf,
  collectEvents,
  html,
  part,
  settled,
  test,
  textOf,
  tokenOf,
  until,
} from '../test-kit/index.ts'
import type { SvcCommissions } from '../commissions/commissions.ts'
import type { SvcPayouts } from '../payouts/payouts.ts'
import type { SvcReferralDashboard } from '../referral-dashboard/referral-dashboard.ts'
import '../referral-dashboard/referral-dashboard.ts'
import { SessionElement } from './session-element.ts'

const open = () =>
  fixtureOf<SvcReferralDashboard>(html`<svc-referral-dashboard></svc-referral-dashboard>`)

/** Opens those tabs, one after the other. */
async function visit(element: SvcReferralDashboard, ...tabs: string[]): Promise<void> {
  for (const tab of tabs) {
    button(element, tab).click()
    await settled(element)
  }
}

const alertOf = (element: SvcReferralDashboard, inner: string) =>
  part<SvcPayouts>(element, inner).renderRoot.querySelector('[role=alert]')

describe('a dashboard tells the page once', () => {
  test('what cannot be loaded, however many of its elements meet it', async () => {
    const { element, wire } = await open()
    const heard = collectEvents('svc-error', 'svc-session-expired')
    await wire.set('failing')
    await visit(element, 'Commissions', 'Payouts', 'Leaderboard')
    for (const inner of ['svc-commissions', 'svc-payouts', 'svc-leaderboard'])
      expect(alertOf(element, inner) === null, inner).to.equal(false)
    expect(heard.map(({ type, target }) => [type, target])).to.deep.equal([['svc-error', element]])
  })

  test('that its session has ended, and again when a later one does', async () => {
    const { element, wire } = await open()
    const heard = collectEvents('svc-error', 'svc-session-expired')
    await wire.set('ended')
    await visit(element, 'Commissions', 'Payouts')
    const types = () => heard.map(({ type }) => type)
    expect(types()).to.deep.equal(['svc-session-expired'])
    await wire.set('open')
    element.token = await tokenOf('rich')
    await element.updateComplete
    await settled(element)
    expect(alertOf(element, 'svc-payouts')).to.equal(null)
    await wire.set('ended')
    await visit(element, 'Leaderboard')
    expect(types()).to.deep.equal(['svc-session-expired', 'svc-session-expired'])
  })

  test('each time that somebody tries again in vain', async () => {
    const { element, wire } = await open()
    const heard = collectEvents('svc-error')
    await wire.set('failing')
    await visit(element, 'Payouts')
    button(part<SvcPayouts>(element, 'svc-payouts'), 'Try again').click()
    await until(() => heard.length === 2)
  })
})

test('a change that meets the end of the session tells the page, and says so', async () => {
  const { element, wire } = await open()
  await visit(element, 'Payouts')
  const heard = collectEvents('svc-session-expired')
  await wire.set('ended')
  const payouts = part<SvcPayouts>(element, 'svc-payouts')
  button(payouts, 'Change').click()
  await until(() => heard.length === 1)
  await until(() => textOf(payouts).includes('Your session has expired.'))
})

test('elements that meet the end of a session at once ask for one token', async () => {
  const { element, wire } = await open()
  const next = await tokenOf('rich')
  let asked = 0
  element.tokenProvider = async () => {
    asked++
    await wire.set('open')
    return next
  }
  await element.updateComplete
  await settled(element)
  await visit(element, 'Payouts', 'Commissions')
  await wire.set('ended')
  const commissions = part<SvcCommissions>(element, 'svc-commissions')
  const payouts = part<SvcPayouts>(element, 'svc-payouts')
  commissions.status = 'duplicate'
  button(payouts, 'Change').click()
  await until(() => textOf(commissions).includes('No commissions have this status.'))
  await until(() => textOf(payouts).includes('We sent a link'))
  expect(asked).to.equal(1)
})

/** Shows answers that the test gives, in an order of its choice. */
class Answers extends SessionElement<string> {
  readonly asked: PromiseWithResolvers<string>[] = []

  protected override load(): Promise<string> {
    const answer = Promise.withResolvers<string>()
    this.asked.push(answer)
    return answer.promise
  }

  protected override renderData(data: string) {
    return html`<p>${data}</p>`
  }

  askAgain(): PromiseWithResolvers<string> {
    void this.refresh()
    return this.asked.at(-1)!
  }
}
customElements.define('svc-test-answers', Answers)

const answers = async () => {
  const { element } = await fixtureOf<Answers>(html`<svc-test-answers></svc-test-answers>`, {
    settle: false,
  })
  await until(() => element.asked.length > 0)
  return element
}

test('an older answer that comes late does not replace a newer one', async () => {
  const element = await answers()
  const older = element.askAgain()
  const newer = element.askAgain()
  newer.resolve('newer')
  await until(() => textOf(element) === 'newer')
  older.resolve('older')
  await aTimeout(0)
  await settled(element)
  expect(textOf(element)).to.equal('newer')
})

test('an element that was removed no longer tries again when the page is online', async () => {
  const element = await answers()
  element.askAgain().reject(new TypeError('no connection'))
  await until(() => textOf(element).includes('Try again'))
  const before = element.asked.length
  dispatchEvent(new Event('online'))
  expect(element.asked.length).to.equal(before + 1)
  element.asked.at(-1)!.reject(new TypeError('no connection'))
  await settled(element)
  element.remove()
  dispatchEvent(new Event('online'))
  expect(element.asked.length).to.equal(before + 1)
})
