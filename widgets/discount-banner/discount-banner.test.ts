import {
  button,
  describe,
  expect,
  fixtureOf,
  collectEvents,
  html,
  part,
  test,
  textOf,
  clipboardText,
  press,
} from '../test-kit/index.ts'
import type { Attribution } from '../base/events.ts'
import type { SvcDiscountBanner } from './discount-banner.ts'
import './discount-banner.ts'

let visits = 0

/** What the tracking script tells; each visit has a click of its own. */
function arrival(discount?: Partial<NonNullable<Attribution['discount']>>): Attribution {
  return {
    clickId: `click_${++visits}_${Date.now()}`,
    partner: { id: 'pn_1', name: 'Ada Lovelace', image: null },
    discount: discount
      ? { id: 'disc_1', amount: 20, type: 'percentage', maxDuration: 3, ...discount }
      : null,
  }
}

const tell = (detail: Attribution) =>
  document.dispatchEvent(new CustomEvent('svc:partner', { detail }))
const open = (markup = html`<svc-discount-banner></svc-discount-banner>`) =>
  fixtureOf<SvcDiscountBanner>(markup, { partner: null })

const sentence = (element: SvcDiscountBanner) => part(element, '[role=status]').textContent

test('takes no space while there is nobody to name', async () => {
  const { element } = await open()
  expect(element.offsetHeight).to.equal(0)
  expect(textOf(element)).to.equal('')
})

test('names who invited the visitor as soon as the script knows, and what they get', async () => {
  const { element } = await open()
  const status = part(element, '[role=status]')
  tell(arrival({}))
  await element.updateComplete
  expect(status.textContent).to.equal('You were invited by Ada Lovelace: 20% off for 3 months')
  expect(part(element, '[role=status]')).to.equal(status)
})

test('says every kind of discount', async () => {
  const said: [Attribution, string][] = [
    [arrival({ maxDuration: null }), '20% off every payment'],
    [arrival({ maxDuration: 0 }), '20% off the first payment'],
    [arrival({ type: 'flat', amount: 500, maxDuration: 0 }), '$5.00 off the first payment'],
    [arrival({ amount: 12.5, maxDuration: 1 }), '12.5% off for 1 month'],
  ]
  const { element } = await open()
  for (const [known, offer] of said) {
    element.attribution = known
    await element.updateComplete
    expect(sentence(element)).to.contain(`Ada Lovelace: ${offer}`)
  }
  element.attribution = arrival()
  await element.updateComplete
  expect(sentence(element)).to.contain('You were invited by Ada Lovelace.')
})

test('can be written by hand: the page’s own words win', async () => {
  const { element } = await open(
    html`<svc-discount-banner partner="Bea" offer="A free month" code="BEA"></svc-discount-banner>`,
  )
  expect(sentence(element)).to.contain('You were invited by Bea: A free month')
})

test('hands discount and code to the page once for each partner, also when it was dismissed', async () => {
  const heard = collectEvents('svc-discount')
  const known = arrival({ couponId: 'COUPON' })
  const markup = html`<svc-discount-banner code="ADA20"></svc-discount-banner>`
  const first = await open(markup)
  first.element.attribution = known
  await first.element.updateComplete
  button(first.element, 'Dismiss').click()
  await first.element.updateComplete
  expect(heard.map(({ detail }) => detail)).to.deep.equal([{ attribution: known, code: 'ADA20' }])
  const second = await open(markup)
  second.element.attribution = known
  await second.element.updateComplete
  expect(heard).to.have.length(2)
})

test('stays dismissed for the session, and comes back for another invitation', async () => {
  const heard = collectEvents('svc-dismiss')
  const known = arrival({})
  const { element } = await open()
  element.attribution = known
  await element.updateComplete
  button(element, 'Dismiss').click()
  await element.updateComplete
  expect([element.offsetHeight, heard.length]).to.deep.equal([0, 1])
  element.attribution = arrival({})
  await element.updateComplete
  expect(element.offsetHeight > 0).to.equal(true)
  const next = await open()
  next.element.attribution = known
  await next.element.updateComplete
  expect(textOf(next.element)).to.equal('')
  next.element.attribution = arrival({})
  await next.element.updateComplete
  expect(textOf(next.element)).to.contain('Ada Lovelace')
})

test('copies the code, tells the page, and says so', async () => {
  const heard = collectEvents('svc-copy')
  const { element } = await open(
    html`<svc-discount-banner partner="Bea Copy" code="BEA"></svc-discount-banner>`,
  )
  await press(button(element, 'Copy BEA'))
  while (heard.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  await element.updateComplete
  expect(heard[0]?.detail).to.deep.equal({ code: 'BEA' })
  expect(button(element, 'Copied').isConnected).to.equal(true)
  expect(await clipboardText()).to.equal('BEA')
})

test('moves nothing when it appears where room is reserved', async () => {
  const { element } = await open(html`<svc-discount-banner reserve></svc-discount-banner>`)
  const before = element.offsetHeight
  element.attribution = arrival({})
  await element.updateComplete
  expect(before > 0).to.equal(true)
  expect(element.offsetHeight).to.equal(before)
})

test('leaves out an offer that makes no sense: a currency that is none, a figure that is none', async () => {
  const { element } = await open(html`<svc-discount-banner currency="EURO"></svc-discount-banner>`)
  element.attribution = arrival({ type: 'flat', amount: 500 })
  await element.updateComplete
  await element.updateComplete
  expect(sentence(element)).to.contain('You were invited by Ada Lovelace.')
})

test('shows a name as text, whatever it contains, and in its own direction', async () => {
  const { element } = await open()
  element.attribution = { clickId: 'x', partner: { id: 'p', name: '<b>Eve</b>', image: null } }
  await element.updateComplete
  expect(textOf(element)).to.contain('<b>Eve</b>')
  element.attribution = { clickId: 'y', partner: { id: 'p', name: '\u202eevE', image: null } }
  await element.updateComplete
  expect(part(element, '[role=status] bdi').textContent).to.equal('\u202eevE')
})

describe('for everybody', () => {
  test('fits into 280 pixels', async () => {
    const { element } = await open(
      html`<div style="inline-size: 280px">
        <svc-discount-banner
          partner="Bartholomew Featherstonehaugh"
          offer="A free month"
          code="BARTHOLOMEW-2026"
        ></svc-discount-banner>
      </div>`,
    )
    expect(element.scrollWidth <= element.clientWidth).to.equal(true)
  })
})
