import {
  afterEachOnce,
  emulateMedia,
  expect,
  fixtureOf,
  html,
  part,
  test,
} from '../test-kit/index.ts'
import type { SvcReferralDashboard } from '../referral-dashboard/referral-dashboard.ts'
import '../referral-dashboard/referral-dashboard.ts'

test('a dark dashboard is printed dark on light, and so is what is inside it', async () => {
  const { element } = await fixtureOf<SvcReferralDashboard>(
    html`<svc-referral-dashboard theme="dark"></svc-referral-dashboard>`,
  )
  const colours = () =>
    [element, part(element, 'svc-earnings')].map((one) => getComputedStyle(one).color)
  const onScreen = colours()
  await emulateMedia({ media: 'print' })
  afterEachOnce(() => void emulateMedia({ media: 'screen' }))
  const onPaper = colours()
  element.setAttribute('theme', 'light')
  expect(onPaper).to.deep.equal(colours())
  expect(onPaper).not.to.deep.equal(onScreen)
})
