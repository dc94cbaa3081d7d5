import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_KEY } from '../kit/backend.ts'
import { until, within } from './wait.ts'

const ROOT = join(import.meta.dir, '..', '..')

export interface ServerOptions {
  port: number
  /** A Postgres server; without it the server runs an embedded one in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir?: string
  env?: Record<string, string>
}

export interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

/** A real server in a process of its own. */
export class ServerProcess {
  readonly port: number
  readonly lines: LogLine[] = []
  /** What is no line of the log: a crash, a warning of the runtime. */
  readonly noise: string[] = []
  readonly #child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>

  constructor(options: ServerOptions) {
    this.port = options.port
    this.#child = Bun.spawn(['bun', join(ROOT, 'server', 'main.ts')], {
      cwd: ROOT,
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        HOST: '127.0.0.1',
        PORT: String(options.port),
        SVC_MODE: 'test',
        LOG_LEVEL: 'info',
        ENCRYPTION_KEY: TEST_KEY,
        RATE_LIMIT_PER_MINUTE: '1000000000',
        CLICKS_PER_ADDRESS: '1000000000',
        DATA_DIR: options.dataDir ?? mkdtempSync(join(tmpdir(), 'svc-server-')),
        ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
        ...options.env,
      },
    })
    void this.#read(this.#child.stdout)
    void this.#read(this.#child.stderr)
  }

  get pid(): number {
    return this.#child.pid
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Warnings and errors, but for the notice of a server that nobody owns. */
  get warnings(): LogLine[] {
    return this.lines.filter(({ level, msg }) => level >= 40 && !msg.startsWith('nobody owns'))
  }

  /** Resolves when the server answers and reaches its database. */
  async ready(): Promise<this> {
    const url = `http://127.0.0.1:${this.port}/api/ready`
    const ask = async () => {
      if (!this.running) throw new Error(`the server ended:\n${this.told()}`)
      return fetch(url, { keepalive: false }).then(
        ({ ok }) => ok,
        () => false,
      )
    }
    const moves = () => this.lines.length
    await until(`server on port ${this.port} to be ready`, ask, { moves })
    return this
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await within('a killed server', this.#child.exited)
  }

  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(name)
  }

  /** The exit code once it has ended of itself. */
  exited(): Promise<number> {
    const moves = () => this.lines.length
    return within(`server ${this.pid} to end:\n${this.told()}`, this.#child.exited, { moves })
  }

  async stop(): Promise<void> {
    if (!this.running) return
    this.signal('SIGTERM')
    await this.exited().catch(() => this.kill())
  }

  told(): string {
    return [...this.lines.slice(-20).map((line) => JSON.stringify(line)), ...this.noise].join('\n')
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) this.#hear(line)
    }
    if (rest !== '') this.#hear(rest)
  }

  #hear(line: string): void {
    if (line.startsWith('{')) this.lines.push(JSON.parse(line) as LogLine)
    else if (line.trim() !== '') this.noise.push(line)
  }
}
