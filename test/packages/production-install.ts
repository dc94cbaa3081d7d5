import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOT_BUILT, PARTS } from '../../server/http/dist.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { ROOT } from '../../tools/ensure-installed.ts'
import { createDatabase } from '../kit/backend.ts'
import { SERVED, withServer } from '../cli/with-server.ts'

/** A checkout that was built and has only what `bun install --production` installs. */
const folder = mkdtempSync(join(tmpdir(), 'svc-production-'))
let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  await ensureBuilt()
  const parts = PARTS.map((part) => `dist/${part}`)
  for (const path of [
    'package.json',
    'bun.lock',
    'packages',
    'patches',
    'server',
    'tools',
    ...parts,
  ])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  const install = ['install', '--production', '--frozen-lockfile', '--prefer-offline']
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, ...install], { cwd: folder })
  if (exitCode !== 0) throw new Error(stderr.toString())
  database = await createDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const start = { command: [process.execPath, 'tools/start.ts'], cwd: folder }

test('it serves script, elements and API reference', async () => {
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  await withServer({ ...start, databaseUrl: database.url }, async (get) => {
    for (const path of SERVED)
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 })
  })
})

test('without a build it answers, is not ready, and its log names the command', async () => {
  rmSync(join(folder, 'dist'), { recursive: true })
  const log = await withServer({ ...start, databaseUrl: database.url }, async (get) => {
    expect((await get('/api/health')).status).toBe(200)
    const ready = await get('/api/ready')
    const { error } = (await ready.json()) as { error: { message: string } }
    expect([ready.status, error.message]).toEqual([503, `build: ${NOT_BUILT}`])
    expect((await get('/api/openapi.json')).status).toBe(503)
    expect((await get('/script.js')).status).toBe(404)
  })
  expect(log).toContain('bun run build')
})
