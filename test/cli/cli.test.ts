import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { explain } from '../../server/cli/help.ts'
import { commands } from '../../server/cli/index.ts'
import { createDatabase } from '../kit/backend.ts'
import { runCli, type CliAnswer } from './run-cli.ts'

let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  database = await createDatabase()
  await cli('workspace', 'create', '--name', 'Acme', '--slug', 'acme')
})
afterAll(() => database.drop())

const cli = (...args: string[]): Promise<CliAnswer> => runCli(args, { DATABASE_URL: database.url })

describe('the command line', () => {
  test('explains itself and each command, without a database', async () => {
    const offline = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    for (const args of [[], ['help'], ['--help']]) {
      const { code, out } = await runCli(args, offline)
      expect(code).toBe(0)
      for (const command of commands) expect(out).toContain(command.words)
    }
    const [command] = commands
    const { code, out } = await runCli([...command!.words.split(' '), '--help'], offline)
    expect([code, out]).toEqual([0, `${explain(command!)}\n`])
  })

  test.each(commands.map((command) => [command.words, command] as const))(
    'explains %s with its arguments and flags',
    (words, command) => {
      const text = explain(command)
      for (const part of [
        words,
        command.summary,
        command.argument ?? '',
        ...Object.keys(command.flags),
      ])
        expect(text).toContain(part)
    },
  )

  test.each([
    [['frobnicate'], 'Unknown command "frobnicate"'],
    [['workspce', 'create'], 'Did you mean "workspace create"?'],
    [['workspace', 'create', '--nmae', 'x'], 'Did you mean "--name"?'],
    [['workspace', 'create', '--name', '--slug', 'x'], '"--name" needs a value'],
    [['workspace', 'create', '--name', 'x'], 'Missing --slug <slug>'],
    [['migrate', 'now'], 'Unexpected argument "now"'],
    [['migrate', '--json=yes'], '"--json" doesn’t take a value'],
    [['key', 'revoke', '--workspace', 'acme'], 'Missing <key id>'],
  ])('answers %p with exit code 2 and what is wrong', async (args, message) => {
    const { code, out, err } = await cli(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).toMatch(/Run "bun run cli .*help" for what there is\./)
  })

  test.each([
    [['workspace', 'create', '--name', 'x', '--slug', 'acme'], 'The slug "acme" is taken'],
    [['workspace', 'create', '--name', 'x', '--slug', 'A B'], 'A slug can contain'],
    [
      ['workspace', 'create', '--name', 'x', '--slug', 'x', '--plan', 'gold'],
      'Unknown plan "gold"',
    ],
    [
      ['key', 'create', '--workspace', 'nobody', '--name', 'x'],
      'No workspace has the slug or ID "nobody"',
    ],
    [
      ['key', 'create', '--workspace', 'acme', '--name', 'x', '--scopes', 'admin'],
      'no scope "admin"',
    ],
    [['key', 'create', '--workspace', 'acme', '--name', 'x', '--expires', 'soon'], 'Write a date'],
    [['key', 'revoke', 'key_none', '--workspace', 'acme'], 'No key has the ID'],
    [['hostname', 'add', 'not a host', '--workspace', 'acme'], 'is not a hostname'],
  ])('answers %p with exit code 1 and the reason', async (args, message) => {
    const { code, out, err } = await cli(...args)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
  })

  test('migrates an empty database, also twice', async () => {
    const empty = await createDatabase()
    try {
      for (let i = 0; i < 2; i++) {
        const { code, out } = await runCli(['migrate'], { DATABASE_URL: empty.url })
        expect([code, out.trim()]).toEqual([0, 'The tables are up to date.'])
      }
    } finally {
      await empty.drop()
    }
  })

  test('creates a workspace and shows its keys to people and to programs', async () => {
    const shown = await cli('workspace', 'create', '--name', 'Shown', '--slug', 'shown')
    expect(shown.out).toMatch(/svc_sk_[0-9A-Za-z]{32}[^]*svc_pk_[0-9A-Za-z]{32}/)
    const json = await cli(
      'workspace',
      'create',
      '--name',
      'J',
      '--slug',
      'j',
      '--plan',
      'pro',
      '--json',
    )
    expect(JSON.parse(json.out)).toEqual({
      id: expect.stringMatching(/^ws_/),
      slug: 'j',
      plan: 'pro',
      publishableKey: expect.stringMatching(/^svc_pk_/),
      secretKey: expect.stringMatching(/^svc_sk_/),
      test: {
        id: expect.stringMatching(/^ws_/),
        slug: 'j.test',
        publishableKey: expect.stringMatching(/^svc_pk_test_/),
        secretKey: expect.stringMatching(/^svc_sk_test_/),
      },
    })
  })

  test('creates a key with scopes and an end', async () => {
    const args = [
      '--workspace',
      'acme',
      '--name',
      'CI',
      '--scopes',
      'links.write, links.read',
      '--expires',
      '90d',
    ]
    const key = JSON.parse((await cli('key', 'create', ...args, '--json')).out)
    expect(key.scopes).toEqual(['links.read', 'links.write'])
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000
    expect(Math.round(days)).toBe(90)
  })

  test('adds a hostname and a link domain', async () => {
    const hostname = await cli('hostname', 'add', 'Shop.test', '--workspace', 'acme', '--json')
    expect(JSON.parse(hostname.out)).toEqual({ hostname: 'shop.test' })
    const domain = await cli('domain', 'add', 'go.acme.test', '--workspace', 'acme', '--json')
    expect(JSON.parse(domain.out)).toMatchObject({ slug: 'go.acme.test', primary: true })
    expect(JSON.parse(domain.out).verification).toMatchObject({
      status: 'verified',
      verifiedBy: 'operator',
    })
    await cli('workspace', 'create', '--name', 'Other', '--slug', 'other')
    const taken = await cli('domain', 'add', 'go.acme.test', '--workspace', 'other')
    expect([taken.code, taken.err]).toEqual([1, expect.stringContaining('--take-over')])
    const verify = ['domain', 'verify', 'go.acme.test', '--workspace', 'other']
    expect((await cli(...verify)).code).toBe(1)
    expect((await cli(...verify, '--take-over')).code).toBe(0)
    const back = await cli('domain', 'verify', 'go.acme.test', '--workspace', 'acme')
    expect([back.code, back.err]).toEqual([1, expect.stringContaining('Another workspace')])
  })
})
