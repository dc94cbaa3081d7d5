import type { LitElement } from 'lit'
import '../webhooks/webhooks.ts'
import '../commissions/commissions.ts'
import '../discount-banner/discount-banner.ts'
import '../earnings/earnings.ts'
import '../faq/faq.ts'
import '../leaderboard/leaderboard.ts'
import '../links/links.ts'
import '../partner-landing/partner-landing.ts'
import '../partner-signup/partner-signup.ts'
import '../payouts/payouts.ts'
import '../referral-dashboard/referral-dashboard.ts'
import '../resources/resources.ts'
import '../receipt/receipt.ts'
import '../rewards/rewards.ts'
import '../share-kit/share-kit.ts'
import '../share-link/share-link.ts'
import '../stats-chart/stats-chart.ts'
import {
  describe,
  applyTheme,
  expect,
  fixtureOf,
  html,
  testProgram,
  settled,
  test,
  tokenOf,
  until,
} from '../test-kit/index.ts'
import type { EmbedView } from './wire.gen.ts'

/** What the program and the partner `wordy` are made of. */
const WRITTEN = /Empfehlungsprogramm|المال/

const PARTS = [
  html`<svc-webhooks></svc-webhooks>`,
  html`<svc-share-kit></svc-share-kit>`,
  html`<svc-receipt></svc-receipt>`,
  html`<svc-referral-dashboard></svc-referral-dashboard>`,
  html`<svc-commissions></svc-commissions>`,
  html`<svc-earnings></svc-earnings>`,
  html`<svc-faq></svc-faq>`,
  html`<svc-leaderboard></svc-leaderboard>`,
  html`<svc-links></svc-links>`,
  html`<svc-payouts></svc-payouts>`,
  html`<svc-resources></svc-resources>`,
  html`<svc-rewards></svc-rewards>`,
  html`<svc-share-link></svc-share-link>`,
  html`<svc-stats-chart></svc-stats-chart>`,
]

/** Each element of the partner, at its narrowest, with all that opens open. */
async function* shown(): AsyncGenerator<LitElement> {
  for (const part of PARTS) {
    const box = html`<div style="inline-size: 280px">${part}</div>`
    const { element } = await fixtureOf<LitElement>(box, { partner: 'wordy' })
    for (const one of within(element)) if (one instanceof HTMLDetailsElement) one.open = true
    await settled(element)
    yield element
  }
}

async function programOfWordy(): Promise<string> {
  const { element } = await fixtureOf<LitElement & { api?: string }>(html`<svc-faq></svc-faq>`, {
    partner: 'wordy',
  })
  const answer = await fetch(`${element.api}/embed/referrals`, {
    headers: { authorization: `Bearer ${await tokenOf('wordy')}` },
  })
  return ((await answer.json()) as EmbedView).program.id
}

async function landing(): Promise<LitElement> {
  const { publishableKey } = await testProgram()
  const { element } = await fixtureOf<LitElement>(
    html`<div style="inline-size: 280px">
      <svc-partner-landing key=${publishableKey} program=${await programOfWordy()}
        ><svc-partner-signup></svc-partner-signup
      ></svc-partner-landing>
    </div>`,
    { partner: null },
  )
  await until(() => element.renderRoot.querySelector('details') !== null)
  for (const one of within(element)) if (one instanceof HTMLDetailsElement) one.open = true
  return element
}

/** All elements in it, those in its shadow trees too. */
function* within(element: Element): Generator<Element> {
  for (const one of element.shadowRoot?.querySelectorAll('*') ?? []) {
    yield one
    yield* within(one)
  }
}

/** Texts that somebody wrote and that could turn their surroundings around. */
function loose(element: Element): string[] {
  return Array.from(within(element)).flatMap((one) =>
    Array.from(one.childNodes)
      .filter((node) => node instanceof Text && WRITTEN.test(node.data))
      .filter(() => !one.closest('bdi, [dir]'))
      .map((node) => `${element.localName}: ${one.localName}: ${node.textContent!.trim()}`),
  )
}

/** What one would have to scroll the page for. What scrolls by itself is not that. */
function outside(element: Element): string[] {
  const room = element.getBoundingClientRect()
  const isOut = ({ left, right }: DOMRect) =>
    right > left && (left < room.left - 1 || right > room.right + 1)
  return Array.from(within(element))
    .filter((one) => isOut(boxOf(one)) && !scrolls(one))
    .map((one) => `${element.localName}: ${one.localName} ${one.className}`)
}

/** Where it is drawn; of a shape without its stroke, which Firefox takes for wider than it is. */
function boxOf(element: Element): DOMRect {
  const matrix =
    element instanceof SVGGraphicsElement && element.ownerSVGElement && element.getScreenCTM()
  if (!matrix) return element.getBoundingClientRect()
  const { x, y, width, height } = element.getBBox()
  const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) =>
    point.matrixTransform(matrix),
  ) as [DOMPoint, DOMPoint]
  return DOMRect.fromRect({
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  })
}

function scrolls(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return true
  return false
}

describe('what others wrote', () => {
  test('does not turn around what stands beside it', async () => {
    for await (const element of shown()) expect(loose(element)).to.deep.equal([])
    expect(loose(await landing())).to.deep.equal([])
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`fits into 280 pixels, however long its words and large its sums are (${dir})`, async () => {
      applyTheme({ scheme: 'light', dir })
      for await (const element of shown()) expect(outside(element)).to.deep.equal([])
      expect(outside(await landing())).to.deep.equal([])
    })
  }

  test('is read in its own direction where it is more than a line', async () => {
    const faq = html`<svc-faq></svc-faq>`
    const { element } = await fixtureOf<LitElement>(faq, { partner: 'wordy' })
    const answer = element.renderRoot.querySelector('details p')!
    expect(getComputedStyle(answer).direction).to.equal('rtl')
  })
})
