import { afterEach, describe, expect, test } from 'bun:test'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimAbandoned, claimFolder } from './claim-folder.ts'
import { encodeFrame } from './frames.ts'
import { Spool, SpoolFull } from './spool.ts'

const folders: string[] = []
const spools: Spool[] = []
afterEach(async () => {
  for (const spool of spools.splice(0)) await spool.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-spool-'))
  folders.push(folder)
  return folder
}

async function open(folder: string, maxBytes = 1_000_000): Promise<Spool> {
  const spool = await Spool.open({ folder, maxBytes, now: () => 7 })
  spools.push(spool)
  return spool
}

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))
const files = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.spool'))

async function drained(spool: Spool): Promise<string[]> {
  const all: string[] = []
  await spool.drain(async (records) => void all.push(...records.map(String)))
  return all
}

describe('a spool', () => {
  test('hands out what was appended, in its order, also after restarts, and deletes it', async () => {
    const folder = makeFolder()
    const first = await open(folder)
    await Promise.all([first.append(bytes('a', 'b')), first.append(bytes('c'))])
    const second = await open(folder)
    await second.append(bytes('d'))
    const third = await open(folder)
    expect(third.size).toEqual({ records: 4, bytes: 36, oldestMs: 7 })
    const left: string[] = []
    for await (const record of third.left()) left.push(String(record))
    expect(left).toEqual(['a', 'b', 'c', 'd'])
    await third.append(bytes('e'))
    expect(await drained(third)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(files(folder)).toEqual([])
    expect(third.size).toEqual({ records: 0, bytes: 0, oldestMs: null })
  })

  test('writes behind no torn record', async () => {
    const folder = makeFolder()
    await (await open(folder)).append(bytes('whole'))
    const torn = encodeFrame(Buffer.from('torn')).subarray(0, -1)
    appendFileSync(join(folder, files(folder)[0]!), torn)
    const next = await open(folder)
    await next.append(bytes('later'))
    expect(await drained(next)).toEqual(['whole', 'later'])
  })

  test('keeps what could not be written, and hands it out again', async () => {
    const folder = makeFolder()
    const spool = await open(folder)
    await spool.append(bytes('a'))
    const refused = spool.drain(() => Promise.reject(new Error('no')))
    expect(await refused.catch(String)).toBe('Error: no')
    await spool.append(bytes('b'))
    expect(await drained(spool)).toEqual(['a', 'b'])
  })

  test('hands out what comes while it is drained', async () => {
    const spool = await open(makeFolder())
    await spool.append(bytes('a'))
    const all: string[] = []
    await spool.drain(async (records) => {
      all.push(...records.map(String))
      if (all.length === 1) await spool.append(bytes('b'))
    })
    expect(all).toEqual(['a', 'b'])
  })

  test('never grows beyond its bytes, and takes none of what is too much', async () => {
    const spool = await open(makeFolder(), 20)
    await spool.append(bytes('a'))
    const outcome = await spool.append(bytes('b', 'c')).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(SpoolFull)
    await spool.append(bytes('d'))
    expect(await drained(spool)).toEqual(['a', 'd'])
  })

  test('refuses what the disk refuses, and goes on when it can', async () => {
    const folder = makeFolder()
    const spool = await open(folder)
    rmSync(folder, { recursive: true })
    expect(await spool.append(bytes('lost')).catch((error) => error.code)).toBe('ENOENT')
    folders.splice(0)
    const again = await open(makeFolder())
    await again.append(bytes('kept'))
    expect(await drained(again)).toEqual(['kept'])
  })
})

test('a folder has one owner, and is claimed again when that one is gone', () => {
  const parent = makeFolder()
  const first = claimFolder(parent)
  const second = claimFolder(parent)
  expect([first.path, second.path]).toEqual([join(parent, '1'), join(parent, '2')])
  expect([...claimAbandoned(parent)]).toEqual([])
  first.release()
  const [found, ...others] = claimAbandoned(parent)
  expect([found?.path, others]).toEqual([first.path, []])
})
