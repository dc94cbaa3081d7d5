import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { barrier, cookies, settled, useSite } from './kit.ts'

const { kit, complaints } = useSite()

const stored = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length)

test('data-consent="required" waits with zero storage, then acts on the address of arrival', async () => {
  const { page, site, context } = kit
  site.attributes = 'data-consent="required"'
  await page.goto(site.at('acme.test', '/?via=ada&svc_id=link'))
  expect(await settled(page)).toBeNull()
  await page.evaluate(() => history.replaceState(null, '', '/clean'))
  expect(await page.evaluate(() => window._svcAnalytics!.trackClick({ key: 'eve' }))).toEqual({
    ok: false,
    id: null,
    error: 'not_sent',
  })
  await barrier(page)
  expect([site.seen, await cookies(context), await stored(page)]).toEqual([[], [], 0])

  await page.evaluate(() => window._svcAnalytics!.consent('granted'))
  await page.waitForFunction(() => window._svcAnalytics!.getClickId() == 'click1')
  expect(site.seen.map(({ body }) => body['key'])).toEqual(['ada'])
})

test('denied removes the cookie and everything stored, even with an answer on its way', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('app.acme.test', '/?via=ada'))
  await settled(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  site.answer = async (event) => (await held, site.recorded(event))
  await page.evaluate(() => {
    const late = window._svcAnalytics!.trackClick({ key: 'bob' })
    Object.assign(window, { late })
    window._svcAnalytics!.consent('denied')
  })
  await site.until(() => site.seen.length == 2)
  answer()
  expect(await page.evaluate(() => (window as unknown as { late: unknown }).late)).toEqual({
    ok: false,
    id: null,
    error: 'not_sent',
  })
  expect(await stored(page)).toBe(0)
  expect([
    await cookies(context),
    await page.evaluate(() => window._svcAnalytics!.getPartner()),
  ]).toEqual([[], null])
  await page.evaluate(() => history.pushState(null, '', '/?via=eve'))
  await barrier(page)
  expect(site.seen).toHaveLength(2)
})

test('a misspelt consent waits rather than tracks', async () => {
  const { page, site } = kit
  for (const value of ['', 'requierd', 'true']) {
    site.attributes = `data-consent="${value}"`
    await page.goto(site.at('acme.test', '/?via=ada&svc_id=x'))
    await barrier(page)
  }
  expect([site.seen, await cookies(kit.context)]).toEqual([[], []])
})

test('Global Privacy Control is honoured: no request, no cookie, no storage, ready resolves', async () => {
  const { page, site, context } = kit
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto(site.at('acme.test', '/?via=ada&svc_id=x'))
  expect(await settled(page)).toBeNull()
  await page.evaluate(() => window._svcAnalytics!.consent('granted'))
  await barrier(page)
  expect([site.seen, await cookies(context), await stored(page)]).toEqual([[], [], 0])
})

test('with blocked storage the click is still recorded and nothing throws', async () => {
  const { page, site } = kit
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      set: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(site.at('acme.test', '/?via=ada&svc_id=x'))
  expect(await settled(page)).toBeNull()
  await page.evaluate(() => window._svcAnalytics!.consent('denied'))
  expect(await page.evaluate(() => window._svcAnalytics!.getClickId())).toBeNull()
  expect(site.recordedClicks).toBe(1)
  expect(complaints).toEqual([])
})

test('in a sandboxed frame, which has no storage at all, nothing throws', async () => {
  const { page, site } = kit
  site.page = (attributes) => `<head>${site.tag(attributes)}`
  await page.goto(site.at('acme.test'))
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve })
        frame.setAttribute('sandbox', 'allow-scripts')
        document.body.append(frame)
      }),
    site.at('acme.test', '/?via=ada&svc_id=x'),
  )
  await site.until(() => site.recordedClicks == 1)
  await settled(page)
  expect(complaints).toEqual([])
})
