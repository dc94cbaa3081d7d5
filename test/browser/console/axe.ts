import { expect } from 'bun:test'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { takeTurn } from '../../kit/take-turn.ts'

/** Expects that axe finds nothing on a page as it is shown now, read in a direction. */
export async function expectAccessible(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((to) => (document.documentElement.dir = to), dir)
  expect(await findingsOf(page)).toEqual([])
}

/** Returns what axe finds on a page as it is shown now: the address, the rule and the first element. */
export async function findingsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in self))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { html: string }[] }[]
  }>("axe.run({ resultTypes: ['violations'] })")
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Two looks have both schemes and both directions: no colour depends on the direction. */
const LOOKS = [
  { colorScheme: 'dark', dir: 'rtl' },
  { colorScheme: 'light', dir: 'ltr' },
] as const

/** How often each page was looked at. */
const looks = new WeakMap<Page, number>()

/**
 * Expects that axe finds nothing in light and dark and in both directions; the page stays open, light and from
 * left to right. By default the checks of a page take turns, which begin differently from page to page.
 */
export async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  const look = looks.get(page) ?? 0
  looks.set(page, look + 1)
  const { pathname } = new URL(page.url())
  const first = pathname.replaceAll(/\/[a-z]+_\w+/g, '').length
  for (const { colorScheme, dir } of takeTurn(LOOKS, first + look)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, dir)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
}
