import { afterEach, expect, test } from 'bun:test'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createLog } from '../log.ts'
import { encodeFrame } from './frames.ts'
import { KnownFile, readKnown } from './known-file.ts'

const parents: string[] = []
afterEach(() => {
  for (const parent of parents.splice(0)) rmSync(parent, { recursive: true, force: true })
})

/** A spool with the folder of one process, which keeps entries there. */
function open({ confirmedMs = 1_000, database = 'a', folder = '1', parent = makeParent() } = {}) {
  const path = join(parent, folder)
  mkdirSync(path, { recursive: true })
  const entries = new Map<string, unknown>()
  const told: string[] = []
  const log = createLog('silent')
  log.warn = (_: object, text: string) => void told.push(text)
  const file = new KnownFile({
    folder: path,
    of: { database, isPooled: true },
    confirmedMs,
    entries: () => [...entries],
    log,
  })
  const set = (name: string, value: unknown) => {
    entries.set(name, value)
    file.put(name, value)
  }
  const read = (check = (entry: readonly [string, unknown]) => entry[1]) =>
    readKnown(parent, { database: 'a', log, check })
  return { parent, path: join(path, 'known'), entries, file, set, told, read }
}

function makeParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'svc-known-'))
  parents.push(parent)
  return parent
}

const change = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(fc.nat(), { nil: null }))

test('a file gives back what was known when it was written last, whatever changed in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 4 }),
      async (rounds) => {
        const { entries, file, set, read } = open()
        for (const round of rounds) {
          for (const [name, value] of round) {
            if (value !== null) set(name, value)
            else if (entries.delete(name)) file.remove(name)
          }
          await file.write()
          expect((await read())?.entries).toEqual(entries)
        }
        file.confirm(2_000)
        await file.close()
        const known = { database: 'a', isPooled: true, confirmedMs: 2_000, entries }
        expect(await read()).toEqual(known)
      },
    ),
    { numRuns: 30 },
  )
})

test('a file is for its owner alone, and is written anew when it has grown to twice what it held', async () => {
  const { path, set, file, read } = open()
  const long = 'x'.repeat(100_000)
  for (let n = 0; n < 40; n++) {
    set('a', `${n}${long}`)
    await file.write()
  }
  expect(statSync(path).size).toBeLessThan(1_500_000)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect((await read())?.entries).toEqual(new Map([['a', `39${long}`]]))
  await file.close()
})

test('a torn end is ignored; a damaged, older or foreign file is left out, and a damaged one told of', async () => {
  const { path, set, file, read, told } = open()
  set('a', 1)
  await file.close()
  const whole = readFileSync(path)
  appendFileSync(path, encodeFrame(Buffer.from('["put","b",2]')).subarray(0, -1))
  expect((await read())?.entries).toEqual(new Map([['a', 1]]))
  truncateSync(path, 5)
  expect([await read(), told.length]).toEqual([undefined, 1])
  writeFileSync(path, encodeFrame(Buffer.from('{"format":0,"database":"a"}')))
  expect([await read(), told.length]).toEqual([undefined, 2])
  writeFileSync(path, encodeFrame(Buffer.from('no JSON')))
  expect([await read(), told.length]).toEqual([undefined, 3])
  writeFileSync(path, whole)
  const refuse = () => {
    throw new Error('another version')
  }
  expect([await read(refuse), told.length]).toEqual([undefined, 4])
  const other = open({ database: 'b' })
  other.set('a', 1)
  await other.file.close()
  expect([await other.read(), other.told]).toEqual([undefined, []])
})

test('of several processes those that lived until last are read, and the latest is preferred', async () => {
  const parent = makeParent()
  for (const [folder, confirmedMs] of [
    ['1', 10_000_000],
    ['2', 10_060_000],
    ['3', 5_000_000],
  ] as const) {
    const { set, file } = open({ folder, confirmedMs, parent })
    set('all', folder)
    set(`only ${folder}`, folder)
    await file.close()
  }
  const { read, file } = open({ folder: '4', parent, confirmedMs: 0 })
  const known = await read()
  expect(known?.confirmedMs).toBe(10_000_000)
  expect(Object.fromEntries(known!.entries)).toEqual({ all: '2', 'only 1': '1', 'only 2': '2' })
  await file.close()
})

test('a disk that refuses is told of once, and everything is written when it no longer does', async () => {
  const { parent, path, set, file, told, read } = open()
  rmSync(join(parent, '1'), { recursive: true })
  set('a', 1)
  await file.write()
  set('b', 2)
  await file.write()
  expect(told).toHaveLength(1)
  mkdirSync(join(path, '..'))
  await file.write()
  expect((await read())?.entries).toEqual(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  )
  await file.close()
})
