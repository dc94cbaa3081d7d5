import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { barrier, json, settled, useSite } from './kit.ts'

const { kit, complaints } = useSite()

const all = (attributes: string, body = '') => {
  kit.site.page = () => `<head>${kit.site.tag(attributes, 'script.all.js')}<body>${body}`
}

const press = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const link = document.querySelector<HTMLAnchorElement>(selector)!
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    return link.getAttribute('href')
  }, selector)

test('an outbound link gets the click id when it is used, and not before', async () => {
  const { page, site } = kit
  const links = {
    plain: ['http://a.com/', 'http://a.com/?svc_id=click1'],
    www: ['http://www.a.com/x?q=a%20b+c#h', 'http://www.a.com/x?q=a%20b+c&svc_id=click1#h'],
    again: ['http://a.com/?svc_id=old&z=1', 'http://a.com/?&z=1&svc_id=click1'],
    sub: ['http://x.y.b.com/', 'http://x.y.b.com/?svc_id=click1'],
    apex: ['http://b.com/', 'http://b.com/'],
    lookalike: ['http://nota.com/', 'http://nota.com/'],
    other: ['http://c.com/', 'http://c.com/'],
    mail: ['mailto:x@a.com', 'mailto:x@a.com'],
  }
  all(
    'data-outbound="a.com, *.b.com"',
    Object.entries(links)
      .map(([id, [href]]) => `<a id="${id}" href="${href}"><b>x</b></a>`)
      .join(''),
  )
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  for (const [id, [before, after]] of Object.entries(links)) {
    expect(await page.getAttribute(`#${id}`, 'href')).toBe(before!)
    expect(await press(page, `#${id}`)).toBe(after!)
    expect(await press(page, `#${id}`)).toBe(after!)
  }
  expect(complaints).toEqual([])
})

test('a link inside a shadow root, made later, is decorated by keyboard too', async () => {
  const { page, site } = kit
  all('data-outbound="a.com"')
  await page.goto(site.at('acme.test', '/?svc_id=abc'))
  const href = await page.evaluate(() => {
    const root = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' })
    const link = root.appendChild(
      Object.assign(document.createElement('a'), { href: 'http://a.com' }),
    )
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    return link.href
  })
  expect(href).toBe('http://a.com/?svc_id=abc')
})

test('a site visit asks once for a click of the page, only for a visitor who has none', async () => {
  const { page, site } = kit
  all('data-visits data-domain="acme.test"')
  site.answer = (event) =>
    event.path.endsWith('visit') ? json({ clickId: 'visit1', link: null }) : site.recorded(event)
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  await barrier(page)
  expect(site.events('visit')).toHaveLength(0)
  await kit.context.clearCookies()
  await page.goto(site.at('acme.test', '/landing'))
  await page.waitForFunction(() => window._svcAnalytics!.getClickId() == 'visit1')
  await page.goto(site.at('acme.test', '/landing'))
  await barrier(page)
  expect(site.events('visit').map(({ body }) => body)).toEqual([
    {
      publishableKey: 'svc_pk_test',
      domain: 'acme.test',
      url: site.at('acme.test', '/landing'),
      referrer: '',
      requestId: expect.any(String) as unknown as string,
    },
  ])
})

test('a site visit waits for consent', async () => {
  const { page, site } = kit
  all('data-visits data-consent="required"')
  await page.goto(site.at('acme.test'))
  await barrier(page)
  expect(site.seen).toEqual([])
  await page.evaluate(() => window._svcAnalytics!.consent('granted'))
  await site.until(() => site.events('visit').length == 1)
})

test('a lead waits for the click of its view; a sale carries exactly what it was given', async () => {
  const { page, site } = kit
  all('data-conversions data-domain="go.acme.test"')
  await page.goto(site.at('acme.test', '/?via=ada'))
  const lead = await page.evaluate(() =>
    window._svcAnalytics!.trackLead!({ eventName: 'Sign up', customerExternalId: 'c1' }),
  )
  const sale = await page.evaluate(() =>
    window._svcAnalytics!.trackSale!({ customerExternalId: 'c1', amount: 2000, invoiceId: 'i1' }),
  )
  const [first] = site.events('lead/client')
  const [second] = site.events('sale/client')
  expect(first!.type).toBe('text/plain;charset=UTF-8')
  expect(first!.body as Record<string, unknown>).toEqual({
    publishableKey: 'svc_pk_test',
    clickId: 'click1',
    eventName: 'Sign up',
    customerExternalId: 'c1',
    requestId: lead.id,
  })
  expect(second!.body as Record<string, unknown>).toEqual({
    publishableKey: 'svc_pk_test',
    clickId: 'click1',
    customerExternalId: 'c1',
    amount: 2000,
    invoiceId: 'i1',
    requestId: sale.id,
  })
  expect([lead.ok, sale.ok, lead.error, sale.error]).toEqual([true, true, null, null])
})

test('a lead of someone offline is kept and sent later, once', async () => {
  const { page, site, context } = kit
  all('data-conversions')
  await page.goto(site.at('acme.test', '/?svc_id=abc'))
  await settled(page)
  await context.setOffline(true)
  const lead = await page.evaluate(() =>
    window._svcAnalytics!.trackLead!({ eventName: 'Sign up', customerExternalId: 'c1' }),
  )
  expect(lead).toEqual({ ok: false, id: null, error: 'not_sent' })
  await context.setOffline(false)
  await site.until(() => site.events('lead/client').length == 1)
  expect(site.events('lead/client')[0]!.body['clickId']).toBe('abc')
})

test('without their attribute the extras do nothing', async () => {
  const { page, site } = kit
  all('', '<a id="out" href="http://a.com/">x</a>')
  await page.goto(site.at('acme.test', '/?svc_id=abc'))
  const sale = await page.evaluate(() =>
    window._svcAnalytics!.trackSale!({ customerExternalId: 'c1', amount: 1 }),
  )
  expect(sale).toEqual({ ok: false, id: null, error: 'conversions_off' })
  expect(await press(page, '#out')).toBe('http://a.com/')
  expect(site.seen).toEqual([])
})

test('a tag manager puts the settings on the global, and the script needs no attribute', async () => {
  const { page, site } = kit
  const settings = {
    key: 'svc_pk_gtm',
    api: site.at('svc.test', '/api'),
    consent: 'required',
    conversions: '',
  }
  site.page = () => `<head><script>
      _svcAnalytics = { options: ${JSON.stringify(settings)} }
    </script><script src="${site.at('svc.test', '/script.all.js')}"></script>`
  await page.goto(site.at('acme.test', '/?svc_id=abc'))
  await barrier(page)
  expect(site.seen).toEqual([])
  const result = await page.evaluate(() => {
    window._svcAnalytics!.consent('granted')
    return window._svcAnalytics!.trackLead!({ eventName: 'Sign up', customerExternalId: 'u1' })
  })
  expect(result.ok).toBe(true)
  expect(site.events('lead/client').map(({ body }) => body)).toMatchObject([
    { publishableKey: 'svc_pk_gtm', clickId: 'abc', customerExternalId: 'u1' },
  ])
  expect(complaints).toEqual([])
})
