import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../tools/ensure-installed.ts'
import { TEST_KEY } from '../../kit/backend.ts'
import { CONSOLE } from '../api/headers.ts'
import type { Command, Told } from './protocol.ts'

/** The server under test, its log, and its clock. */
export class TestServer {
  readonly origin: string
  /** All that it has written, by line. */
  readonly lines: string[] = []
  readonly #child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>
  readonly #answers: ((told: Told) => void)[]

  /**
   * Starts a server on that database; `more` are further variables of its environment, `root` is the project that it is
   * of, if it is another one.
   */
  static async start(
    databaseUrl: string,
    more: Record<string, string> = {},
    root = ROOT,
  ): Promise<TestServer> {
    const answers: ((told: Told) => void)[] = []
    const started = new Promise<Told>((resolve) => answers.push(resolve))
    const child = Bun.spawn([process.execPath, join(root, 'test/security/server/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: 'production',
        SVC_MODE: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        ORIGIN: CONSOLE,
        ENCRYPTION_KEY: TEST_KEY,
        TRUST_PROXY: 'true',
        RATE_LIMIT_PER_MINUTE: '1000000000',
        DATABASE_URL: databaseUrl,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'svc-security-')),
        ...more,
      },
      ipc: (told: Told) => answers.shift()?.(told),
    })
    const server = new TestServer(child, answers)
    const ended = child.exited.then(() => {
      throw new Error(`The server ended:\n${server.lines.join('\n')}`)
    })
    const { port } = await Promise.race([started, ended])
    return Object.assign(server, { origin: `http://127.0.0.1:${port}` })
  }

  private constructor(
    child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>,
    answers: ((told: Told) => void)[],
  ) {
    this.origin = ''
    this.#child = child
    this.#answers = answers
    void this.#read(child.stdout)
    void this.#read(child.stderr)
  }

  async ask(command: Command): Promise<Told> {
    const answer = new Promise<Told>((resolve) => this.#answers.push(resolve))
    this.#child.send(command)
    return answer
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async stop(): Promise<void> {
    this.#child.kill()
    await this.#child.exited
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      this.lines.push(...lines)
    }
    if (rest !== '') this.lines.push(rest)
  }
}
