import { expect } from 'bun:test'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Expects that axe finds nothing on a page as it is shown now, read in a direction. */
export async function expectAccessible(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((to) => (document.documentElement.dir = to), dir)
  expect(await findingsOf(page)).toEqual([])
}

/** Returns what axe finds on a page as it is shown now: the address, the rule and the first element. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { html: string }[] }[]
  }>("axe.run({ resultTypes: ['violations'] })")
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/**
 * Expects that axe finds nothing in light and dark and in both directions; the page stays open. Two rounds see
 * all four: no colour depends on the direction.
 */
export async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, 'rtl')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, 'ltr')
}
