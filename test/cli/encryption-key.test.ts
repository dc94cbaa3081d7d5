import { afterAll, beforeAll, expect, test } from 'bun:test'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { runCli, spawnBun } from './run-cli.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'svc-keys-'))
const [first, second] = [join(folder, 'first'), join(folder, 'second')]

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const cli = (env: Record<string, string>) =>
  runCli(['migrate'], { DATABASE_URL: database.url, ...env })

/** What a command printed about the key; it may have waited for the other's migrations first. */
const withoutWaiting = (err: string) => err.replace(/^Another process migrates .*\n/, '')

test('of two hosts that make a key each, the second refuses to start and says what to copy', async () => {
  const at = [first, second].map((dataDir) => cli({ DATA_DIR: dataDir }))
  const [won, lost] = (await Promise.all(at)).sort((a, b) => a.code - b.code)
  expect([won!.code, withoutWaiting(won!.err)]).toEqual([0, ''])
  expect(lost!.code).toBe(1)
  expect(withoutWaiting(lost!.err)).toMatch(
    /^This database is encrypted with the key [0-9a-f]{8}, but .*\/encryption\.key( is the key [0-9a-f]{8})?\. Copy encryption\.key from the DATA_DIR of the server that was started first, or set ENCRYPTION_KEY to its content on every server\.\n$/,
  )
  const [winner, loser] = lost!.err.includes(first) ? [second, first] : [first, second]
  mkdirSync(loser, { recursive: true })
  copyFileSync(join(winner, 'encryption.key'), join(loser, 'encryption.key'))
  expect(await cli({ DATA_DIR: loser })).toMatchObject({ code: 0, err: '' })
})

test('a new host makes no key of its own for a database that has one', async () => {
  const dataDir = join(folder, 'third')
  const { code, err } = await cli({ DATA_DIR: dataDir })
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('but ENCRYPTION_KEY is not set and there is no'),
  ])
  expect(existsSync(join(dataDir, 'encryption.key'))).toBe(false)
})

test('the server does not start with a wrong key', async () => {
  const server = spawnBun(['server/main.ts'], {
    DATABASE_URL: database.url,
    DATA_DIR: first,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  })
  const err = await new Response(server.stderr).text()
  expect(await server.exited).toBe(1)
  expect(err).toMatch(
    /^The server cannot start: This database is encrypted with the key [0-9a-f]{8}, but ENCRYPTION_KEY is the key/,
  )
})
