import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { takeTurn } from '../../kit/take-turn.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { FocusMarks } from './focus-marks.ts'
import { outOfOrder, type Keys } from './keys.ts'
import { leave, visit, type Visit } from './visit.ts'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

const source = () =>
  `program="${widgetServer.program.program.id}" publishable-key="${widgetServer.workspace.publishableKey}"`

function open(tag: string, look: Partial<Visit> = {}): Promise<Keys> {
  const bodies: Record<string, string> = {
    'svc-partner-signup': `<svc-partner-signup company ${source()}></svc-partner-signup>`,
    'svc-partner-landing': `<svc-partner-landing ${source()}></svc-partner-landing>`,
    'svc-discount-banner':
      '<svc-discount-banner partner="Bea Bright" offer="A free month" code="BEA10"></svc-discount-banner>',
  }
  return visit({ browser, widgetServer }, { tag, body: bodies[tag]!, ...look })
}

const named = async (keys: Keys) => (await keys.at())?.name

describe('Tab goes from what stands before it to what stands after it, in order and seen', () => {
  const tags = ['svc-partner-signup', 'svc-partner-landing', 'svc-discount-banner']
  const looks = [
    ['ltr', 'dark'],
    ['rtl', 'light'],
  ] as const
  for (const [turn, tag] of tags.entries()) {
    for (const [dir, scheme] of takeTurn(looks, turn)) {
      test(`${tag} (${dir}, ${scheme})`, async () => {
        const keys = await open(tag, { dir, scheme })
        const marks = await FocusMarks.of(keys.page, browser)
        await keys.to('Before')
        const there = await keys.walk('After', 'Tab', (stop) => marks.look(stop))
        await marks.look()
        expect(there.length).toBeGreaterThan(1)
        expect({ unmarked: marks.unmarked, wrong: outOfOrder(there, dir) }).toEqual({
          unmarked: [],
          wrong: [],
        })
        const back = await keys.walk('Before', 'Shift+Tab')
        expect(back.map(({ name }) => name).reverse()).toEqual(there.map(({ name }) => name))
        await marks.close()
        await leave(keys)
      })
    }
  }
})

describe('by keyboard alone somebody', () => {
  /** What a screen reader adds to the field that has the focus. */
  const description = ({ page }: Keys) =>
    page.evaluate(() => {
      const field = document.querySelector('svc-partner-signup')!.shadowRoot!.activeElement!
      const root = field.getRootNode() as ShadowRoot
      return root.getElementById(field.getAttribute('aria-describedby')!)!.textContent.trim()
    })

  test('applies: each mistake has the focus and says what it is, until all is sent', async () => {
    const keys = await open('svc-partner-signup')
    await keys.to('Before')
    await keys.use('Name')
    const corrected: string[] = []
    for (const [field, reason, text] of [
      ['Name', 'This field is required.', 'Grace Okoro'],
      ['Email', 'This field is required.', 'grace'],
      [
        'Email',
        'Enter a valid address, such as ada@example.com.',
        `grace${Date.now()}@example.com`,
      ],
      ['Your website', 'This field is required.', 'grace.example.com'],
    ] as const) {
      await keys.until(async () => (await named(keys)) === field)
      expect(await description(keys)).toBe(reason)
      expect(await keys.page.getByRole('alert').innerText()).toBe('Fix the highlighted fields.')
      await keys.press('Control+a')
      await keys.page.keyboard.type(text)
      await keys.press('Enter')
      corrected.push(field)
    }
    await keys.until(async () => (await named(keys)) === 'I accept the terms')
    expect(await description(keys)).toBe('Accept the terms to continue.')
    await keys.press('Space', 'Enter')
    await keys.until(
      async () => (await named(keys))?.startsWith('Your application was sent.') ?? false,
    )
    expect(await keys.page.getByRole('group', { name: 'sent' }).innerText()).toContain(
      'Check your inbox at grace',
    )
    await keys.to('After')
    await leave(keys)
  })

  test('chooses what is to be chosen before sending by the button', async () => {
    const keys = await open('svc-partner-signup')
    await keys.to('Before')
    await keys.to(/^Where\?/)
    await keys.press('ArrowDown')
    await keys.to('Garden')
    await keys.press('Space')
    const state = await keys.page.evaluate(() => {
      const { elements } = document
        .querySelector('svc-partner-signup')!
        .shadowRoot!.querySelector('form')!
      const by = (name: string) => elements.namedItem(name)
      return [
        (by('answers.channel') as HTMLSelectElement).value,
        Array.from(
          by('answers.topics') as RadioNodeList,
          (one) => (one as HTMLInputElement).checked,
        ),
      ]
    })
    expect(state).toEqual(['Blog', [false, true]])
    await keys.use('Apply', 'Space')
    await keys.until(async () => (await named(keys)) === 'Name')
    await leave(keys)
  })

  test('reads answers of a landing page and tries what sales would earn', async () => {
    const keys = await open('svc-partner-landing')
    await keys.to('Before')
    await keys.use('When am I paid?')
    expect(await keys.page.getByText('On the 15th of each month.').isVisible()).toBe(true)
    await keys.press('Space')
    expect(await keys.page.getByText('On the 15th of each month.').isVisible()).toBe(false)
    await keys.to('Sales per month')
    await keys.press('Home', 'ArrowRight', 'ArrowRight')
    await keys.until(async () =>
      (await keys.page.locator('#earned').innerText()).includes('$19.60'),
    )
    await leave(keys)
  })

  test('copies a banner’s code, closes it, and goes on where it was', async () => {
    const keys = await open('svc-discount-banner')
    await keys.use('Copy BEA10')
    await keys.until(async () => (await named(keys)) === 'Copied')
    expect(await keys.page.evaluate(() => navigator.clipboard.readText())).toBe('BEA10')
    await keys.use('Dismiss')
    await keys.until(
      async () => (await keys.page.locator('svc-discount-banner button').count()) === 0,
    )
    expect((await keys.at())?.tag).toBe('svc-discount-banner')
    await keys.press('Tab')
    expect(await named(keys)).toBe('After')
    await keys.press('Shift+Tab')
    expect(await named(keys)).toBe('Before')
    await leave(keys)
  })
})
