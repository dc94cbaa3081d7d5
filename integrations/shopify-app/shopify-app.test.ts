import { mkdtemp, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import Ajv from 'ajv'
import { afterAll, describe, expect, test } from 'bun:test'
import { checkTheme, published } from './check-theme.ts'
import app from './shopify.app.toml'
import pixel from './extensions/svc-pixel/shopify.extension.toml'
import { leadOf } from './extensions/svc-pixel/src/report-checkout.ts'
import theme from './extensions/svc-tracking/shopify.extension.toml'

const THEME = join(import.meta.dir, 'extensions/svc-tracking')
const BLOCK = join(THEME, 'blocks/svc-script.liquid')
const PIXEL = join(import.meta.dir, 'extensions/svc-pixel')
const folders: string[] = []
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true }))))

/** The extension's settings, as the theme editor reads them. */
async function schemaOf(path: string) {
  const text = await readFile(path, 'utf8')
  return JSON.parse(/\{% schema %\}(.*)\{% endschema %\}/s.exec(text)![1]!)
}

describe('the app embed', () => {
  test('passes Shopify’s own checks, which a broken one does not', async () => {
    expect((await checkTheme(THEME)).map(({ check, message }) => `${check}: ${message}`)).toEqual(
      [],
    )
    const broken = await mkdtemp(join(tmpdir(), 'svc-theme-'))
    folders.push(broken)
    await cp(THEME, broken, { recursive: true })
    await writeFile(join(broken, 'blocks/svc-script.liquid'), '{% if %}{% paginate %}')
    expect(await checkTheme(broken)).not.toEqual([])
  })

  test('has settings that the published schema allows, and texts for all of them', async () => {
    const { name, target, settings } = await schemaOf(BLOCK)
    expect(['head', 'body', 'compliance_head']).toContain(target)
    const ajv = new Ajv({ strict: false })
    for (const schema of ['setting', 'default_setting_values']) {
      ajv.addSchema(await published(schema), `https://shopify.test/${schema}.json`)
    }
    const list = {
      ...(await published('settings')),
      $id: 'https://shopify.test/settings.json',
    }
    const check = ajv.compile(list)
    check(settings)
    expect(check.errors).toBeNull()
    expect(check([{ type: 'text' }, { type: 'nonsense', id: 'x' }])).toBe(false)
    const names = [name, ...settings.flatMap(({ label, info }: any) => [label, info])]
    for (const file of ['en.default.schema.json', 'de.schema.json']) {
      const texts = JSON.parse(await readFile(join(THEME, 'locales', file), 'utf8'))
      const text = (key: string) =>
        key
          .slice(2)
          .split('.')
          .reduce((at, part) => at?.[part], texts)
      expect(names.map(text).filter((one) => typeof one !== 'string' || one === '')).toEqual([])
    }
  })
})

describe('the configuration', () => {
  test('asks for the scopes that its topics need, and takes all privacy topics at one address', () => {
    const scopes = app.access_scopes.scopes.split(',')
    expect(scopes).toEqual(expect.arrayContaining(['read_orders', 'write_pixels']))
    expect(app.webhooks.subscriptions).toEqual([
      {
        topics: ['app/uninstalled'],
        compliance_topics: ['customers/data_request', 'customers/redact', 'shop/redact'],
        uri: `${new URL(app.application_url).origin}/api/integrations/shopify/webhook`,
      },
    ])
    expect(app.webhooks.api_version).toMatch(/^20\d\d-(01|04|07|10)$/)
    expect(app.auth.redirect_urls).toEqual([app.application_url])
  })

  test('of the extensions is what Shopify’s command line takes', () => {
    expect(theme.extensions).toMatchObject([{ type: 'theme', name: expect.any(String) }])
    expect(pixel).toMatchObject({
      type: 'web_pixel_extension',
      runtime_context: 'strict',
      customer_privacy: { analytics: true, marketing: true, preferences: false },
    })
    expect(['enabled', 'disabled', 'ldu']).toContain(pixel.customer_privacy.sale_of_data)
    expect(Object.keys(pixel.settings.fields)).toEqual(['origin', 'key'])
  })
})

