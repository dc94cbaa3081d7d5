import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { elementManifest, manifestElements } from '@svc/element-manifest'
import { WIDGETS, widgetElements } from '../../../tools/widget-elements.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const LOADER = '<script type="module" src="/widgets/loader.js"></script>'
const module = (tag: string) => `<script type="module" src="/widgets/${tag}.js"></script>`
const session = (partner: string) => `token-url="/fixture/token/${partner}"`
const DASHBOARD = 'svc-referral-dashboard'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

interface Visit {
  page: Page
  /** Errors, warnings, violations of the policy. */
  problems: string[]
  /** Paths that the page asked for, itself left out. */
  requests: string[]
  /** How far things moved by themselves (CLS). */
  shift(): Promise<number>
}

/** Opens a page of a host under `default-src 'self'; style-src 'self'; script-src 'self'`. */
async function visit(body: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await browser.newPage()
  const problems: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // Some builds of Chromium ask for an icon, which there is none of.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(self, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await prepare?.(page)
  await page.goto(widgetServer.show(body))
  requests.shift()
  return { page, problems, requests, shift: () => page.evaluate('moved.by') as Promise<number> }
}

/** It has its data: while it loads it only has its shape. */
function shown(link: Locator): Promise<void> {
  return link.locator('[role=status]').waitFor({ state: 'attached' })
}

describe('the dashboard', () => {
  for (const [how, script, most] of [
    ['named', module(DASHBOARD), 2],
    ['found by the loader', LOADER, 3],
  ] as const) {
    test(`works under a strict policy, in ${most} requests beside the token where it is ${how}`, async () => {
      const { page, problems, requests } = await visit(
        `${script}<${DASHBOARD} ${session('rich')}></${DASHBOARD}>`,
      )
      await page.getByRole('tablist').waitFor()
      await shown(page.locator('svc-share-link').first())
      await page.locator('svc-stats-chart svg').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(problems).toEqual([])
      const asked = requests.filter((path) => !/^\/fixture\/|favicon/.test(path))
      const needed = [`/widgets/${DASHBOARD}.js`, '/api/embed/referrals']
      expect(asked).toEqual(most === 2 ? needed : ['/widgets/loader.js', ...needed])
    })
  }

  test('moves nothing that stands above it, and itself not at all', async () => {
    const { page, shift } = await visit(
      `${module(DASHBOARD)}<h1>Refer</h1><p>Words above.</p><${DASHBOARD} ${session('rich')}></${DASHBOARD}>`,
    )
    await shown(page.locator('svc-share-link').first())
    await page.locator('svc-stats-chart svg').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shift()).toBe(0)
  })

  test('shows each of two partners their own', async () => {
    const { page, problems } = await visit(
      `${LOADER}<${DASHBOARD} id="a" ${session('rich')}></${DASHBOARD}>
       <${DASHBOARD} id="b" ${session('empty')}></${DASHBOARD}>`,
    )
    for (const [id, address] of [
      ['a', 'ada-lovelace'],
      ['b', 'emma-empty'],
    ]) {
      const link = page.locator(`#${id} svc-share-link`).first()
      await shown(link)
      expect(await link.locator('input').inputValue()).toContain(address!)
    }
    expect(problems).toEqual([])
  })

  test('may stand beside one of the elements that it is made of', async () => {
    const { page, problems } = await visit(
      `${module('svc-share-link')}${module(DASHBOARD)}
       <svc-share-link ${session('rich')}></svc-share-link><${DASHBOARD} ${session('rich')}></${DASHBOARD}>`,
    )
    await shown(page.locator('body > svc-share-link'))
    await shown(page.locator(`${DASHBOARD} svc-share-link`))
    expect(problems).toEqual([])
  })
})

