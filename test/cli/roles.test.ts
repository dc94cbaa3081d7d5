import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { NamedFinding } from '../../server/doctor/run-doctor.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { createDatabase } from '../kit/backend.ts'
import { runCli } from './run-cli.ts'

/** A user as a careful administrator makes it: it owns its database and may make no roles. */
const USER = `svc_plain_${process.pid}`

let database: Awaited<ReturnType<typeof createDatabase>>
let admin: Sql
let url: string
let folder: string

beforeAll(async () => {
  database = await createDatabase()
  folder = mkdtempSync(join(tmpdir(), 'svc-roles-'))
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
  const address = new URL(database.url)
  await admin.unsafe(`create role ${USER} login password 'secret' nocreaterole nosuperuser`)
  await admin.unsafe(`alter database ${address.pathname.slice(1)} owner to ${USER}`)
  url = Object.assign(address, { username: USER, password: 'secret' }).href
})
afterAll(async () => {
  await admin.unsafe(`reassign owned by ${USER} to current_user`)
  await admin.unsafe(`drop owned by ${USER}`)
  await admin.unsafe(`drop role ${USER}`)
  await admin.end()
  rmSync(folder, { recursive: true })
  await database.drop()
})

async function examine() {
  const { out } = await runCli(['doctor', '--json'], { DATABASE_URL: url, DATA_DIR: folder })
  const found: NamedFinding[] = JSON.parse(out)
  return found.find(({ check }) => check === 'roles')!
}

test('a user that may make no roles is told what an administrator runs, and works from then on', async () => {
  const refused = await runCli(['migrate'], { DATABASE_URL: url })
  expect(refused.code).toBe(1)
  expect(refused.err).toContain(`GRANT svc_tenant TO`)
  expect(await examine()).toMatchObject({ status: 'failed', fix: expect.stringContaining('GRANT') })
  await admin.unsafe(`grant svc_tenant to ${USER}`)
  await migrateDatabase(url)
  expect((await examine()).status).toBe('ok')
})

test('a table without its policy, and rights that are gone, are told and added by the next start', async () => {
  await admin`alter table links disable row level security`
  await admin`revoke insert on clicks from svc_tenant`
  const { status, message, fix } = await examine()
  expect([status, fix]).toEqual(['failed', expect.stringContaining('migrate')])
  expect(message).toContain('2 tables')
  await migrateDatabase(url)
  expect((await examine()).status).toBe('ok')
})

test('tables of another owner are refused with how they get theirs', async () => {
  await admin`alter table links owner to current_user`
  await expect(migrateDatabase(url)).rejects.toThrow('REASSIGN OWNED BY')
  expect((await examine()).message).toContain('belong to the role')
  await admin.unsafe(`alter table links owner to ${USER}`)
  expect((await examine()).status).toBe('ok')
})
