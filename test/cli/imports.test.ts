import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'bun:test'
import { createBackend, TEST_KEY } from '../kit/backend.ts'
import { SMALL } from '../kit/imports.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { runCli } from './run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'svc-import-'))
const backend = await createBackend({ twins: false })
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

test('an operator previews, starts, looks at and undoes an import of files', async () => {
  const workspace = await createTestWorkspace(backend, { slug: 'moving' })
  await createTestProgram(backend, workspace)
  const cli = (...args: string[]) =>
    runCli(['import', ...args, '--workspace', 'moving'], {
      DATABASE_URL: backend.deps.db.url,
      ENCRYPTION_KEY: TEST_KEY,
    })
  const files = Object.entries(SMALL).flatMap(([kind, text]) => {
    writeFileSync(join(folder, `${kind}.csv`), text)
    return [`--${kind}`, join(folder, `${kind}.csv`)]
  })
  const preview = await cli('preview', 'csv', ...files)
  expect([preview.code, preview.out]).toEqual([0, expect.stringContaining('is ready')])
  expect(preview.out).toContain('1 × payout: It was not paid at the source')
  const id = /imp_\w+/.exec(preview.out)![0]
  const started = await cli('start', id)
  expect([started.code, started.out]).toEqual([0, expect.stringContaining('is done')])
  expect(started.out).toContain('usd: 5235 at the source, 5235 coming, 5235 in the books')
  const shown = JSON.parse((await cli('show', id, '--json')).out)
  expect(shown).toMatchObject({ status: 'done', matches: true })
  expect(shown.skippedLines).toMatchObject([{ sourceId: 'o2', reason: 'not_paid' }])
  const undone = await cli('undo', id)
  expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('is undone')])
  const wrong = await cli('preview', 'csv', '--partner', join(folder, 'none.csv'))
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('File not found')])
})
