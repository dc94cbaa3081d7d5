import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { nonsenseProgram, type Findings } from './malformed-answers.ts'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** What a page has to write for the element to have something to show. */
const attributesOf = (tag: string): Record<string, string> => {
  const { publishableKey } = widgetServer.workspace
  const program = { 'publishable-key': publishableKey, program: widgetServer.program.program.id }
  if (tag === 'svc-discount-banner') return { 'publishable-key': publishableKey }
  return tag.startsWith('svc-partner-') ? program : { 'token-url': '/fixture/token/rich' }
}

async function openPage(tag: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(widgetServer.show(`<script type="module" src="/widgets/${tag}.js"></script>`))
  await page.evaluate((name) => customElements.whenDefined(name), tag)
  return { page, errors }
}

for (const { tag } of widgetElements()) {
  test(`<${tag}> says a sentence, whatever the server answers, and runs none of it`, async () => {
    const { page, errors } = await openPage(tag)
    const clickId =
      tag === 'svc-discount-banner' ? await widgetServer.program.click('ada-blog') : ''
    const attributes = attributesOf(tag)
    const step = 'token-url' in attributes ? 3 : 1
    const subject = { tag, attributes, clickId, step }
    const found = await page.evaluate<Findings>(nonsenseProgram(subject))
    expect(found.tries).toBeGreaterThan(100)
    expect({ ...found, tries: 0, errors }).toEqual({
      tries: 0,
      silent: [],
      busy: [],
      figures: [],
      ran: [],
      errors: [],
    })
    await page.close()
  })
}
