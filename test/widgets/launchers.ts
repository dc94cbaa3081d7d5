import type { BrowserLauncher } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { findChromium } from '../../testing/browser.ts'
import { type Engine, findProgram } from '../../testing/engines/engine.ts'
import { webkitLauncher } from './webkit-launcher.ts'

const START_MS = 600_000

/** How the elements' tests open each engine. */
export const LAUNCHERS: Record<Engine, () => Promise<BrowserLauncher>> = {
  async chromium() {
    const { path, args, env } = await findChromium()
    return chromeLauncher({
      launchOptions: {
        executablePath: path,
        args,
        env: { ...process.env, ...env },
        timeout: START_MS,
      },
      async createBrowserContext({ browser, config }) {
        const context = browser.defaultBrowserContext()
        const origin = `http://${config.hostname}:${config.port}`
        // Without the last one a click may not copy what a script may.
        await context.overridePermissions(origin, [
          'clipboard-read',
          'clipboard-write',
          'clipboard-sanitized-write',
        ])
        return context
      },
    })
  },
  firefox: () =>
    Promise.resolve(
      chromeLauncher({
        launchOptions: {
          browser: 'firefox',
          executablePath: findProgram('firefox'),
          extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true },
          timeout: START_MS,
        },
        createBrowserContext: ({ browser }) => browser.defaultBrowserContext(),
      }),
    ),
  webkit: () => Promise.resolve(webkitLauncher()),
}
