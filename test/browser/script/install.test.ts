import { expect, test } from 'bun:test'
import { barrier, cookies, settled, useSite } from './kit.ts'
import type * as Npm from '../../../script/npm.ts'
import { buildScriptEntry } from '../../../tools/build-script.ts'

const { kit, complaints } = useSite()

test('the tag installs the global and a plain view sends, reads and stores nothing', async () => {
  const { page, site, context } = kit
  await page.addInitScript(() => {
    const log: string[] = ((window as unknown as { log: string[] }).log = [])
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    Object.defineProperty(document, 'cookie', {
      get: () => (log.push('read'), cookie.get!.call(document)),
      set: (value: string) => (log.push(value), cookie.set!.call(document, value)),
    })
    for (const name of ['setTimeout', 'setInterval'] as const)
      window[name] = (() => log.push(name)) as unknown as typeof window.setTimeout &
        typeof window.setInterval
  })
  await page.goto(site.at('acme.test'))
  await barrier(page)
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await page.evaluate(() => Object.keys(window._svcAnalytics!).sort())).toEqual([
    'consent',
    'getClickId',
    'getPartner',
    'ready',
    'trackClick',
  ])
  expect(site.seen).toEqual([])
  expect(await cookies(context)).toEqual([])
  expect(complaints).toEqual([])
})

test('?svc_id= with any value becomes the cookie at once, and reads back the same', async () => {
  const { page, site, context } = kit
  for (const value of ['abc_DEF-123', 'a b;=,%', 'ж☃', 'x; Max-Age=0', '%E0%A4%A']) {
    await page.goto(site.at('acme.test', `/?svc_id=${encodeURIComponent(value)}`))
    expect(await page.evaluate(() => window._svcAnalytics!.getClickId())).toBe(value)
  }
  await page.goto(site.at('acme.test', `/?svc_id=${'x'.repeat(500)}`))
  expect(await cookies(context)).toEqual([`.acme.test=${'x'.repeat(128)}`])
  expect(site.seen).toEqual([])
})

test('a cookie lasts 90 days, is lax, and is shared by the whole site', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('acme.test', '/deep/page?svc_id=abc'))
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
  expect(Math.round((cookie!.expires - Date.now() / 1000) / 86400)).toBe(90)
})

test('on localhost and on an address the cookie stays with the host', async () => {
  const { page, site, context } = kit
  await page.goto(site.at('localhost', '/?svc_id=local'))
  await page.goto(site.at('127.0.0.1', '/?svc_id=address'))
  expect((await cookies(context)).sort()).toEqual(['127.0.0.1=address', 'localhost=local'])
})

test('several tags and a second copy install once and track once', async () => {
  const { page, site } = kit
  site.page = () =>
    `<head>${site.tag()}${site.tag()}${site.tag('data-conversions', 'script.all.js')}`
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.head.append(
          Object.assign(document.createElement('script'), { src, onload: resolve }),
        )
      }),
    site.at('svc.test', '/script.js'),
  )
  await barrier(page)
  expect(site.events('click')).toHaveLength(1)
})

test('a module script and a tag added late install as well', async () => {
  const { page, site } = kit
  site.page = () => `<head>${site.tag('type="module"')}`
  await page.goto(site.at('acme.test', '/?via=ada'))
  await page.waitForFunction(() => window._svcAnalytics?.getClickId() == 'click1')

  site.page = () => '<head>'
  await page.goto(site.at('acme.test', '/?via=bob'))
  await page.evaluate(
    (src) => {
      const script = Object.assign(document.createElement('script'), { src })
      script.dataset.key = 'svc_pk_test'
      document.head.append(script)
    },
    site.at('svc.test', '/script.js'),
  )
  await page.waitForFunction(() => window._svcAnalytics?.getClickId() == 'click2')
})

test('calls made through the stub before the script loads are replayed and answered', async () => {
  const { page, site } = kit
  site.page = () => `<head><script>
    window._svcAnalytics = window._svcAnalytics || { q: [] }
    ;['trackClick', 'trackLead', 'trackSale', 'ready', 'consent'].forEach(function (name) {
      _svcAnalytics[name] = _svcAnalytics[name] || function () {
        var call = [name, arguments]
        return new Promise(function (resolve) { _svcAnalytics.q.push(call.concat(resolve)) })
      }
    })
    window.calls = [_svcAnalytics.ready(function (known) { window.known = known }),
      _svcAnalytics.trackClick({ key: 'eve' }),
      _svcAnalytics.trackLead({ eventName: 'Sign up', customerExternalId: 'c1' })]
  </script>${site.tag('data-conversions', 'script.all.js')}`
  await page.goto(site.at('acme.test'))
  const [, click, lead] = await page.evaluate(() =>
    Promise.all((window as unknown as { calls: Promise<unknown>[] }).calls),
  )
  expect(click).toEqual({ ok: true, id: 'click1', error: null })
  expect(lead).toMatchObject({ ok: true, error: null })
  expect(site.events('click')[0]!.body['key']).toBe('eve')
})

test('a script blocked from its API resolves ready once and leaves no error', async () => {
  const { page, site, context } = kit
  await context.route('**/track/**', (route) => route.abort('blockedbyclient'))
  await page.goto(site.at('acme.test', '/?via=ada'))
  expect(await settled(page)).toBeNull()
  expect(complaints.filter((line) => !line.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([])
})

test('the npm package installs once however often init is called', async () => {
  const { page, site, context } = kit
  site.page = () => '<head>'
  for (const [file, entry] of [
    ['index', 'npm'],
    ['all', 'npm-all'],
  ] as const) {
    const module = { body: await buildScriptEntry(entry, 'es'), contentType: 'text/javascript' }
    const headers = { 'access-control-allow-origin': '*' }
    await context.route(`**/${file}.js`, (route) => route.fulfill({ ...module, headers }))
  }
  await page.goto(site.at('acme.test', '/?via=ada'))
  for (const file of ['/index.js', '/all.js', '/index.js'])
    await page.evaluate(
      async ([module, api]) => {
        const { init } = (await import(module!)) as typeof Npm
        await init({ key: 'svc_pk_test', api: api!, conversions: true })!.ready()
      },
      [site.at('svc.test', file), site.at('svc.test', '/api')],
    )
  expect(site.seen.map(({ body }) => body['key'])).toEqual(['ada'])
})
