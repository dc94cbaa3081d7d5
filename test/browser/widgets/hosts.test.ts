import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { BANNER, boxesOf, openHost, TAGS, type Host } from './host-page.ts'

/** What pages do for their own reasons, without thinking of elements from elsewhere. */
let host: Host

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const INHERITED =
  'white-space: pre; text-indent: 40px; text-transform: uppercase; letter-spacing: 2px; line-height: 0'
const SPACING =
  'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'

describe('looks', () => {
  for (const [name, style] of [
    ['takes every style away', '* { all: unset } head, head * { display: none }'],
    [
      'insists on its reset',
      '*, *::before { margin: 0 !important; padding: 0 !important; float: left; font: inherit !important }',
    ],
    ['has styles that everything inherits', `body { ${INHERITED} }`],
    ['widens letters, words and lines (WCAG 1.4.12)', `* { ${SPACING} }`],
    [
      'gives its properties values that are none',
      ':root { --svc-space: red; --svc-radius: ; --svc-color-accent: 1 }',
    ],
  ] as const) {
    test(`elements are whole where a page ${name}, also when it is magnified fourfold`, async () => {
      for (const width of [1280, 320]) {
        const { page, problems } = await host.visit(`<style>${style}</style>${host.all}`, { width })
        const { tooWide, sizes } = await boxesOf(page)
        expect(sizes.map(({ tag }) => tag)).toEqual(TAGS)
        for (const { tag, width: own, height, over } of sizes)
          expect({ tag, shown: own > 250 && height > 40, over }).toEqual({
            tag,
            shown: true,
            over: 0,
          })
        expect({ tooWide, problems }).toEqual({ tooWide: 0, problems: [] })
        await page.close()
      }
    })
  }

  test('elements have a width where the page leaves it to what is inside', async () => {
    const places = [
      '<dialog open>$</dialog>',
      '<div style="float: left">$</div>',
      '<table><tr><td>$</table>',
      '<div style="display: inline-block">$</div>',
      '<div style="display: grid; justify-items: center">$</div>',
      '<div style="display: flex; flex-direction: column; align-items: center">$</div>',
      '<div style="display: flex"><nav style="inline-size: 60px"></nav>$</div>',
    ]
    for (const width of [900, 360]) {
      const body = places.map((place) => place.replace('$', host.signUp)).join('<br>')
      const { page, problems } = await host.visit(host.scripts + body, {
        width,
        forms: places.length,
      })
      const { tooWide, sizes } = await boxesOf(page)
      expect(sizes.filter((size) => size.width < 200 || size.over > 0)).toEqual([])
      expect({ tooWide, problems }).toEqual({ tooWide: 0, problems: [] })
      await page.close()
    }
  })

  test('elements look alike in a page without a doctype', async () => {
    const [standard, quirks] = [
      await host.visit(host.all),
      await host.visit(host.all, { doctype: '' }),
    ]
    expect(await quirks.page.evaluate('document.compatMode')).toBe('BackCompat')
    const { sizes } = await boxesOf(standard.page)
    expect((await boxesOf(quirks.page)).sizes).toEqual(sizes)
  })

  test('a name, an offer and a code without a space stay in the banner', async () => {
    const long = (letter: string, count: number) => letter.repeat(count)
    const { page } = await host.visit(
      `${host.scripts}<svc-discount-banner partner="${long('A', 190)}" offer="${long('B', 200)}"
        code="${long('C', 100)}"></svc-discount-banner>${host.signUp}`,
      { width: 320 },
    )
    expect((await boxesOf(page)).sizes[0]!.over).toBe(0)
  })
})

