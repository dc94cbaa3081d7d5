import { render } from 'lit'
import {
  accessibleInEveryState,
  describe,
  expect,
  fixtureOf,
  html,
  part,
  testProgram,
  sendKeys,
  test,
  textOf,
  until,
  type FixtureOptions,
} from '../test-kit/index.ts'
import '../partner-signup/partner-signup.ts'
import { earnedBy } from './earn.ts'
import { markdown } from '../base/markdown.ts'
import type { SvcPartnerLanding } from './partner-landing.ts'
import './partner-landing.ts'

async function markup() {
  const { programId, publishableKey } = await testProgram()
  return html`<svc-partner-landing program=${programId} key=${publishableKey}
    ><svc-partner-signup></svc-partner-signup
  ></svc-partner-landing>`
}

const open = async (options: FixtureOptions = {}) =>
  fixtureOf<SvcPartnerLanding>(await markup(), { partner: null, ...options })

const isFailing = (element: SvcPartnerLanding) =>
  element.renderRoot.querySelector('[role=alert]') !== null
const slider = (element: SvcPartnerLanding) => part<HTMLInputElement>(element, '#sales')
const earned = (element: SvcPartnerLanding) => textOf(part(element, '#earned'))

test('shows what the program designed, and what partners and their friends get', async () => {
  const { element } = await open()
  const text = textOf(element)
  for (const words of [
    'Earn with Harvest A fifth of every sale, for a year.',
    '$1 per lead',
    '20% of every sale · for 12 months',
    'Your friends get 10% off for 3 months',
    'When am I paid?',
  ]) {
    expect(text).to.contain(words)
  }
  expect(textOf(part(element, 'strong'))).to.equal('10% off for 3 months')
})

test('shows who recommends it, and leads to the form', async () => {
  const { element } = await open()
  expect(textOf(part(element, 'figure'))).to.equal('It pays my seeds. Ida Grows herbs')
  part(element, '[part=apply]').click()
  const form = element.querySelector('svc-partner-signup')!
  await until(() => form.shadowRoot?.activeElement?.id === 'name')
})

test('orders its headings below the level it is given', async () => {
  const { element } = await open()
  const levels = () =>
    Array.from(element.renderRoot.querySelectorAll('[role=heading]'), (one) => one.ariaLevel)
  expect(new Set(levels())).to.deep.equal(new Set(['1', '2']))
  element.headingLevel = 3
  await element.updateComplete
  expect(new Set(levels())).to.deep.equal(new Set(['3', '4']))
})

test('says what its form is, and nothing of one that is not there', async () => {
  const { element } = await open()
  expect(textOf(element)).to.contain('Your application')
  element.replaceChildren()
  element.requestUpdate()
  await element.updateComplete
  expect(textOf(element)).not.to.contain('Your application')
})

test('calculates what sales earn, by keyboard too', async () => {
  const { element } = await open()
  expect(earned(element)).to.contain('$196.00')
  slider(element).focus()
  await sendKeys({ press: 'ArrowRight' })
  await element.updateComplete
  expect(earned(element)).to.contain('$205.80')
  await sendKeys({ press: 'Home' })
  await element.updateComplete
  expect(earned(element)).to.contain('$0.00')
})

test('gives the form inside it key and program, and asks once for both', async () => {
  const { element, wire } = await open()
  const form = element.querySelector('svc-partner-signup')!
  await until(() => Boolean(form.renderRoot.querySelector('form')))
  const reads = (await wire.calls()).filter((call) => call.includes('/landing'))
  expect(reads.length).to.equal(1)
})

test('says in a sentence that it could not load and tries again', async () => {
  const { element, wire } = await open({ wire: 'failing' })
  await until(() => isFailing(element))
  await wire.set('open')
  part(element, 'button').focus()
  part(element, 'button').click()
  await until(() => textOf(element).includes('Earn with Harvest'))
  await until(() => element.shadowRoot!.activeElement?.role === 'heading')
})

describe('texts', () => {
  test('know bold words, links and paragraphs, and nothing else', () => {
    const root = document.createElement('div')
    render(
      markdown(
        'One **bold** [word](https://x.test/a).\n\n<b>Two</b> [no](javascript:alert(1)) *x*',
      ),
      root,
    )
    expect(root.querySelectorAll('p').length).to.equal(2)
    expect(root.querySelector('strong')?.textContent).to.equal('bold')
    expect(Array.from(root.querySelectorAll('a'), ({ href }) => href)).to.deep.equal([
      'https://x.test/a',
    ])
    expect(root.textContent).to.contain('<b>Two</b> [no](javascript:alert(1)) *x*')
  })
})

describe('the calculator', () => {
  const terms = { maxDurationMonths: null, sentence: '', exceptions: [], limits: [] }
  const share = { ...terms, event: 'sale', type: 'percentage', amount: null } as const

  test('rounds a sale’s share as the server does, and then counts sales', () => {
    expect(earnedBy([{ ...share, rateBps: 1250 }], { saleAmount: 4990, sales: 3 })).to.equal(1872)
    expect(earnedBy([{ ...share, rateBps: 10 }], { saleAmount: 500, sales: 2 })).to.equal(2)
  })

  test('takes a flat sum for each sale, and nothing for what are no sales', () => {
    const flat = { ...terms, type: 'flat', amount: 500, rateBps: null } as const
    const sales = { saleAmount: 4990, sales: 3 }
    expect(earnedBy([{ ...flat, event: 'sale' }], sales)).to.equal(1500)
    expect(earnedBy([{ ...flat, event: 'lead' }], sales)).to.equal(0)
  })
})

describe('for everybody', () => {
  accessibleInEveryState<SvcPartnerLanding>({
    markup,
    partner: null,
    states: {
      'while it loads': {
        markup: () => html`<svc-partner-landing></svc-partner-landing>`,
        settle: false,
      },
      'when there is no such program': {
        markup: async () =>
          html`<svc-partner-landing
            program="nothing"
            key=${(await testProgram()).publishableKey}
          ></svc-partner-landing>`,
        reach: ({ element }) => until(() => isFailing(element)),
      },
      'with its answers opened': ({ element }) => {
        for (const question of element.renderRoot.querySelectorAll('details')) question.open = true
      },
      async 'with another number of sales'({ element }) {
        slider(element).focus()
        await sendKeys({ press: 'End' })
        await until(() => earned(element).includes('$980.00'))
      },
    },
  })

  test('fits into 280 pixels', async () => {
    const { element } = await open()
    element.style.inlineSize = '280px'
    await element.updateComplete
    expect(element.scrollWidth <= element.clientWidth).to.equal(true)
  })
})
