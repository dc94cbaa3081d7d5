import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildScript } from '../tools/build-script.ts'

let dir: string
let built: { core: string; all: string }

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'svc-size-'))
  // Two or three seconds' work, and a minute's for a machine that does ten things beside it.
  built = await buildScript(dir)
}, 180_000)
afterAll(() => rm(dir, { recursive: true }))

const gzip = async (path: string) => Bun.gzipSync(await Bun.file(path).bytes(), { level: 9 }).length

test('the core fits its budget', async () => {
  expect(await gzip(built.core)).toBeLessThanOrEqual(1300)
})

test('the core with all extras fits its budget', async () => {
  expect(await gzip(built.all)).toBeLessThanOrEqual(2000)
})

test('no timer is in the script', async () => {
  expect(await Bun.file(built.all).text()).not.toMatch(/setTimeout|setInterval/)
})

test('the published hashes are those of the files, floating and immutable', async () => {
  const hashes = (await Bun.file(join(dir, 'integrity.json')).json()) as Record<string, string>
  for (const [file, hash] of Object.entries(hashes)) {
    const digest = new Bun.CryptoHasher('sha384').update(await Bun.file(join(dir, file)).bytes())
    expect(hash).toBe(`sha384-${digest.digest('base64')}`)
  }
  expect(Object.keys(hashes)).toHaveLength(4)
})
