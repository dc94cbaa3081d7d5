import {
  button,
  clickOfStage,
  describe,
  expect,
  fixtureOf,
  hearing,
  html,
  part,
  programOfStage,
  test,
  textOf,
  until,
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
  expect(textOf(status)).to.equal('You were invited by Ada Lovelace: 20% off for 3 months')
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
    expect(textOf(element)).to.contain(`Ada Lovelace: ${offer}`)
  }
  element.attribution = arrival()
  await element.updateComplete
  expect(textOf(element)).to.contain('You were invited by Ada Lovelace.')
})

test('can be written by hand: the page’s own words win', async () => {
  const { element } = await open(
    html`<svc-discount-banner partner="Bea" offer="A free month" code="BEA"></svc-discount-banner>`,
  )
  expect(textOf(element)).to.contain('You were invited by Bea: A free month')
})

test('hands discount and code to the page once for each partner, also when it was dismissed', async () => {
  const heard = hearing('svc-discount')
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
  const heard = hearing('svc-dismiss')
  const known = arrival({})
  const { element } = await open()
  element.attribution = known
  await element.updateComplete
  button(element, 'Dismiss').click()
  await element.updateComplete
  expect([element.offsetHeight, heard.length]).to.deep.equal([0, 1])
  const next = await open()
  next.element.attribution = known
  await next.element.updateComplete
  expect(textOf(next.element)).to.equal('')
  next.element.attribution = arrival({})
  await next.element.updateComplete
  expect(textOf(next.element)).to.contain('Ada Lovelace')
})

test('copies the code, tells the page, and says so', async () => {
  const heard = hearing('svc-copy')
  const { element } = await open(
    html`<svc-discount-banner partner="Bea Copy" code="BEA"></svc-discount-banner>`,
  )
  button(element, 'Copy BEA').click()
  while (heard.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  await element.updateComplete
  expect(heard[0]?.detail).to.deep.equal({ code: 'BEA' })
  expect(await navigator.clipboard.readText()).to.equal('BEA')
  expect(button(element, 'Copied').isConnected).to.equal(true)
})

test('moves nothing when it appears where room is reserved', async () => {
  const { element } = await open(html`<svc-discount-banner reserve></svc-discount-banner>`)
  const before = element.offsetHeight
  element.attribution = arrival({})
  await element.updateComplete
  expect(before > 0).to.equal(true)
  expect(element.offsetHeight).to.equal(before)
})

test('shows a name as text, whatever it contains', async () => {
  const { element } = await open()
  element.attribution = { clickId: 'x', partner: { id: 'p', name: '<b>Eve</b>', image: null } }
  await element.updateComplete
  expect(textOf(element)).to.contain('<b>Eve</b>')
})

describe('after a short link, of which the script knows no more than the click', () => {
  async function arrive() {
    const [{ publishableKey }, clickId] = await Promise.all([programOfStage(), clickOfStage()])
    const banner = await open(
      html`<svc-discount-banner publishable-key=${publishableKey}></svc-discount-banner>`,
    )
    return { ...banner, clickId }
  }
  const asks = async ({ wire }: Awaited<ReturnType<typeof arrive>>) =>
    (await wire.calls()).filter((call) => call.includes('/track/click/'))

  test('asks the server who invited, tells the page, and names them', async () => {
    const heard = hearing('svc:partner', 'svc-discount')
    const visit = await arrive()
    const { element, clickId } = visit
    document.dispatchEvent(new CustomEvent('svc:click', { detail: { clickId } }))
    await until(() => textOf(element).includes('You were invited by Ines Inviter'))
    expect(textOf(element)).to.contain(': 10% off for 3 months')
    expect(heard.map(({ type, detail }) => [type, detail['clickId']])).to.deep.equal([
      ['svc:partner', clickId],
      ['svc-discount', undefined],
    ])
    expect((heard[0]!.detail['partner'] as { name: string }).name).to.contain('Ines Inviter')
    expect(await asks(visit)).to.have.length(1)
  })

  test('asks once for all banners of a page, and not again for the same click', async () => {
    const visit = await arrive()
    const others = await Promise.all([open(), open()])
    const known = { clickId: visit.clickId }
    for (const { element } of [visit, ...others]) element.attribution = known
    for (const { element } of [visit, ...others])
      await until(() => textOf(element).includes('Ines Inviter'))
    const late = await open()
    tell(known)
    await late.element.updateComplete
    expect(textOf(late.element)).to.contain('Ines Inviter')
    expect(await asks(visit)).to.have.length(1)
  })

  test('stays silent about a click that nobody knows, and asks nothing about what is no click', async () => {
    const visit = await arrive()
    for (const clickId of ['test', '../../x', 'a'.repeat(17), '<script>alert(1)']) {
      visit.element.attribution = { clickId }
      await visit.element.updateComplete
    }
    expect(await asks(visit)).to.deep.equal([])
    visit.element.attribution = { clickId: 'a'.repeat(16) }
    await until(async () => (await asks(visit)).length === 1)
    expect([textOf(visit.element), visit.element.offsetHeight]).to.deep.equal(['', 0])
  })

  for (const mode of ['down', 'failing', 'nonsense', 'html'] as const) {
    test(`says nothing while the server cannot be asked (${mode})`, async () => {
      const visit = await arrive()
      await visit.wire.set(mode)
      visit.element.attribution = { clickId: visit.clickId }
      await until(async () => (await asks(visit)).length === 1)
      await visit.element.updateComplete
      expect([textOf(visit.element), visit.element.offsetHeight]).to.deep.equal(['', 0])
    })
  }

  test('asks again with the next news when there was no network', async () => {
    const visit = await arrive()
    const known = { clickId: visit.clickId }
    await visit.wire.set('down')
    visit.element.attribution = known
    await until(async () => (await asks(visit)).length === 1)
    await visit.wire.set('open')
    await until(() => {
      tell({ ...known })
      return textOf(visit.element).includes('Ines Inviter')
    })
  })
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
