import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { PAGES } from '../../docs/site/pages.ts'
import { createApp } from '../../server/app.ts'
import { ERRORS } from '../../server/domain/errors.ts'
import { docsSiteRoutes } from '../../server/http/docs-site.ts'
import { DOCS_DIR } from '../../server/http/dist.ts'
import { expectBuilt } from '../../tools/build.ts'
import { testBackend } from '../kit/test-backend.ts'

expectBuilt(['docs'])
const backend = await testBackend()
const app = createApp(backend.deps)
const get = (path: string, headers: Record<string, string> = {}) =>
  app.handle(new Request(`http://localhost${path}`, { headers }))
const pageOf = async (path: string) => (await get(path)).text()

const PATHS = PAGES.map(({ path }) => `/docs/${path.replace(/(^|\/)index$/, '$1')}`)

/** The pages as they were built, by address. */
const pages = new Map(
  PAGES.map(({ path }, n) => [PATHS[n]!, readFileSync(join(DOCS_DIR, `${path}.html`), 'utf8')]),
)

describe('a page of the documentation', () => {
  test('is asked for again each time, and has not changed until the next build', async () => {
    const answer = await get('/docs/quickstart')
    const { headers } = answer
    expect([answer.status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const again = await get('/docs/quickstart', { 'if-none-match': headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('allows the scripts that stand in it, and nothing else that is written into it', async () => {
    for (const path of PATHS) {
      const answer = await get(path)
      const policy = answer.headers.get('content-security-policy')!
      const html = await answer.text()
      const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
      const hashes = scripts.map(([, text]) => {
        return `'sha256-${createHash('sha256').update(text!).digest('base64')}'`
      })
      expect(hashes.length).toBeGreaterThan(0)
      expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
      expect(policy).not.toContain('unsafe')
      expect({ path, found: / style="|<style|\son\w+="/.test(html) }).toEqual({
        path,
        found: false,
      })
    }
  })

  test('keeps files whose names change with their content for ever', async () => {
    const html = await pageOf('/docs/')
    const files = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)]
    expect(files.length).toBeGreaterThan(3)
    for (const [, file] of files) {
      const answer = await get(file!, { 'accept-encoding': 'br' })
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('has one address: without a slash at the end the first page leads to itself', async () => {
    const answer = await get('/docs')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/docs/'])
    expect((await get('/docs/')).status).toBe(200)
  })

  test.each([
    '/docs/none',
    '/docs/..%2f..%2fpackage.json',
    // It has the ending of a page.
    '/docs/..%2f..%2fREADME.md',
    '/docs/sources.sha256',
    '/docs/a//b',
  ])('is not found at %s, under the same policy', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).not.toContain('"workspaces"')
  })
})

test('every link of the documentation leads to a page, and to a heading that is there', () => {
  const problems = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href]) => href!)
      .filter((href) => !/^(https?:|mailto:|\/api\/)/.test(href))
      .filter((href) => !leads(path, href))
      .map((href) => `${path}: ${href}`),
  )
  expect(problems).toEqual([])
  expect(leads('/docs/quickstart', '/docs/concepts/money#no-such-heading')).toBe(false)
})

function leads(from: string, href: string): boolean {
  const [to = '', anchor] = href.split('#')
  const html =
    pages.get(
      to === '' ? from : posix.resolve(posix.dirname(from), to.replace(/^\/docs$/, '/docs/')),
    ) ?? pages.get(`${to.replace(/\/?$/, '')}/`)
  return html !== undefined && (!anchor || html.includes(`id="${decodeURIComponent(anchor)}"`))
}

test('every error leads to its words', async () => {
  const refused = (await (await get('/api/workspace')).json()) as { error: { doc_url: string } }
  const { pathname, hash } = new URL(refused.error.doc_url)
  const page = await pageOf(pathname)
  expect(page).toContain(`id="${hash.slice(1)}"`)
  for (const { anchor } of Object.values(ERRORS)) expect(page).toContain(`id="${anchor}"`)
})

test('language models find every page that is for readers, as Markdown', async () => {
  const listed = [...(await pageOf('/docs/llms.txt')).matchAll(/\]\((\/docs\/[^)]+)\)/g)]
  expect(listed.length).toBe(PAGES.filter(({ internal }) => !internal).length - 1)
  for (const [, path] of listed) {
    const answer = await get(path!)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  }
})

describe('before it is built', () => {
  const folder = join(DOCS_DIR, 'none')

  test('says which command builds it', async () => {
    expect(existsSync(folder)).toBe(false)
    const answer = await docsSiteRoutes({ folder }).handle(new Request('http://localhost/docs/x'))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('bun run build')
  })

  test('is built when somebody asks, where that is possible, and the page waits for it', async () => {
    let asked = 0
    const routes = docsSiteRoutes({ folder, build: () => (asked += 1) })
    const answer = await routes.handle(new Request('http://localhost/docs/'))
    expect([answer.status, asked]).toEqual([503, 1])
    expect(await answer.text()).toContain('http-equiv="refresh"')
  })
})
