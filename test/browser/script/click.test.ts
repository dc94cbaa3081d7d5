import { expect, test } from 'bun:test'
import { cookies, json, settled, useSite } from './kit.ts'

const { kit, complaints, open } = useSite()

test('?via= costs one simple POST, no preflight, and then sets the cookie', async () => {
  const { page, site, context } = kit
  site.attributes = 'data-domain="go.acme.test"'
  const { page: usual } = site
  const offer = site.at('acme.test', '/pricing?via=ada')
  site.page = () => `<!doctype html><title>blog</title><a href="${offer}">The offer</a>`
  await page.goto(site.at('blog.test'))
  site.page = usual
  await page.getByRole('link', { name: 'The offer' }).click()
  await page.waitForURL(({ hostname }) => hostname === 'acme.test')
  await settled(page)
  expect(site.seen).toHaveLength(1)
  const [{ method, path, type, body }] = site.seen as [(typeof site.seen)[0]]
  expect({ method, path, type }).toEqual({
    method: 'POST',
    path: '/api/track/click',
    type: 'text/plain;charset=UTF-8',
  })
  expect(body).toEqual({
    publishableKey: 'svc_pk_test',
    domain: 'go.acme.test',
    key: 'ada',
    url: site.at('acme.test', '/pricing?via=ada'),
    referrer: site.at('blog.test'),
    requestId: expect.stringMatching(/^[0-9a-z]{16,}$/),
  })
  expect(await cookies(context)).toEqual(['.acme.test=click1'])
  expect(complaints).toEqual([])
})

test('partner data round-trips outside the cookie, with one event each', async () => {
  const { page, site } = kit
  await page.addInitScript(() => {
    const heard: unknown[] = ((window as unknown as { heard: unknown[] }).heard = [])
    for (const type of ['svc:click', 'svc:partner'] as const)
      document.addEventListener(type, (event) => heard.push([type, event.detail.clickId]))
  })
  await page.goto(site.at('acme.test', '/?via=ada'))
  const known = await settled(page)
  expect(known).toEqual({
    clickId: 'click1',
    partner: { id: 'pn_1', name: 'José & Co; a=b', image: null },
    discount: null,
  })
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    ['svc:click', 'click1'],
    ['svc:partner', 'click1'],
  ])
  await page.goto(site.at('acme.test', '/next'))
  expect(await settled(page)).toEqual(known!)
  expect(await page.evaluate(() => window._svcAnalytics!.getPartner())).toEqual(known!)
})

test('other parameter names: the first one present wins', async () => {
  const { page, site } = kit
  site.attributes = 'data-query-params="ref, via"'
  await page.goto(site.at('acme.test', '/?via=second&ref=first'))
  await settled(page)
  expect(site.seen.map(({ body }) => body['key'])).toEqual(['first'])
})

test('last click replaces, first click keeps; both are recorded', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  await page.goto(site.at('acme.test', '/?via=bob'))
  await settled(page)
  expect(await cookies(context)).toEqual(['.acme.test=click2'])
  site.attributes = 'data-attribution="first"'
  await page.goto(site.at('acme.test', '/?via=eve'))
  await settled(page)
  expect(site.recordedClicks).toBe(3)
  expect(await cookies(context)).toEqual(['.acme.test=click2'])
  expect(await page.evaluate(() => window._svcAnalytics!.getPartner()?.clickId)).toBe('click2')
})

test('a click id in the address and a partner: the server’s answer about the partner wins', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('acme.test', '/?svc_id=fromlink&via=ada'))
  await settled(page)
  expect(await cookies(context)).toEqual(['.acme.test=click1'])
})

