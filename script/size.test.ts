import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { ensureBuilt } from '../tools/build.ts'

const SCRIPT_DIR = join(import.meta.dir, '../dist/script')

beforeAll(() => ensureBuilt(['script']))

const built = (name: string) => Bun.file(join(SCRIPT_DIR, name))
const gzip = async (name: string) => Bun.gzipSync(await built(name).bytes(), { level: 9 }).length

test('the core fits its budget', async () => {
  expect(await gzip('script.js')).toBeLessThanOrEqual(1_600)
})

test('the core with all extras fits its budget', async () => {
  expect(await gzip('script.all.js')).toBeLessThanOrEqual(2_200)
})

test('no timer is in the script', async () => {
  expect(await built('script.all.js').text()).not.toMatch(/setTimeout|setInterval/)
})

test('the published hashes are those of the files, floating and immutable', async () => {
  const hashes = (await built('integrity.json').json()) as Record<string, string>
  for (const [file, hash] of Object.entries(hashes)) {
    const digest = new Bun.CryptoHasher('sha384').update(await built(file).bytes())
    expect(hash).toBe(`sha384-${digest.digest('base64')}`)
  }
  expect(Object.keys(hashes)).toHaveLength(4)
})

test('the script declares nothing global but what it says', async () => {
  for (const name of ['script.js', 'script.all.js'])
    expect(await built(name).text()).toMatch(/^\(function\(\)\{.*\}\)\(\);\s*$/s)
})
