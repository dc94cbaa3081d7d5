import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser, type LaunchOptions } from '../../testing/browser.ts'
import { testEngine } from '../../testing/engines/engine.ts'

/** The browsers of this process, by the options that they were started with; they end with the process. */
const started = new Map<string, Promise<Browser>>()

/**
 * Opens the browser of this process, which the test files of a process share. Each file has contexts of its own:
 * `close` closes those alone.
 */
export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  // The drivers of the others know one window.
  if (testEngine() !== 'chromium') return launchBrowser(options)
  const key = JSON.stringify(options)
  const starting = started.get(key) ?? launchBrowser(options)
  started.set(key, starting)
  return shareBrowser(await starting)
}

function shareBrowser(browser: Browser): Browser {
  const opened = new Set<BrowserContext>()
  const keep = (context: BrowserContext) => {
    opened.add(context)
    context.once('close', () => opened.delete(context))
  }
  const share: Pick<Browser, 'newContext' | 'newPage' | 'close'> = {
    async newContext(options) {
      const context = await browser.newContext(options)
      keep(context)
      return context
    },
    async newPage(options) {
      const page = await browser.newPage(options)
      keep(page.context())
      return page
    },
    async close() {
      await Promise.all(Array.from(opened, (context) => context.close()))
    },
  }
  return Object.assign(Object.create(browser) as Browser, share)
}