test('an answer without a click id sets nothing and is not asked again', async () => {
  const { page, site, context } = kit
  for (const answer of [
    () => json({ clickId: null }, 202),
    () => json({ clickId: null, reason: 'unknown_link' }),
  ]) {
    site.answer = answer
    await page.goto(site.at('acme.test', `/?via=bot${site.seen.length}`))
    await settled(page)
  }
  await page.goto(site.at('acme.test'))
  await page.waitForFunction(() => document.readyState == 'complete')
  expect(site.seen).toHaveLength(2)
  expect(await cookies(context)).toEqual([])
  expect(complaints).toEqual([])
})

test('a refusal names the server’s code and is final', async () => {
  const { page, site } = kit
  site.answer = () =>
    json({ error: { code: 'forbidden', message: 'Not an allowed hostname.' } }, 403)
  await page.goto(site.at('acme.test'))
  const result = await page.evaluate(() => window._svcAnalytics!.trackClick({ key: 'ada' }))
  expect(result).toEqual({ ok: false, id: null, error: 'forbidden' })
  expect(await page.evaluate(() => JSON.parse(localStorage['svc_id']))).toEqual({})
})

test('calls with nonsense answer instead of throwing', async () => {
  const { page, site } = kit
  site.answer = () => json({ error: { code: 'bad_request' } }, 400)
  await page.goto(site.at('acme.test'))
  const results = await page.evaluate(() => {
    const circular: { key: string; self?: unknown } = { key: 'ada' }
    circular.self = circular
    const { trackClick } = window._svcAnalytics!
    return Promise.all([trackClick(circular), trackClick(null as never), trackClick('x' as never)])
  })
  expect(results.map(({ ok, error }) => [ok, error])).toEqual([
    [false, 'not_sent'],
    [false, 'bad_request'],
    [false, 'bad_request'],
  ])
})

test('installed on a subdomain, the whole site shares one cookie and shadows go away', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('app.acme.test'))
  await page.evaluate(() => {
    document.cookie = 'svc_id=old;path=/'
    document.cookie = 'svc_id=older;path=/;domain=app.acme.test'
  })
  await page.goto(site.at('app.acme.test', '/?svc_id=new'))
  expect(await cookies(context)).toEqual(['.acme.test=new'])
  await page.goto(site.at('acme.test'))
  expect(await page.evaluate(() => window._svcAnalytics!.getClickId())).toBe('new')
  await page.goto(site.at('app.acme.test', '/?svc_id=new'))
  expect(await cookies(context)).toEqual(['.acme.test=new'])
})

test('cookie options apply; one that the browser refuses falls back to the default', async () => {
  const { page, site, context } = kit
  const visit = async (attributes: string) => {
    await context.clearCookies()
    site.attributes = attributes
    await page.goto(site.at('shop.eu.acme.test', '/app/?svc_id=x'))
    const [cookie] = await context.cookies()
    const days = Math.round((cookie!.expires - Date.now() / 1000) / 86400)
    return [cookie!.domain, cookie!.path, days]
  }
  expect(await visit('data-cookie-domain="eu.acme.test"')).toEqual(['.eu.acme.test', '/', 90])
  expect(await visit('data-cookie-domain="evil.com"')).toEqual(['.acme.test', '/', 90])
  expect(await visit('data-cookie-path="/app" data-cookie-days="30"')).toEqual([
    '.acme.test',
    '/app',
    30,
  ])
  for (const days of ['-1', 'abc', '', '0'])
    expect(await visit(`data-cookie-days="${days}"`)).toEqual(['.acme.test', '/', 90])
})

test('data-api may be a path of the page’s own site', async () => {
  const { page, site } = kit
  site.attributes = 'data-api="/_svc"'
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  expect(site.seen.map(({ path }) => path)).toEqual(['/_svc/track/click'])
})

test('data-debug says what is known; without it the console stays empty', async () => {
  const { site } = kit
  const page = await open()
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  expect(lines).toEqual([])
  site.attributes = 'data-debug data-consent="required"'
  await page.goto(site.at('acme.test', '/?via=bob'))
  await settled(page)
  expect(lines.join()).toContain('svc false')
})
