import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createApp } from '../../../server/app.ts'
import { serve } from '../../../server/serve.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { createBackend } from '../../kit/backend.ts'
import { launchBrowser } from '../../../testing/browser.ts'

test('the page of the API shows every operation under its own policy, with nothing from elsewhere', async () => {
  await ensureBuilt(['api'])
  const backend = await createBackend({ config: { port: 0, host: '127.0.0.1' } })
  const app = createApp(backend.deps)
  const serving = serve(backend.deps, app)
  const browser = await launchBrowser()
  const problems: string[] = []
  const hosts = new Set<string>()
  try {
    const page = await browser.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const origin = `http://127.0.0.1:${serving.port}`
    await page.goto(`${origin}/api/docs`)
    const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
      paths: Record<string, object>
    }
    const operations = Object.values(document.paths).flatMap((item) => Object.keys(item))
    await page.locator('.opblock').first().waitFor()
    expect(await shownOperations(page, operations.length)).toBe(operations.length)
    expect(problems).toEqual([])
    expect(Array.from(hosts)).toEqual([new URL(origin).host])
  } finally {
    await browser.close()
    await serving.stop()
    await backend.close()
  }
})

/** The page draws only what is in sight, in its own time: scrolls through all of it until that many were seen. */
function shownOperations(page: Page, atLeast: number): Promise<number> {
  return page.evaluate(async (count) => {
    const seen = new Set<string>()
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    do {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo(0, y)
        await drawn()
        for (const { id } of document.querySelectorAll('.opblock')) seen.add(id)
      }
    } while (seen.size < count)
    return seen.size
  }, atLeast)
}