describe('places', () => {
  test('a form around an element sends nothing of it and is not sent by it', async () => {
    const { page, problems } = await host.visit(
      `${host.scripts}<form id="own" action="/nowhere"><input name="own" value="1">${BANNER}${host.signUp}</form>`,
    )
    await page.evaluate(() => addEventListener('submit', () => document.body.append('Sent')))
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Name').press('Enter')
    await page.getByText('Fix the highlighted fields.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(new URL(page.url()).pathname).toBe('/host')
    expect(await page.getByText('Sent').count()).toBe(0)
    const sent = await page.evaluate(() =>
      Array.from(new FormData(document.querySelector<HTMLFormElement>('#own')!)),
    )
    expect({ sent, problems }).toEqual({ sent: [['own', '1']], problems: [] })
  })

  test('elements that were there before their script, are cloned, moved or shown later work', async () => {
    const { page, problems } = await host.visit(
      `<details><summary>More</summary>${BANNER}${host.signUp}</details>${host.scripts}`,
    )
    await page.evaluate(() => {
      const details = document.querySelector('details')!
      const copy = details.cloneNode(true) as HTMLDetailsElement
      const dialog = document.createElement('dialog')
      dialog.append(copy)
      document.body.prepend(dialog, details)
      copy.open = true
      dialog.showModal()
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ada')
    await dialog.getByText('You were invited by Ada: 20% off').waitFor()
    expect(problems).toEqual([])
  })

  test('elements keep their looks in another document and back again', async () => {
    const { page, problems } = await host.visit(host.scripts + BANNER + host.signUp)
    const before = (await boxesOf(page)).sizes
    const away = await page.evaluate(() => {
      const all = Array.from(document.body.querySelectorAll<HTMLElement>(':defined')).filter(
        (one) => one.localName.startsWith('svc-'),
      )
      const frame = document.createElement('iframe')
      frame.style.cssText = `inline-size: ${document.body.offsetWidth}px; border: 0`
      document.body.append(frame)
      const inside = frame.contentDocument!.body
      inside.style.margin = '0'
      const late = document.createElement('svc-discount-banner')
      late.partner = 'Bea'
      inside.append(...all, late)
      return late.updateComplete.then(() => {
        const widths = [...all, late].map((one) => one.offsetWidth)
        const template = document.createElement('template')
        template.content.append(...all)
        document.body.prepend(...all)
        return widths
      })
    })
    expect(away).toEqual([884, 884, 884])
    expect((await boxesOf(page)).sizes.slice(0, 2)).toEqual(before)
    expect(problems).toEqual([])
  })

  test('text that may be edited ends at an element', async () => {
    const { page } = await host.visit(
      `${host.scripts}<div contenteditable>Words ${host.signUp}</div>`,
    )
    await page.getByText('Your website').click()
    await page.keyboard.type('zz')
    await page.getByLabel('Name').click()
    await page.keyboard.type('Ada')
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
    expect(await page.getByText('Your website', { exact: true }).count()).toBe(1)
  })

  test('in a frame without an origin the banner closes and the form says why it is not there', async () => {
    const inside = `${host.scripts}${BANNER}${host.signUp}`.replaceAll('"', '&quot;')
    const { page } = await host.visit(
      `<iframe sandbox="allow-scripts" srcdoc="${inside}"></iframe>`,
      {
        forms: 0,
      },
    )
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Dismiss' }).click()
    await frame.getByText('You were invited').waitFor({ state: 'hidden' })
    await frame.getByText('Call from a page of an allowed host.').waitFor()
  })

  test('a hundred banners on a page ask once whose click it was', async () => {
    const clickId = await host.widgetServer.program.click('ada-blog')
    const banner = `<svc-discount-banner key="${host.widgetServer.workspace.publishableKey}"></svc-discount-banner>`
    const { page, problems } = await host.visit(host.scripts + banner.repeat(100) + host.signUp)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate((id) => {
      for (const one of document.querySelectorAll('svc-discount-banner'))
        one.attribution = { clickId: id }
    }, clickId)
    await page.getByText('You were invited by Ada Lovelace').nth(99).waitFor()
    expect({ asked: asked.length, problems }).toEqual({ asked: 1, problems: [] })
  })
})
