import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const TAG = 'svc-partner-signup'
const LANDING = '**/landing?**'
const APPLY = '**/partners/apply'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** The form on a page of its own; `prepare` disturbs the way to svc. */
async function visit(prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const { program, workspace } = widgetServer
  const page = await browser.newPage()
  await prepare?.(page)
  const program_ = `key="${workspace.publishableKey}" program="${program.program.id}"`
  await page.goto(
    widgetServer.show(
      `<script type="module" src="/widgets/${TAG}.js"></script><${TAG} ${program_}></${TAG}>`,
    ),
  )
  return page
}

/** What has the focus, inside the element. */
const focused = (page: Page) =>
  page.locator(TAG).evaluate((element) => element.shadowRoot!.activeElement?.textContent?.trim())

describe('somebody who does not see the form', () => {
  test('stays at the button that tries again, and hears each time that it was in vain', async () => {
    const page = await visit(async (one) => {
      await one.route(LANDING, (route) => route.abort())
    })
    const again = page.getByRole('button', { name: 'Try again' })
    for (let n = 0; n < 2; n++) {
      await again.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (tag) => document.querySelector(tag)!.shadowRoot!.activeElement?.role === 'alert',
        TAG,
      )
      expect(await focused(page)).toContain('Couldn’t load this section.')
      // And goes on from there.
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Try again')
    }
    await page.unroute(LANDING)
    await page.keyboard.press('Enter')
    await page.locator(`${TAG} form`).waitFor()
    await page.waitForFunction(
      (tag) => document.querySelector(tag)!.shadowRoot!.activeElement?.localName === 'form',
      TAG,
    )
    await page.close()
  })

  test('keeps their place when sending fails, hears why each time, and at last that it was sent', async () => {
    const page = await visit()
    await page.getByLabel('Name').fill('Grace Okoro')
    await page.getByLabel('Email').fill(`grace.${Date.now()}@example.com`)
    await page.getByLabel('Your website').fill('grace.example.com')
    await page.getByLabel('I accept the terms').check()
    await page.route(APPLY, (route) => route.abort())
    const heard = await page.locator(`${TAG} form [role=alert]`).evaluateHandle((alert) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(alert.textContent!.trim())).observe(alert, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return texts
    })
    const apply = page.getByRole('button', { name: 'Apply' })
    await apply.focus()
    for (let n = 1; n <= 2; n++) {
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        ([texts, count]) =>
          (texts as string[]).filter((text) => text === 'Something went wrong. Try again.')
            .length === count,
        [heard, n] as const,
      )
      expect(await focused(page)).toBe('Apply')
    }
    await page.unroute(APPLY)
    await page.keyboard.press('Enter')
    const sent = page.getByRole('group', {
      name: /^Your application was sent\. Check your inbox at grace/,
    })
    await sent.waitFor()
    await page.waitForFunction(
      (tag) => document.querySelector(tag)!.shadowRoot!.activeElement?.id === 'state',
      TAG,
    )
    await page.close()
  })
})
