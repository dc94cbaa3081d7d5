import { afterAll, expect, test } from 'bun:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { createApp } from '../../server/app.ts'
import { serve } from '../../server/serve.ts'
import { createBackend } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { runCli } from './run-cli.ts'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const backend = await createBackend({ config: { port, host: '127.0.0.1', origin } })
const serving = serve(backend.deps, createApp(backend.deps))
const workspace = await createTestWorkspace(backend)
afterAll(async () => {
  await serving.stop()
  await backend.close()
})

const ARGS = ['server/cli.ts', 'mcp', '--url', origin]
const textOf = ({ content }: any): string => content[0].text

test('an assistant that starts the command reads, and writes what was confirmed', async () => {
  const { PATH = '', HOME = '' } = process.env
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ARGS,
    env: { PATH, HOME, SVC_API_KEY: workspace.secretKey },
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const use = (name: string, args: object) => client.callTool({ name, arguments: { ...args } })
  expect((await client.listTools()).tools).toHaveLength(4)
  const change = { operation: 'createTag', body: { name: 'by mail' } }
  const { confirmation } = JSON.parse(textOf(await use('write', change)))
  await use('write', { ...change, confirmation })
  await use('write', { ...change, confirmation })
  const tags = JSON.parse(textOf(await use('read', { operation: 'listTags' })))
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['by mail'])
  await client.close()
})

test.each([
  ['without a key', {}, 2, 'Set SVC_API_KEY'],
  ['with a publishable key', { SVC_API_KEY: 'svc_pk_1' }, 2, 'Set SVC_API_KEY'],
])('%s it says what to set', async (_, env, code, sentence) => {
  const answer = await runCli(ARGS.slice(1), env as Record<string, string>)
  expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(sentence)])
})

test('it says when no server answers, and when the address is none', async () => {
  const env = { SVC_API_KEY: workspace.secretKey }
  const away = await runCli(['mcp', '--url', 'http://127.0.0.1:9'], env)
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('doesn’t respond')])
  const wrong = await runCli(['mcp', '--url', 'refer.example.com'], env)
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('start with http')])
})
