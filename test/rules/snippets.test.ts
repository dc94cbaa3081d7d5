import { afterAll, expect, test } from 'bun:test'
import { allBlocks } from './snippets/blocks.ts'
import { checkBlock } from './snippets/checkers.ts'
import { checkShell } from './snippets/shell.ts'
import { missing } from './snippets/toolchains.ts'

const blocks = allBlocks()

afterAll(() => {
  for (const program of missing)
    console.warn(`${program} is not installed: its blocks in the pages were not checked.`)
})

test('every block of code in a page is what it says to be', async () => {
  expect(blocks.length).toBeGreaterThan(150)
  const answers = await Promise.all(
    blocks.map(async (block) => ({ at: block.at, problem: await checkBlock(block) })),
  )
  expect(answers.filter(({ problem }) => problem)).toEqual([])
})

test('a block with a mistake is found, in each language', async () => {
  const wrong = {
    js: 'const = 1',
    json: '{"a": 1,}',
    yaml: 'a: [1',
    html: '<p><b>text</p>',
    vue: '<template><p></template>',
    svelte: '{#if a}',
    sh: 'bun run cli workspace create --nmae Acme',
    http: 'POST /no/such/path',
    sql: 'DROP TABLE links;',
    nginx: 'location / {',
    css: ':root {',
    python: 'def (',
    ruby: 'def (',
    php: 'if (',
    go: 'func {',
    cobol: 'DISPLAY',
  }
  const requests = ['/api/likns', `/api/links -d '{"ulr":"https://example.com"}'`]
  for (const request of requests)
    expect(await checkShell(`curl https://refer.example.com${request}`)).toBeString()
  for (const [language, code] of Object.entries(wrong)) {
    const problem = await checkBlock({ at: '', language, code, source: undefined })
    const canTell = !missing.has(
      language === 'python' ? 'python3' : language === 'go' ? 'gofmt' : language,
    )
    if (canTell) expect({ language, problem }).not.toHaveProperty('problem', undefined)
  }
})

test('a block that names its source shows lines of it', async () => {
  const named = blocks.filter(({ source }) => source)
  expect(named.length).toBeGreaterThanOrEqual(9)
  const other = { ...named[0]!, code: `${named[0]!.code}\nconst other = 1` }
  expect(await checkBlock(other)).toContain('does not have these lines')
})
