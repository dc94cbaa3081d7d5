import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../kit/backend.ts'
import { spawnBun } from '../cli/run-cli.ts'
import { SERVED, withServer } from '../cli/with-server.ts'

/** Where nothing but the executable is. */
const folder = mkdtempSync(join(tmpdir(), 'svc-binary-'))
const binary = join(folder, 'svc')
let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  const build = spawnBun(['tools/build-binary.ts', binary], {})
  if ((await build.exited) !== 0) throw new Error(await new Response(build.stderr).text())
  database = await createDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('one executable migrates a database and serves everything', async () => {
  const start = { command: [binary], cwd: folder, databaseUrl: database.url }
  await withServer(start, async (get) => {
    for (const path of SERVED)
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 })
  })
})

test('with arguments it is the command line', async () => {
  const command = [binary, 'workspace', 'create', '--name', 'Acme', '--slug', 'acme', '--json']
  const child = Bun.spawn(command, {
    cwd: folder,
    env: { DATABASE_URL: database.url, DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  expect([await child.exited, err]).toEqual([0, ''])
  expect((JSON.parse(out) as { secretKey: string }).secretKey).toStartWith('svc_sk_')
})

test('without a database it says what it needs', async () => {
  const child = Bun.spawn([binary], { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] })
  expect(await new Response(child.stderr).text()).toContain('DATABASE_URL')
  expect(await child.exited).toBe(1)
})
