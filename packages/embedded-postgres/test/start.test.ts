import { describe, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError } from '../src/errors.ts'
import { serves } from '../src/postmaster.ts'
import { startEmbedded } from '../src/start.ts'
import {
  cleanUpAfterEach,
  connect,
  copyCheckout,
  eventually,
  failure,
  makeTempDir,
  start,
  startHolder,
  stopsListening,
} from './kit.ts'

cleanUpAfterEach()

describe('a server of our own', () => {
  test.each([
    ['open to everyone', 0o755],
    ['closed to other users', 0o700],
  ])('below a folder %s starts and keeps its data over a restart', async (_, mode) => {
    const parent = makeTempDir()
    chmodSync(parent, mode)
    const dataDir = join(parent, 'deep', 'data')
    const first = await start(dataDir)
    await connect(first.url)`CREATE TABLE kept AS SELECT 7 AS value`
    await first.stop()
    const second = await start(dataDir)
    expect([...(await connect(second.url)`SELECT value FROM kept`)]).toEqual([{ value: 7 }])
  })

  test('is the role and database svc, in UTF-8, with checksums, in UTC, sorted by code point', async () => {
    const pg = await start(makeTempDir())
    const [row] = await connect(pg.url)`
      SELECT current_user AS role, current_database() AS database, lower('ÄÉ') AS lower,
        'Z' < 'a' AS sorted, current_setting('server_encoding') AS encoding,
        current_setting('data_checksums') AS checksums, current_setting('TimeZone') AS zone,
        current_setting('fsync') AS fsync`
    expect(row).toEqual({
      role: 'svc',
      database: 'svc',
      lower: 'äé',
      sorted: true,
      encoding: 'UTF8',
      checksums: 'on',
      zone: 'UTC',
      fsync: 'off',
    })
  })

  test('lets the owner of the database do nothing to the cluster but what it was given', async () => {
    const pg = await start(makeTempDir())
    const owner = connect(pg.url)
    const [role] = await owner`
      SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
      FROM pg_roles WHERE rolname = current_user`
    expect(Object.values(role!)).toEqual([false, false, false, false, false])
    for (const statement of ['CREATE ROLE other', 'ALTER SYSTEM SET fsync = off']) {
      expect((await failure(owner.unsafe(statement))).message).toContain('permission denied')
    }
    await owner.begin((tx) => tx`SET LOCAL ROLE svc_tenant`)
    await owner`ALTER SYSTEM SET synchronous_commit = off`
    await owner`ALTER SYSTEM RESET synchronous_commit`
    await owner`CHECKPOINT`
    const [admin] = await connect(pg.adminUrl)`SELECT current_setting('is_superuser') AS super`
    expect(admin).toEqual({ super: 'on' })
  })

  test('listens on loopback only and asks for a password that others cannot read', async () => {
    const dataDir = makeTempDir()
    const pg = await start(dataDir)
    const [row] = await connect(pg.url)`
      SELECT current_setting('listen_addresses') AS listen, inet_server_addr()::text AS address`
    expect(row).toEqual({ listen: '127.0.0.1', address: '127.0.0.1/32' })
    const wrong = new URL(pg.url)
    wrong.password = 'wrong'
    expect((await failure(connect(wrong.href)`SELECT 1`)).message).toContain('password')
    for (const file of ['svc.password', 'postgres.password']) {
      expect(statSync(join(dataDir, 'postgres', file)).mode & 0o777).toBe(0o600)
    }
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })

  test('starts from a fresh checkout below a folder closed to other users', async () => {
    const closed = makeTempDir()
    chmodSync(closed, 0o700)
    const checkout = join(closed, 'checkout')
    copyCheckout(checkout)
    const holder = await startHolder(join(checkout, '.data'), { checkout })
    expect([...(await connect(holder.url)`SELECT 1 AS one`)]).toEqual([{ one: 1 }])
  })

  test('ends with a process that exits without stopping it', async () => {
    const holder = await startHolder(makeTempDir())
    holder.exit()
    await stopsListening(holder.url)
  })

  test('ends with a process that is killed, and its temporary folder is deleted', async () => {
    const dataDir = makeTempDir()
    const holder = await startHolder(dataDir, { temporary: true })
    await holder.kill()
    await stopsListening(holder.url)
    await eventually(async () => expect(existsSync(dataDir)).toBe(false))
  })

  test('stops once however often it is told to, and is gone then', async () => {
    const dataDir = makeTempDir()
    const pg = await start(dataDir)
    const cluster = join(dataDir, 'postgres')
    expect(serves(pg.pid, cluster)).toBe(true)
    await Promise.all([pg.stop(), pg.stop()])
    await pg.stop()
    expect(serves(pg.pid, cluster)).toBe(false)
  })

  test('starts after an initialisation that was cut short', async () => {
    const dataDir = makeTempDir()
    mkdirSync(join(dataDir, 'postgres.new', 'cluster', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new', 'cluster', 'PG_VERSION'), '18\n')
    mkdirSync(join(dataDir, 'postgres'))
    const pg = await start(dataDir)
    expect([...(await connect(pg.url)`SELECT 1 AS one`)]).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'svc.lock', 'svc.pid'])
  })
})

describe('a folder that cannot be used is refused with what to do', () => {
  test('a cluster of another major version', async () => {
    const dataDir = makeTempDir()
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    const error = await failure(startEmbedded({ dataDir }))
    expect(error).toBeInstanceOf(EmbeddedError)
    expect(error.message).toMatch(/made by PostgreSQL 17.*brings PostgreSQL 18.*DATABASE_URL/)
  })

  test('files that are no cluster, which stay as they are', async () => {
    const dataDir = makeTempDir()
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear')
    const error = await failure(startEmbedded({ dataDir }))
    expect(error.message).toMatch(/no PostgreSQL cluster: move it away/)
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['letter.txt'])
  })

  test('a path that is a file', async () => {
    const file = join(makeTempDir(), 'file')
    writeFileSync(file, '')
    const error = await failure(startEmbedded({ dataDir: file }))
    expect(error).toBeInstanceOf(EmbeddedError)
    expect(error.message).toContain('choose another DATA_DIR')
  })

  test('a setting that PostgreSQL refuses, and the folder is free again', async () => {
    const dataDir = makeTempDir()
    const error = await failure(startEmbedded({ dataDir, settings: { fsync: 'perhaps' } }))
    expect(error).toBeInstanceOf(EmbeddedError)
    expect(error.message).toContain('parameter "fsync" requires a Boolean value')
    await start(dataDir)
  })
})
