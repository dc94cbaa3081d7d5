import { expect, test } from 'bun:test'
import { NEW_WORDS_A_DAY } from '../../server/db/dictionary.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ config: { trustProxy: true } })

let visitors = 0

/** A workspace whose visitors have brought all but so many of today's new words. */
async function workspaceWith(left: number, dictionary: string) {
  const workspace = await createTestWorkspace(backend)
  const day = new Date(backend.clock.now()).toISOString().slice(0, 10)
  for (const step of [0, 1]) {
    const added = step === 0 ? NEW_WORDS_A_DAY - left : NEW_WORDS_A_DAY - 1
    await backend.deps.db.sql`
      insert into dictionary_days (workspace_id, dictionary, day, added)
      values (${workspace.id}, ${`${dictionary} ${step}`}, ${day}, ${added})`
  }
  const { body } = await workspace.api('POST', '/links', {
    url: 'https://shop.test/',
    domain: workspace.domain,
    key: 'a',
  })
  expect(body.key).toBe('a')
  return workspace
}

async function visit(workspace: TestWorkspace, headers: Record<string, string>): Promise<void> {
  const { status } = await workspace.visit('a', { visitor: `person ${++visitors}`, headers })
  expect(status).toBe(302)
}

/** The clicks by the first word of a row. */
async function clicksBy(workspace: TestWorkspace, groupBy: string, key: string) {
  await rollUp(backend.deps)
  const { body } = await workspace.api('GET', `/analytics?groupBy=${groupBy}&interval=7d`)
  return Object.fromEntries(body.map((row: any) => [row[key], row.clicks]))
}

test('beyond a day’s limit new pages count as other pages, known ones for themselves', async () => {
  const workspace = await workspaceWith(2, 'referrers')
  for (const path of ['one', 'two', 'three', 'four', 'one', 'three']) {
    await visit(workspace, { referer: `https://blog.test/${path}` })
  }
  expect(await clicksBy(workspace, 'referer_urls', 'refererUrl')).toEqual({
    'blog.test/one': 2,
    'blog.test/two': 1,
    'blog.test/(other)': 3,
  })
  // The one host that was left is taken; hosts beyond it are others.
  await visit(workspace, { referer: 'https://news.test/' })
  await visit(workspace, { referer: 'https://more.test/' })
  const byHost = { 'blog.test': 6, '(other)': 2 }
  expect(await clicksBy(workspace, 'referers', 'referer')).toEqual(byHost)
  const filtered = await workspace.api('GET', '/analytics?referer=(other)&interval=7d')
  expect(filtered.body.clicks).toBe(2)

  backend.clock.advance(DAY_MS)
  await visit(workspace, { referer: 'https://more.test/' })
  expect(await clicksBy(workspace, 'referers', 'referer')).toEqual({ ...byHost, 'more.test': 1 })
})

test('many new words at once are bounded too, and others’ are not', async () => {
  const [busy, calm] = [await workspaceWith(3, 'referrers'), await createTestWorkspace(backend)]
  await calm.api('POST', '/links', { url: 'https://shop.test/', domain: calm.domain, key: 'a' })
  const both = Array.from({ length: 20 }, (_, n) =>
    [busy, calm].map((workspace) => visit(workspace, { referer: `https://blog${n}.test/` })),
  )
  await Promise.all(both.flat())
  const rows = async ({ id }: TestWorkspace) =>
    (await backend.deps.db.sql`select from referrers where workspace_id = ${id}`).length
  // Three pages, one host without its page, and the rest.
  expect([await rows(busy), await rows(calm)]).toEqual([5, 20])
})

test('a link’s own destination is always kept; what a page calls its address is not', async () => {
  const workspace = await workspaceWith(0, 'destinations')
  await visit(workspace, {})
  await workspace.browser('/track/click', { key: 'a', url: 'https://shop.test/made-up' })
  await workspace.browser(
    '/track/click',
    { key: 'a', url: 'https://shop.test/made-up-too' },
    { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
  )
  expect(await clicksBy(workspace, 'top_urls', 'url')).toEqual({
    'https://shop.test/': 1,
    'https://shop.test/(other)': 2,
  })
})

test('places beyond the limit are known by their country', async () => {
  const workspace = await workspaceWith(1, 'locations')
  for (const city of ['Ahlen', 'Bonn', 'Celle']) {
    await visit(workspace, { 'cf-ipcountry': 'DE', 'cf-ipcity': city })
  }
  expect(await clicksBy(workspace, 'cities', 'city')).toEqual({ Ahlen: 1, Unknown: 2 })
  expect(await clicksBy(workspace, 'countries', 'country')).toEqual({ DE: 3 })
})

test('parameters beyond the limit are others, and the name of an advertising network stays', async () => {
  // The limit counts by the day: from midnight on, the next hours are of the same.
  backend.clock.advance(DAY_MS - (backend.clock.now() % DAY_MS))
  const workspace = await workspaceWith(0, 'utms')
  for (const n of [1, 2]) {
    await workspace.browser('/track/click', {
      key: 'a',
      url: `https://shop.test/?utm_source=mail&utm_term=t${n}&gclid=x&gad_campaignid=${n}`,
    })
    backend.clock.advance(3_600_000)
  }
  expect(await clicksBy(workspace, 'utm_sources', 'utm_source')).toEqual({ mail: 2 })
  expect(await clicksBy(workspace, 'utm_terms', 'utm_term')).toEqual({ '(other)': 2 })
  const traces = await backend.deps.db.sql`
    select ad_trace from utms where workspace_id = ${workspace.id}`
  expect(traces).toEqual([{ ad_trace: 'gclid' }] as never)
})
