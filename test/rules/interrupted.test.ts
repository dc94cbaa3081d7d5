import { afterAll, expect, test } from 'bun:test'
import { ROOT } from './sources.ts'

const started: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const TEST = [process.execPath, '--no-orphans', 'test', '--timeout', '600000']

/** Runs a test file that opens a database, and waits until it has one: the URL. */
async function openDatabaseIn(...command: string[]) {
  const env = {
    ...process.env,
    TEST_DATABASE_URL: undefined,
    TEST_SHARED_DATABASE: undefined,
    TEST_DATABASE_TEMPLATE: undefined,
  }
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  started.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += new TextDecoder().decode(chunk)
    const url = /database (\S+)\n/.exec(said)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error(`The run ended before it had a database:\n${said}`)
}

/** The server's connection ends with the server. The test's own time limit ends the wait. */
async function serverEnds(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  for (;;) {
    const ended = Promise.withResolvers<void>()
    try {
      await Bun.connect({
        hostname,
        port: Number(port),
        socket: { data() {}, close: () => ended.resolve() },
      })
    } catch {
      return
    }
    await ended.promise
  }
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a run that %s ends leaves no PostgreSQL behind',
  async (signal) => {
    const { child, url } = await openDatabaseIn(...TEST, './test/fixtures/interrupted/hangs.ts')
    child.kill(signal)
    await serverEnds(url)
    expect((await child.exited) === 0).toBe(false)
  },
)

test.each([
  ['stops at its first failure', ['--bail', './test/fixtures/interrupted/fails.ts']],
  ['fails while a file is loaded', ['./test/fixtures/interrupted/throws.ts']],
])('a run that %s leaves no PostgreSQL behind', async (_, args) => {
  const { child, url } = await openDatabaseIn(...TEST, ...args)
  await serverEnds(url)
  expect(await child.exited).toBe(1)
})

test('a runner that is killed ends the tests that it has started', async () => {
  const command = JSON.stringify([...TEST, './test/fixtures/interrupted/hangs.ts'])
  const runner = `await Bun.spawn(${command}, { stdout: 'inherit' }).exited`
  const { child, url } = await openDatabaseIn(process.execPath, '-e', runner)
  child.kill('SIGKILL')
  await serverEnds(url)
})
