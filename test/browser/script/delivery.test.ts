import { expect, test } from 'bun:test'
import { isWholeRun } from '../../kit/rounds.ts'
import { barrier, cookies, json, settled, useSite } from './kit.ts'

const { kit, open } = useSite()
/** Visitors who leave early, at the same time. */
const VISITORS = 4
/** How often they come. */
const BATCHES = isWholeRun() ? 5 : 1

for (const stay of [10, 100])
  test(`leaving ${stay} ms after the load, before the API has answered, loses nothing`, async () => {
    const { site } = kit
    /** Ends the API's wait for each visitor, by the key that led here. */
    const left = new Map<string, PromiseWithResolvers<void>>()
    site.answer = async (event) => {
      await left.get(event.body['key'] ?? '')?.promise
      return site.recorded(event)
    }
    // The visitor's own doing, not the script's: the page leaves by itself.
    site.page = (attributes) =>
      `<head>${site.tag(attributes)}<script>if (location.search) addEventListener('load', () =>
        setTimeout(() => { location.href = '${site.at('else.test')}' }, ${stay}))</script>`
    const attributed: string[] = []
    for (let batch = 0; batch < BATCHES; batch++)
      await Promise.all(
        Array.from({ length: VISITORS }, async (_, visitor) => {
          const key = `via${batch}${visitor}`
          const gate = Promise.withResolvers<void>()
          left.set(key, gate)
          attributed.push(...(await leaveAndReturn(key, gate.resolve)))
        }),
      )
    expect(site.recordedClicks).toBe(VISITORS * BATCHES)
    expect(new Set(attributed).size).toBe(VISITORS * BATCHES)
  })

/** One visitor who leaves early and comes back later; answers with their cookies then. */
async function leaveAndReturn(key: string, hasLeft: () => void): Promise<string[]> {
  const { site, browser } = kit
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.at('acme.test', `/?via=${key}`))
  await page.waitForURL('http://else.test*/**')
  hasLeft()
  await site.until(() => site.seen.some(({ body }) => body['key'] == key))
  await page.goto(site.at('acme.test'))
  await page.waitForFunction(() => window._svcAnalytics!.getClickId())
  const found = await cookies(context)
  await context.close()
  return found
}

test('offline, a click is kept and sent once when the page is online again', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('acme.test'))
  await settled(page)
  await context.setOffline(true)
  const result = await page.evaluate(() => window._svcAnalytics!.trackClick({ key: 'ada' }))
  expect(result).toEqual({ ok: false, id: null, error: 'not_sent' })
  expect(site.seen).toEqual([])
  await context.setOffline(false)
  await page.waitForFunction(() => window._svcAnalytics!.getClickId() == 'click1')
  expect(site.seen.map(({ body }) => body['key'])).toEqual(['ada'])
})

test('503 and 429 are asked again on the next view with the same id, and recorded once', async () => {
  const { page, site, context } = kit
  for (const status of [503, 429]) {
    site.answer = () => json({ error: { code: 'rate_limit_exceeded' } }, status)
    await page.goto(site.at('acme.test', status == 503 ? '/?via=ada' : '/'))
    await site.until(() => site.seen.length > (status == 503 ? 0 : 1))
  }
  site.answer = (event) => site.recorded(event)
  await page.goto(site.at('acme.test', '/later'))
  await page.waitForFunction(() => window._svcAnalytics!.getClickId() == 'click1')
  expect(new Set(site.seen.map(({ body }) => body['requestId'])).size).toBe(1)
  expect(await cookies(context)).toEqual(['.acme.test=click1'])
})

test('a late answer to an older click does not take the visitor from a newer one', async () => {
  const { page, site, context } = kit
  site.answer = (event) =>
    event.body['key'] == 'old' ? json({}, 503) : json({ clickId: event.body['key'] })
  await page.goto(site.at('acme.test', '/?via=old'))
  await settled(page)
  await page.goto(site.at('acme.test', '/?via=new'))
  await settled(page)
  site.answer = (event) => json({ clickId: event.body['key'] })
  const before = site.seen.length
  await page.goto(site.at('acme.test'))
  await site.until(() => site.seen.length > before)
  await page.waitForFunction(() => Object.keys(JSON.parse(localStorage['svc_id'])).join() == 'svc')
  expect(await cookies(context)).toEqual(['.acme.test=new'])
})

test('about 10,000 characters of calls are kept, and none for longer than a day', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('acme.test'))
  await settled(page)
  await context.setOffline(true)
  const kept = await page.evaluate(async () => {
    for (let n = 0; n < 100; n++) await window._svcAnalytics!.trackClick({ key: `k${n}` })
    const text: string = localStorage['svc_id']
    const calls = Object.entries(JSON.parse(text)) as [key: string, call: unknown][]
    const [[key, call]] = calls as [[string, unknown]]
    const old = Number(key.slice(0, 13)) - 86_500_000 + key.slice(13)
    localStorage['svc_id'] = JSON.stringify({ [old]: call, [key]: call })
    return { characters: text.length, calls: calls.length }
  })
  expect(kept.calls).toBeGreaterThanOrEqual(20)
  expect(kept.characters).toBeWithin(9_000, 11_000)
  await context.setOffline(false)
  await site.until(() => site.seen.length == 1)
  await page.waitForFunction(() => Object.keys(JSON.parse(localStorage['svc_id'])).join() == 'svc')
  await barrier(page)
  expect(site.seen).toHaveLength(1)
})

test('a click that another tab left unanswered is sent by this one', async () => {
  const { page, site } = kit
  site.answer = () => new Response('', { status: 500 })
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  await page.close()
  site.answer = (event) => site.recorded(event)
  const other = await open()
  await other.goto(site.at('acme.test'))
  await other.waitForFunction(() => window._svcAnalytics!.getClickId() == 'click1')
})