describe('the web pixel', () => {
  const settings = { origin: 'https://refer.example.com/', key: 'svc_pk_1' }
  const order = { id: 'gid://shopify/OrderIdentity/42', customer: { id: '7712345678901' } }

  test('reports the click of a checkout that the cart did not name', () => {
    expect(leadOf({ order, attributes: [] }, settings, 'click-1')).toEqual({
      url: 'https://refer.example.com/api/track/lead/client',
      body: {
        publishableKey: 'svc_pk_1',
        clickId: 'click-1',
        eventName: 'Checkout',
        customerExternalId: '7712345678901',
      },
    })
    const guest = leadOf({ order: { ...order, customer: null } }, settings, 'click-1')
    expect(guest?.body.customerExternalId).toBe('order-42')
  })

  test('is silent without a click, without an order, and when the cart names the click', () => {
    const known = [{ key: 'svc_id', value: 'click-1' }]
    expect(leadOf({ order }, settings, '')).toBeNull()
    expect(leadOf({ order }, settings, '%')).toBeNull()
    expect(leadOf({ order: null }, settings, 'click-1')).toBeNull()
    expect(leadOf({ order, attributes: known }, settings, 'click-1')).toBeNull()
  })

  test('builds to less than Shopify allows, and sends when it runs as Shopify runs it', async () => {
    const entry = join(PIXEL, 'src/index.ts')
    const { outputs } = await Bun.build({ entrypoints: [entry], target: 'browser', minify: true })
    const code = await outputs[0]!.text()
    expect(code.length).toBeLessThan(128 * 1024)
    const sent: [string, any][] = []
    const heard: Record<string, (event: unknown) => Promise<void>> = {}
    const api = {
      analytics: { subscribe: (name: string, hear: any) => (heard[name] = hear) },
      browser: { cookie: { get: async (name: string) => (name === 'svc_id' ? 'click-1' : '') } },
      settings,
    }
    // What the sandbox hands to a pixel, and its `fetch`.
    const shopify = { extend: (_: string, run: (given: typeof api) => void) => run(api) }
    const scope = { shopify, fetch: async (...call: [string, any]) => sent.push(call) }
    runInNewContext(code, { ...scope, self: scope })
    await heard.checkout_completed!({ data: { checkout: { order, attributes: [] } } })
    expect(sent.map(([url, { method, body }]) => [url, method, JSON.parse(body).clickId])).toEqual([
      ['https://refer.example.com/api/track/lead/client', 'POST', 'click-1'],
    ])
  })
})

describe('the script in the cart', () => {
  test('writes the click once, and not when the cart has it', async () => {
    const code = await readFile(join(THEME, 'assets/svc-cart.js'), 'utf8')
    const run = async (saved: string) => {
      const calls: string[] = []
      let ready: () => Promise<void> = async () => {}
      const analytics = {
        getClickId: () => 'click-1',
        ready: (hear: () => Promise<void>) => (ready = hear),
        consent: () => {},
      }
      const page = { querySelector: () => null, addEventListener: () => {} }
      const fetchStub = async (url: string, { method = 'GET', body = '' } = {}) => {
        calls.push(`${method} ${url} ${body}`.trim())
        return { ok: true, json: async () => ({ attributes: { svc_id: saved } }) }
      }
      const window = { _svcAnalytics: analytics, Shopify: { routes: { root: '/en/' } } }
      runInNewContext(code, { window, document: page, fetch: fetchStub })
      await ready()
      await ready()
      return calls
    }
    expect(await run('another')).toEqual([
      'GET /en/cart.js',
      'POST /en/cart/update.js {"attributes":{"svc_id":"click-1"}}',
    ])
    expect(await run('click-1')).toEqual(['GET /en/cart.js'])
  })
})
