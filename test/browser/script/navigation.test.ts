import { expect, test } from 'bun:test'
import { openBare } from '../../kit/bare-browser.ts'
import { HOSTS, barrier, settled, useSite } from './kit.ts'

const { kit, complaints } = useSite({ backForwardCache: true })

for (const engine of ['Navigation API', 'history wrapper'])
  test(`with the ${engine}, a partner met inside the page is tracked once`, async () => {
    const { page, site } = kit
    if (engine == 'history wrapper')
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'Navigation')
        Reflect.deleteProperty(window, 'navigation')
      })
    await page.goto(site.at('acme.test'))
    await settled(page)
    const answers = await page.evaluate(() => [
      history.pushState({ a: 1 }, '', '/one?via=ada'),
      history.pushState(null, '', '/two?via=ada'),
      history.replaceState(null, '', '/three?via=bob'),
    ])
    expect(answers).toEqual([undefined, undefined, undefined])
    await page.evaluate(() => {
      history.pushState(null, '', '/app')
      location.hash = '#/four?via=eve'
    })
    await site.until(() => site.seen.length == 3)
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/three?via=bob')
    await page.evaluate(() => history.back())
    await page.waitForURL('**/one?via=ada')
    await barrier(page)
    // Requests of one moment may arrive in any order.
    expect(site.seen.map(({ body }) => body['key']).sort()).toEqual(['ada', 'bob', 'eve'])
    const ada = site.seen.find(({ body }) => body['key'] == 'ada')!
    expect(new URL(ada.body['url']!).pathname).toBe('/one')
    expect(complaints).toEqual([])
  })

test('the wrapper keeps the errors of the history', async () => {
  const { page, site } = kit
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Navigation'))
  await page.goto(site.at('acme.test'))
  const name = await page.evaluate(() => {
    try {
      history.pushState(null, '', 'http://other.test/')
      return null
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(name).toBe('SecurityError')
})

test('back from the back/forward cache tracks nothing twice and sends what waited', async () => {
  const { page, site } = kit
  site.answer = () => new Response('{}', { status: 503 })
  await page.goto(site.at('acme.test', '/?via=ada'))
  await settled(page)
  const [first] = site.seen
  site.answer = (event) => site.recorded(event)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForFunction(() => window._svcAnalytics!.getClickId() == 'click1')
  const ids = new Set(site.seen.map(({ body }) => body['requestId']))
  expect([...ids]).toEqual([first!.body['requestId']])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await barrier(page)
  expect(site.recordedClicks).toBe(1)
})

test('a prerendered page sends and stores nothing before it is opened, and one click after', async () => {
  const { site } = kit
  const { page } = site
  const told: string[] = []
  let go = () => {}
  const opened = new Promise<void>((resolve) => (go = resolve))
  site.answer = async (event) => {
    if (event.path.endsWith('/click')) return site.recorded(event)
    if (event.path.endsWith('/go')) await opened
    else told.push(event.path.split('/').pop() + ':' + event.body['cookie'])
    return new Response('{}')
  }
  const report = `const tell = (what) => fetch('/x/track/' + what, { method: 'POST',
    body: JSON.stringify({ cookie: document.cookie + localStorage.length }) })`
  site.page = (attributes) =>
    page(attributes).replace(
      '<head>',
      `<head><script>
    ${report}
    if (location.search) {
      addEventListener('load', () => tell(document.prerendering ? 'hidden' : 'shown'))
      document.addEventListener('svc:click', () => tell('clicked'))
    } else fetch('/x/track/go', { method: 'POST', body: '{}' }).then(() => { location.href = '/?via=ada' })
  </script>${'<script type="speculationrules">{"prerender":[{"urls":["/?via=ada"],"eagerness":"immediate"}]}</script>'}`,
    )
  const bare = await openBare(site.at('acme.test'), HOSTS)
  try {
    await site.until(() => told.length == 1)
    expect(told).toEqual(['hidden:0'])
    expect(site.events('click')).toHaveLength(0)
    go()
    await site.until(() => told.length == 2)
    expect(told[1]).toStartWith('clicked:svc_id=click1')
    expect(site.events('click')).toHaveLength(1)
  } finally {
    await bare.close()
  }
})
