import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runningUrl } from '../src/running.ts'
import { startEmbedded } from '../src/start.ts'
import {
  cleanUpAfterEach,
  connect,
  eventually,
  failure,
  makeTempDir,
  signalIfAlive,
  start,
  startHolder,
} from './kit.ts'

cleanUpAfterEach()

describe('one process a folder', () => {
  test('a second start in the same process is refused, and works once the first has stopped', async () => {
    const dataDir = makeTempDir()
    const pg = await start(dataDir)
    const error = await failure(startEmbedded({ dataDir }))
    expect(error.message).toContain(`${dataDir} is in use by process ${process.pid}`)
    await pg.stop()
    await start(dataDir)
  })

  test('a second process is refused while the first lives, and its server is left alone', async () => {
    const dataDir = makeTempDir()
    const holder = await startHolder(dataDir)
    const error = await failure(startEmbedded({ dataDir }))
    expect(error.message).toContain(`in use by process ${holder.pid}`)
    expect([...(await connect(holder.url)`SELECT 1 AS one`)]).toEqual([{ one: 1 }])
    await holder.kill()
    await start(dataDir)
  })
})

describe('an operator command beside the process', () => {
  test('finds its server while it runs and only then', async () => {
    const dataDir = makeTempDir()
    expect(runningUrl(dataDir)).toBeUndefined()
    const holder = await startHolder(dataDir)
    expect(runningUrl(dataDir)).toBe(holder.url)
    await holder.kill()
    await (await start(dataDir)).stop()
    expect(runningUrl(dataDir)).toBeUndefined()
  })
})

describe('killed without notice', () => {
  test('the server comes back on the same URL with everything it had committed', async () => {
    const pg = await start(makeTempDir())
    const killed = pg.pid
    const sql = connect(pg.url)
    await sql`CREATE TABLE kept AS SELECT 7 AS value`
    process.kill(killed, 'SIGKILL')
    const rows = await eventually(async () => {
      expect(pg.pid).not.toBe(killed)
      return sql`SELECT value FROM kept`
    })
    expect([...rows]).toEqual([{ value: 7 }])
  })

  test('a server that was killed can be stopped and started at once', async () => {
    const dataDir = makeTempDir()
    const pg = await start(dataDir)
    await connect(pg.url)`CREATE TABLE kept AS SELECT 7 AS value`
    process.kill(pg.pid, 'SIGKILL')
    await pg.stop()
    const next = await start(dataDir)
    expect([...(await connect(next.url)`SELECT value FROM kept`)]).toEqual([{ value: 7 }])
  })

  test('the server of a killed process is taken over', async () => {
    const dataDir = makeTempDir()
    const holder = await startHolder(dataDir)
    await connect(holder.url)`CREATE TABLE kept AS SELECT 7 AS value`
    await holder.kill()
    const pg = await start(dataDir)
    expect(pg.pid).not.toBe(holder.serverPid)
    expect([...(await connect(pg.url)`SELECT value FROM kept`)]).toEqual([{ value: 7 }])
  })

  test('process and server killed together leave nothing in the way', async () => {
    const dataDir = makeTempDir()
    const holder = await startHolder(dataDir)
    await connect(holder.url)`CREATE TABLE kept AS SELECT 7 AS value`
    await holder.kill()
    signalIfAlive(holder.serverPid, 'SIGKILL')
    const pg = await start(dataDir)
    expect([...(await connect(pg.url)`SELECT value FROM kept`)]).toEqual([{ value: 7 }])
  })

  test('a process id file that names a stranger is no obstacle, and the stranger lives', async () => {
    const dataDir = makeTempDir()
    await (await start(dataDir)).stop()
    const stranger = Bun.spawn(['bun', '-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n`)
    await start(dataDir)
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
    await stranger.exited
  })
})
