import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { WIDGETS_DIR } from '../../../server/http/widget-routes.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { openBrowser } from '../../kit/open-browser.ts'

/** The banner shows what the page says, and loads nothing. */
const TAGS = widgetElements()
  .map(({ tag }) => tag)
  .filter((tag) => tag !== 'svc-discount-banner')

let browser: Browser

beforeAll(async () => {
  await ensureBuilt(['widgets'])
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Skeleton {
  isBusy: boolean
  isSeen: boolean
  ground: string
  radius: string
  animation: string
}

/** What each element shows while it waits, on a page where nothing ever comes. */
async function skeletons(
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Record<string, Skeleton[]>> {
  const page = await browser.newPage({ reducedMotion, viewport: { width: 280, height: 900 } })
  const body = TAGS.map((tag) => `<${tag}></${tag}>`).join('')
  await page.route('http://skeletons.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({
          body: `<!doctype html><html lang="en"><style>:root { --svc-color-sunken: rgb(1, 2, 3); --svc-radius: 11px; --svc-radius-small: 5px }</style>
            <script type="module" src="/index.js"></script><body>${body}`,
          contentType: 'text/html',
        })
      : route.fulfill({ path: join(WIDGETS_DIR, pathname) })
  })
  await page.goto('http://skeletons.test/')
  const found = await page.evaluate(async (tags) => {
    await Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
    await new Promise(requestAnimationFrame)
    const isBusy = (one: Element | null): boolean => {
      if (!one) return false
      if (one.closest('[aria-busy=true]')) return true
      const root = one.getRootNode()
      return root instanceof ShadowRoot && isBusy(root.host)
    }
    const within = (root: ShadowRoot): Element[] =>
      Array.from(root.querySelectorAll('*')).flatMap((one) => [
        ...(one.matches('.skeleton, .bone, .wait') ? [one] : []),
        ...(one.shadowRoot ? within(one.shadowRoot) : []),
      ])
    return tags.map((tag) => {
      const all = within(document.querySelector(tag)!.shadowRoot!).map((one) => {
        const style = getComputedStyle(one)
        return {
          isBusy: isBusy(one),
          isSeen: one.clientHeight > 5 && one.clientWidth > 20,
          ground: style.backgroundColor,
          radius: style.borderRadius,
          animation: `${style.animationName} ${style.animationDuration}`,
        }
      })
      return [tag, all] as const
    })
  }, TAGS)
  await page.close()
  return Object.fromEntries(found)
}

test('every element that loads has a skeleton of the same kind, announced as busy', async () => {
  const found = await skeletons('no-preference')
  for (const tag of TAGS) {
    expect({ tag, has: found[tag]!.length > 0 }).toEqual({ tag, has: true })
    for (const { radius, ...one } of found[tag]!) {
      expect({ tag, ...one }).toEqual({
        tag,
        isBusy: true,
        isSeen: true,
        ground: 'rgb(1, 2, 3)',
        animation: 'breathe 1.4s',
      })
      expect(['11px', '5px']).toContain(radius)
    }
  }
})

test('no skeleton moves where somebody wants less motion', async () => {
  const all = Object.values(await skeletons('reduce')).flat()
  expect(all.length).toBeGreaterThanOrEqual(TAGS.length)
  expect(all.filter(({ animation }) => !animation.startsWith('none'))).toEqual([])
})
