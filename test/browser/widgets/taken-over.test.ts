import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { BANNER, boxesOf, openHost, TAGS, type Host } from './host-page.ts'

/** Pages that change JavaScript itself, or forbid most of it. */
let host: Host

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const FROZEN = `<script>
  for (const one of [Object, Array, Function, String, Number, Promise, Map, Set, Error, Node, Element, HTMLElement]) {
    Object.freeze(one.prototype)
    Object.freeze(one)
  }
</script>`

/** What libraries from before there were standards do: lists and texts write their own JSON, `Array.from` maps nothing. */
const OLD = `<script>
  Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)) + ']' }
  String.prototype.toJSON = function () { return '"' + this + '"' }
  Array.from = (list) => Array.prototype.slice.call(list)
  Array.prototype.entries = Array.prototype.toArray = function () { return this.slice() }
  Array.prototype.reduce = function () { return this[0] }
  Object.prototype.extend = HTMLElement.prototype.update = HTMLElement.prototype.show = function () {}
</script>`

describe('a form is sent', () => {
  for (const [name, script] of [
    ['has frozen what all objects share', FROZEN],
    ['has a library that is older than most of JavaScript', OLD],
  ] as const) {
    test(`where the page ${name}`, async () => {
      const { page, problems } = await host.visit(script + host.all)
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill(`ada.${name.length}@example.com`)
      await page.getByLabel('Your website').fill('example.com')
      await page.getByLabel('Food').check()
      await page.getByLabel('Garden').check()
      await page.getByLabel('I accept the terms').check()
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.getByText('Your application was sent.').waitFor()
      await page.getByText('You were invited by Ada: 20% off').waitFor()
      expect(problems).toEqual([])
    })
  }
})

describe('trusted types', () => {
  const policy = (names: string) =>
    `default-src 'self'; img-src data: *; script-src 'self' 'unsafe-inline'; style-src 'self'; require-trusted-types-for 'script'; trusted-types ${names}`

  test('Lit’s policy is enough for all elements, also beside a page that has Lit itself', async () => {
    const own = `<script>trustedTypes.createPolicy('lit-html', { createHTML: (text) => text })</script>`
    const { page, problems } = await host.visit(own + host.all, {
      policy: policy("lit-html 'allow-duplicates'"),
    })
    const { sizes } = await boxesOf(page)
    expect(sizes.map(({ tag }) => tag)).toEqual(TAGS)
    expect(sizes.filter(({ height }) => height < 40)).toEqual([])
    expect(problems).toEqual([])
  })

  test('where the policy is not allowed elements stay empty and throw nothing at the page', async () => {
    const { page } = await host.visit(
      `<script>addEventListener('error', ({ message }) => (document.title = message))</script>
       <script type="module" src="${host.widgetServer.origin}/widgets/loader.js"></script>${BANNER}`,
      { policy: policy("'none'"), forms: 0 },
    )
    await page.waitForLoadState('networkidle')
    expect(await page.locator('svc-discount-banner:not(:defined)').count()).toBe(1)
    expect(await page.title()).toBe('Host')
  })
})

describe('requests', () => {
  for (const [name, script] of [
    ['answer nothing', 'fetch = () => undefined'],
    ['throw', 'fetch = () => { throw new Error("No.") }'],
    ['answer another thing', 'fetch = async () => ({ ok: true })'],
    ['are redirected to nowhere', 'ask = fetch; fetch = () => ask("http://127.0.0.1:1/")'],
    ['answer without a body', 'fetch = async () => new Response(null, { status: 204 })'],
    ['answer a page', 'fetch = async () => new Response("<!doctype html><p>Hello")'],
    [
      'stop in the middle',
      'fetch = async () => new Response(new ReadableStream({ start(s) { s.enqueue(new TextEncoder().encode("{")); s.error() } }))',
    ],
  ] as const) {
    test(`that ${name} end in a sentence and another try`, async () => {
      const { page } = await host.visit(`<script>${script}</script>${host.all}`, { forms: 0 })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.getByText('Couldn’t load this section.').first().waitFor()
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await page.getByText('Couldn’t load this section.').first().waitFor()
      expect(errors).toEqual([])
    })
  }
})

test('a page may write itself, elements and all', async () => {
  const words = JSON.stringify(BANNER + host.signUp)
  const { page, problems } = await host.visit(
    `${host.scripts}<script>document.write(${words})</script>`,
  )
  await page.getByText('You were invited by Ada: 20% off').waitFor()
  await page.evaluate(() => {
    document.write('<p>Something else')
    document.close()
  })
  expect(await page.textContent('body')).toBe('Something else')
  expect(problems).toEqual([])
})
