import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { createApp } from '../../../server/app.ts'
import { serve, type Serving } from '../../../server/serve.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { borrowBackend, type TestBackend } from '../../kit/backend.ts'
import { openBrowser } from '../../kit/open-browser.ts'

const KEYS = { secretKey: 'svc_sk_known_to_all', publishableKey: 'svc_pk_known_to_all' }

let backend: TestBackend
let serving: Serving
let browser: Browser
let origin: string
const problems: string[] = []
const hosts = new Set<string>()

beforeAll(async () => {
  await ensureBuilt(['api'])
  backend = await borrowBackend({ config: { port: 0, host: '127.0.0.1' } })
  serving = serve(backend.deps, createApp(backend.deps, { docsKeys: KEYS }))
  origin = `http://127.0.0.1:${serving.port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await serving.stop()
  await backend.close()
})

async function openDocs(options: Parameters<Browser['newPage']>[0] = {}, hash = ''): Promise<Page> {
  const page = await browser.newPage(options)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(`${origin}/api/docs${hash}`)
  await page.getByRole('heading', { name: 'svc', exact: true }).waitFor()
  return page
}

describe('the page of the API', () => {
  test('lists every operation under its own policy, with nothing from elsewhere', async () => {
    const page = await openDocs()
    const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { summary: string }>>
    }
    const wanted = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map(({ summary }) => summary)
    const list = page.locator('aside')
    const closed = list.locator('button[aria-expanded="false"]')
    await closed.first().waitFor()
    while ((await closed.count()) > 0) await closed.first().click()
    const listed = await list.innerText()
    expect(wanted.filter((summary) => !listed.includes(summary))).toEqual([])
    await page.close()
  })

  test.each(['light', 'dark'] as const)('is accessible in its %s theme', async (colorScheme) => {
    const page = await openDocs({ colorScheme }, '#tag/links')
    await page.getByRole('heading', { name: 'Create link', exact: true }).waitFor()
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.close()
  })

  test('finds an operation by its words, and fills in keys that everybody may know', async () => {
    const page = await openDocs()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('discard payout draft')
    await page.getByRole('option', { name: 'Discard payout draft' }).click()
    await page.getByRole('heading', { name: 'Discard payout draft' }).waitFor()
    const example = page.locator('pre', { hasText: '/payouts/drafts/{id}' }).first()
    expect(await example.innerText()).toContain(`Authorization: Bearer ${KEYS.secretKey}`)
    await page.close()
  })

  test('has met no error, and asked nobody else', () => {
    expect(problems).toEqual([])
    expect(Array.from(hosts)).toEqual([new URL(origin).host])
  })
})

test('answers of the API are compressed on their way', async () => {
  const ask = (encoding: string) =>
    fetch(`${origin}/api/openapi.json`, {
      decompress: false,
      headers: { 'accept-encoding': encoding },
    })
  const [answer, plain] = await Promise.all([ask('gzip'), ask('identity')])
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const packed = await answer.bytes()
  expect(new TextDecoder().decode(Bun.gunzipSync(packed))).toBe(await plain.text())
})