describe('the loader', () => {
  test('loads what stands on the page and what comes later, and nothing else', async () => {
    const { page, problems, requests } = await visit(
      `${LOADER}<svc-earnings ${session('rich')}></svc-earnings><svc-unknown></svc-unknown>`,
    )
    await page.locator('svc-earnings [part=sums]').waitFor()
    const modules = () => requests.filter((path) => path.startsWith('/widgets/svc-'))
    expect(modules()).toEqual(['/widgets/svc-earnings.js'])
    await page.evaluate(() => {
      const box = document.createElement('div')
      const late = document.createElement('svc-share-link')
      late.setAttribute('token-url', '/fixture/token/rich')
      box.append(late)
      document.body.append(box)
    })
    await shown(page.locator('svc-share-link'))
    expect(modules()).toEqual(['/widgets/svc-earnings.js', '/widgets/svc-share-link.js'])
    expect(problems).toEqual([])
  })

  test('finds elements inside open shadow roots, of elements that come before and after it', async () => {
    const { page, problems } = await visit(
      `${LOADER}<early-frame></early-frame><late-frame></late-frame>`,
    )
    await page.evaluate(() => {
      const frameOf = (lazily: boolean) =>
        class extends HTMLElement {
          connectedCallback() {
            const root = this.attachShadow({ mode: 'open' })
            const fill = () => {
              const link = document.createElement('svc-share-link')
              link.setAttribute('token-url', '/fixture/token/rich')
              const inner = document.createElement('div')
              inner.attachShadow({ mode: 'open' }).append(link)
              root.append(inner)
            }
            if (lazily) requestAnimationFrame(fill)
            else fill()
          }
        }
      customElements.define('early-frame', frameOf(false))
      customElements.define('late-frame', frameOf(true))
    })
    await shown(page.locator('early-frame svc-share-link'))
    await shown(page.locator('late-frame svc-share-link'))
    expect(problems).toEqual([])
  })

  test('makes every element known, in the language of the page', async () => {
    const tags = widgetElements().map(({ tag }) => tag)
    const { page, problems, requests } = await visit(
      `${LOADER}<main lang="de">${tags.map((tag) => `<${tag} ${session('rich')}></${tag}>`).join('')}</main>`,
    )
    // Each comes in its own time: a button of one says nothing of the others.
    for (const tag of tags)
      await page.evaluate((one) => customElements.whenDefined(one).then(() => {}), tag)
    await page.getByRole('button', { name: 'Link kopieren' }).first().waitFor()
    expect(requests.filter((path) => path === '/widgets/de.js').length).toBe(1)
    expect(problems).toEqual([])
  })

  for (const [how, answer] of [
    ['cannot be had', (route: Route) => route.abort()],
    ['do not come', () => undefined],
  ] as const) {
    test(`shows English where the words of the page’s language ${how}`, async () => {
      const { page } = await visit(
        `${LOADER}<main lang="de"><svc-share-link ${session('rich')}></svc-share-link></main>`,
        (opened) => opened.route('**/widgets/de.js', answer),
      )
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    })
  }

  test('asks for nothing of a page without elements', async () => {
    const { page, requests } = await visit(`${LOADER}<p>Nothing here.</p>`)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => path.startsWith('/widgets'))).toEqual(['/widgets/loader.js'])
  })
})

test('an attribute that the code reads is an attribute that is described, and the other way round', async () => {
  const described = manifestElements(elementManifest(WIDGETS))
  const { page } = await visit('<script type="module" src="/widgets/index.js"></script>')
  for (const { tagName, attributes } of described) {
    await page.evaluate((tag) => customElements.whenDefined(tag), tagName)
    const read = (await page.evaluate(
      (tag) =>
        (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes,
      tagName,
    )) as string[]
    const known = attributes.map(({ name }) => name)
    const bySheet = ['density', 'lang', 'reserve', 'theme']
    expect({ tagName, read: Array.from(read).sort() }).toEqual({
      tagName,
      read: known.filter((name) => !bySheet.includes(name)).sort(),
    })
  }
})
