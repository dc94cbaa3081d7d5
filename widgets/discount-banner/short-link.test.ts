import {
  testClick,
  describe,
  expect,
  fixtureOf,
  collectEvents,
  html,
  testProgram,
  test,
  textOf,
  until,
} from '../test-kit/index.ts'
import type { Attribution } from '../base/events.ts'
import type { SvcDiscountBanner } from './discount-banner.ts'
import './discount-banner.ts'

const tell = (detail: Attribution) =>
  document.dispatchEvent(new CustomEvent('svc:partner', { detail }))
const open = (markup = html`<svc-discount-banner></svc-discount-banner>`) =>
  fixtureOf<SvcDiscountBanner>(markup, { partner: null })

describe('after a short link, of which the script knows no more than the click', () => {
  async function arrive() {
    const [{ publishableKey }, clickId] = await Promise.all([testProgram(), testClick()])
    const banner = await open(
      html`<svc-discount-banner publishable-key=${publishableKey}></svc-discount-banner>`,
    )
    return { ...banner, clickId }
  }
  const asks = async ({ wire }: Awaited<ReturnType<typeof arrive>>) =>
    (await wire.calls()).filter((call) => call.includes('/track/click/'))

  test('asks the server who invited, tells the page, and names them', async () => {
    const heard = collectEvents('svc:partner', 'svc-discount')
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
