import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from './run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'svc-cli-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the embedded database is saved and restored into a new folder', async () => {
  const file = join(folder, 'backup.sql.gz')
  const [old, fresh] = [join(folder, 'old'), join(folder, 'new')]
  const at = (dataDir: string, ...args: string[]) =>
    // Without the key of then the new folder would make one of its own.
    runCli(args, { DATA_DIR: dataDir, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') })
  const create = ['workspace', 'create', '--name', 'Acme', '--slug', 'acme']
  expect((await at(old, ...create)).code).toBe(0)
  const saved = await at(old, 'backup', file, '--json')
  expect([saved.code, JSON.parse(saved.out)]).toEqual([
    0,
    expect.objectContaining({ path: file, rows: expect.any(Number) }),
  ])
  const restored = await at(fresh, 'restore', file)
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Restored')])
  expect(await at(fresh, ...create)).toMatchObject({
    code: 1,
    err: expect.stringContaining('acme'),
  })
  const again = await at(fresh, 'restore', file)
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('workspaces already')])
  const missing = await at(fresh, 'restore', join(folder, 'nothing'))
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('ENOENT')])
})
