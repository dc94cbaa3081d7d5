import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { SCRIPT_DIR } from '../../../server/http/script-routes.ts'
import { version } from '../../../script/package.json'
import { barrier, cookies, settled, useSite } from './kit.ts'

const { kit, complaints } = useSite()

test('under a strict content security policy everything works and the console stays empty', async () => {
  const { page, site, context } = kit
  const svc = site.at('svc.test', '')
  // Firefox asks for the page's icon, and complains where it may not.
  site.headers = {
    'content-security-policy': `default-src 'none'; script-src 'nonce-n0' 'strict-dynamic'; connect-src ${svc}; img-src 'self'; require-trusted-types-for 'script'`,
  }
  site.attributes = 'nonce="n0" data-conversions data-outbound="*.test" data-visits'
  site.page = (attributes) => `<head>${site.tag(attributes, 'script.all.js')}`
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  const sale = await page.evaluate(() =>
    window._svcAnalytics!.trackSale!({ customerExternalId: 'c1', amount: 100 }),
  )
  expect(sale.ok).toBe(true)
  expect(await cookies(context)).toEqual(['.acme.test=click1'])
  expect(complaints).toEqual([])
})

test('with the published hash the browser accepts the script, and refuses another', async () => {
  const { page, site } = kit
  const hashes = (await Bun.file(`${SCRIPT_DIR}/integrity.json`).json()) as Record<string, string>
  const integrity = hashes['script.js']
  expect(Object.keys(hashes).sort()).toEqual([
    `script.${version}.js`,
    `script.all.${version}.js`,
    'script.all.js',
    'script.js',
  ])
  site.attributes = `crossorigin integrity="${integrity}"`
  await page.goto(site.at('acme.test'))
  expect(await page.evaluate(() => !!window._svcAnalytics)).toBe(true)
  site.attributes = `crossorigin integrity="${hashes['script.all.js']}"`
  await page.goto(site.at('acme.test'))
  expect(await page.evaluate(() => !!window._svcAnalytics)).toBe(false)
})

const ATTRIBUTES = [
  'api',
  'domain',
  'query-params',
  'attribution',
  'cookie-domain',
  'cookie-path',
  'cookie-days',
  'consent',
  'outbound',
  'visits',
  'conversions',
]
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ';',
    '=',
    '%',
    '%E0%A4%A',
    '\0',
    '__proto__',
    'constructor',
    '*',
    '.',
    '//',
    '[]',
  ),
  fc.constantFrom(
    'null',
    '-1',
    '1e999',
    '{"',
    '../',
    'javascript:alert(1)',
    'http://[',
    '😀'.repeat(200),
  ),
)

test('an API that is no web address is ignored in silence', async () => {
  const { page, site } = kit
  for (const api of ['javascript:alert(1)', 'data:,', 'x', ' http:', 'http://[']) {
    site.attributes = `data-api="${api}"`
    await page.goto(site.at('acme.test', '/?via=ada'))
    await settled(page)
  }
  expect(complaints).toEqual([])
})

test('no attribute, cookie, stored text or address makes it throw or log an error', async () => {
  const { page, site } = kit
  const all = fc.record({
    attributes: fc.dictionary(fc.constantFrom(...ATTRIBUTES), hostile),
    query: hostile,
    hash: hostile,
    cookie: hostile,
    kept: fc.oneof(
      hostile,
      fc.json(),
      fc.json().map((call) => `{"9":${call}}`),
    ),
    file: fc.constantFrom('script.js', 'script.all.js'),
  })
  await page.route('**/track/**', (route) =>
    route.fulfill({ body: '{"clickId":"c"}', headers: { 'access-control-allow-origin': '*' } }),
  )
  await fc.assert(
    fc.asyncProperty(all, async ({ attributes, query, hash, cookie, kept, file }) => {
      const escape = (text: string) =>
        text.replace(/[&"<>\0\r]/g, (sign) => `&#${sign.charCodeAt(0) || 65533};`)
      const list = Object.entries(attributes).map(
        ([name, text]) => `data-${name}="${escape(text)}"`,
      )
      site.page = () =>
        `<head><meta charset="utf-8">${site.tag(list.join(' '), file)}<body><a id="out" href="http://other.test/?a=1">x</a>`
      await page.goto(site.at('acme.test', '/quiet'))
      await page.evaluate(
        ([cookie, kept]) => {
          document.cookie = `svc_id=${cookie}`
          document.cookie = cookie!
          localStorage['svc_id'] = kept
        },
        [cookie, kept],
      )
      const encoded = encodeURIComponent(query.toWellFormed())
      for (const search of [`svc_id=${query}&via=${query}`, `svc_id=${encoded}&via=${encoded}`])
        await page.goto(
          site.at(
            'acme.test',
            `/?${search.replace('#', '').toWellFormed()}#${hash.toWellFormed()}`,
          ),
        )
      await page.evaluate(
        ([query, hash]) => {
          const script = window._svcAnalytics!
          void script.trackClick({ key: query! })
          void script.trackLead?.({ eventName: hash!, customerExternalId: query! })
          document
            .getElementById('out')!
            .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
          return script.ready()
        },
        [query, hash],
      )
      await barrier(page)
      // Firefox itself complains about domains that no browser accepts, such as the attribute's.
      const seen = complaints.splice(0).filter((text) => !/rejected for invalid domain/.test(text))
      expect(seen).toEqual([])
    }),
    { numRuns: 40 },
  )
})
