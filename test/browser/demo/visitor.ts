import type { Browser, BrowserContext } from 'playwright-core'
import { CHROME } from '../../kit/workspace.ts'

type Options = NonNullable<Parameters<Browser['newContext']>[0]>

/**
 * A browser of their own, who looks like a person. `problems` hears what their pages complain about,
 * violations of a policy too; `moved.by` on each page is how far things moved by themselves (CLS).
 */
export async function openVisitor(
  browser: Browser,
  problems: string[],
  options: Options = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: CHROME, ...options })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
  await context.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(self, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return context
}
