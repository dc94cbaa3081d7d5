import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { startSeededDemo } from './demo-process.ts'
import { settled, violations } from './studio-page.ts'

let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  demo = await startSeededDemo()
  browser = await openBrowser()
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
})
afterAll(async () => {
  await browser.close()
  expect(await demo.end()).toBe(0)
})

async function open(query = ''): Promise<void> {
  await page.goto(`${demo.origin}/demo/gallery/${query}`)
  await settled(page)
}

/** Writes into a field as somebody with a keyboard does. */
async function write(id: string, text: string): Promise<void> {
  await page.locator(`#${id}`).fill(text)
  await page.locator(`#${id}`).press('Enter')
}

const accents = () =>
  page
    .locator('.sample > *')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).getPropertyValue('--svc-color-accent')),
    )

describe('the theme studio', () => {
  test('changes all elements with one brand colour, and has it in the address', async () => {
    await open()
    await write('brand', '#0b5c8a')
    const all = await accents()
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all).size).toBe(1)
    expect(all[0]).toContain('#0b5c8a')
    expect(new URL(page.url()).search).toBe('?brand=0b5c8a')
    await page.reload()
    expect(new Set(await accents())).toEqual(new Set(all))
    await page.goBack()
    expect(new Set(await accents())).toEqual(new Set(['']))
  })

  test('says beside the field when a colour cannot be read, and with which contrast', async () => {
    await open()
    await write('text-light', '#999999')
    const field = page.locator('#text-light')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#text-light-wrong').innerText()).toContain(
      'This color has a contrast of 2.84:1 on surface in light. The minimum is 4.5:1.',
    )
    expect(await page.locator('.verdict').innerText()).toBe('2 color pairs don’t meet WCAG AA.')
    await page.reload()
    expect(await field.inputValue()).toBe('#999999')
    await write('text-light', 'blurple')
    expect(await page.locator('#text-light-wrong').innerText()).toContain('Enter a color')
    await write('radius', '3px; color: red')
    expect(await page.locator('#radius-wrong').innerText()).toContain('Enter a valid value')
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(await field.getAttribute('aria-invalid')).toBe('false')
    expect(new URL(page.url()).search).toBe('')
  })

  test('says what became of a brand colour that cannot be read as it is', async () => {
    await open('?brand=e6ff00')
    const used = page.locator('.brand .used')
    const [light, dark] = await Promise.all([
      page.locator('#accent-light').inputValue(),
      page.locator('#accent-dark').inputValue(),
    ])
    expect(light).not.toBe('#e6ff00')
    expect(dark).toBe('#e6ff00')
    expect(await used.innerText()).toBe(`Adjusted for contrast: ${light} in light.`)
    await write('brand', '#0b5c8a')
    expect(await used.innerText()).toMatch(/^Adjusted for contrast: #[\da-f]{6} in dark\.$/)
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(await used.innerText()).toBe('')
  })

  test('leaves out of an address what makes no sense', async () => {
    await open('?brand=zz&theme=Nobody&radius=expression(1)&font=x%7D&color-text=url(x)&width=1')
    expect(await page.locator('select[name=width]').inputValue()).toBe('720')
    expect(
      await page
        .locator('.sample')
        .first()
        .evaluate((one) => one.clientWidth),
    ).toBe(720)
    expect(
      await page
        .locator('.stage')
        .first()
        .evaluate((one) => (one as HTMLElement).style.cssText),
    ).toBe('--width: 720px;')
  })

  test('is accessible itself, in light and dark, with a failing token and its export open', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await open()
      await page.locator('.reference').first().locator('summary').click()
      expect(await violations(page)).toEqual([])
      await write('good-light', '#99ff99')
      await page.getByRole('button', { name: 'Export' }).click()
      // What fails is the element's word in the chosen colour, not the studio's own.
      await page.locator('main').evaluate((one) => one.remove())
      expect(await violations(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })

  test('is used with the keyboard alone: brand, export, copy', async () => {
    await open()
    await page.locator('#share').focus()
    for (const name of ['Export', 'Theme', 'Pick Brand color', 'Brand color']) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const one = document.activeElement!
        return one.getAttribute('aria-label') ?? one.textContent!.trim()
      })
      expect(focused).toBe(name)
    }
    await page.keyboard.press('Control+a')
    await page.keyboard.type('#136b4a')
    await page.keyboard.press('Enter')
    expect((await accents())[0]).toContain('#136b4a')
    await page.locator('#export').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'JSON' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Copied', { exact: true }).waitFor()
    const copied = JSON.parse((await page.evaluate('navigator.clipboard.readText()')) as string)
    expect(copied.light.color.accent.$value.hex).toBe('#136b4a')
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.id')).toBe('export')
  })

  test('downloads each form under its name', async () => {
    await open('?brand=136b4a')
    await page.getByRole('button', { name: 'Export' }).click()
    for (const name of ['CSS', 'JSON', 'HTML', 'React', 'Vue', 'Svelte']) {
      await page.getByRole('button', { name, exact: true }).click()
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download/ }).click()
      const file = await (await waiting).path()
      expect(await Bun.file(file).text()).toBe(
        await page.locator('dialog pre').evaluate((one) => one.textContent),
      )
    }
  })

  test('has a reference of each element, made from its manifest', async () => {
    await open()
    const reference = page.locator('section:has(> #svc-earnings) .reference')
    await reference.locator('summary').click()
    for (const name of [
      'token-url',
      'tokenProvider',
      'svc-error',
      'loading',
      'skeleton',
      '--svc-radius',
    ])
      await reference.getByRole('rowheader', { name, exact: true }).first().waitFor()
  })

  test('shows German and Arabic elements, and fits on 360 pixels', async () => {
    await open('?lang=de')
    await page.getByRole('button', { name: 'Link kopieren' }).first().waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await open()
    // The elements come first on a phone.
    const brand = page.getByRole('textbox', { name: 'Brand color', exact: true })
    expect(await brand.isVisible()).toBe(false)
    await page.getByText('Theme', { exact: true }).click()
    expect(await brand.isVisible()).toBe(true)
    for (const query of ['?lang=ar', '?brand=e6ff00&text-light=x&state=error']) {
      await open(query)
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }))
      expect(wide).toBe(room)
    }
    await open('?lang=ar')
    expect(
      await page
        .locator('svc-earnings')
        .first()
        .evaluate((one) => getComputedStyle(one).direction),
    ).toBe('rtl')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  test('has run without an error', () => {
    expect(problems).toEqual([])
  })
})
