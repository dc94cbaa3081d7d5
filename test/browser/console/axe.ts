import { expect } from 'bun:test'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Expects that axe finds nothing on a page as it is shown now, read in a direction. */
export async function expectAccessible(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((to) => (document.documentElement.dir = to), dir)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { html: string }[] }[]
  }>('axe.run()')
  expect(
    violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`),
  ).toEqual([])
}

/** Expects that axe finds nothing in light and dark, in both directions; the page stays open. */
export async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, 'rtl')
    await expectAccessible(page, 'ltr')
  }
}
