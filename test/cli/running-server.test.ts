import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../fault/wait.ts'
import { freePort } from '../kit/free-port.ts'
import { runCli, spawnBun } from './run-cli.ts'

let dataDir: string
let origin: string
let server: ReturnType<typeof spawnBun>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'svc-cli-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  server = spawnBun(['server/main.ts'], env)
  await waitForLine(server.stdout, '"ready"')
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  rmSync(dataDir, { recursive: true, force: true })
})

test('commands work beside a running server on its embedded Postgres, and take effect there', async () => {
  const cli = async (...args: string[]) => {
    const { code, out, err } = await runCli([...args, '--json'], { DATA_DIR: dataDir })
    expect([code, err]).toEqual([0, ''])
    return JSON.parse(out)
  }
  const status = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` }
    return (await fetch(`${origin}/api/workspace`, { headers })).status
  }
  const { secretKey } = await cli('workspace', 'create', '--name', 'Acme', '--slug', 'acme')
  expect(await status(secretKey)).toBe(200)
  const key = await cli('key', 'create', '--workspace', 'acme', '--name', 'CI', '--scopes', 'read')
  expect(await status(key.key)).toBe(200)
  await cli('key', 'revoke', key.id, '--workspace', 'acme')
  // The news reaches the other process a moment after the command has ended.
  await until('the server refuses the key', async () => (await status(key.key)) !== 200)
  expect(await status(key.key)).toBe(401)
  expect(await status(secretKey)).toBe(200)
})

async function waitForLine(stream: ReadableStream<Uint8Array>, text: string): Promise<void> {
  let seen = ''
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    seen += decoder.decode(chunk, { stream: true })
    if (seen.includes(text)) return
  }
  throw new Error(`The server ended without ${text}:\n${seen}`)
}
