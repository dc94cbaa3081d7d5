import { join } from 'node:path'

const SDK = join(import.meta.dir, '..')
const GO_DRIVER = join(SDK, '../node_modules/.cache/svc/sdk-go')

export interface Library {
  name: string
  /** What must be installed, and how. */
  toolchain: string
  install: string
  command: string[]
  folder: string
  /** Builds the driver, where there is something to build. */
  build?: string[]
  /** Runs the first example, which the README has, too. */
  quickstart: string[]
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'typescript',
    toolchain: process.execPath,
    install: 'https://bun.sh',
    command: [process.execPath, 'conformance.ts'],
    quickstart: [process.execPath, 'examples/quickstart.ts'],
    folder: join(SDK, 'typescript'),
  },
  {
    name: 'python',
    toolchain: 'python3',
    install: 'apt-get install python3',
    command: ['python3', 'conformance.py'],
    quickstart: ['python3', 'examples/quickstart.py'],
    folder: join(SDK, 'python'),
  },
  {
    name: 'go',
    toolchain: 'go',
    install: 'apt-get install golang-go',
    build: ['go', 'build', '-o', GO_DRIVER, './conformance'],
    command: [GO_DRIVER],
    quickstart: ['go', 'run', './examples/quickstart.go'],
    folder: join(SDK, 'go'),
  },
  {
    name: 'ruby',
    toolchain: 'ruby',
    install: 'apt-get install ruby',
    command: ['ruby', '-W', 'conformance.rb'],
    quickstart: ['ruby', '-W', '-Ilib', 'examples/quickstart.rb'],
    folder: join(SDK, 'ruby'),
  },
  {
    name: 'php',
    toolchain: 'php',
    install: 'apt-get install php-cli',
    command: ['php', '-d', 'display_errors=stderr', 'conformance.php'],
    quickstart: ['php', '-d', 'display_errors=stderr', 'examples/quickstart.php'],
    folder: join(SDK, 'php'),
  },
]

export interface ErrorTold {
  type: string
  class?: string
  code?: string
  status?: number
  requestId?: string | null
  docUrl?: string | null
  issues?: { path: string; message: string }[]
  message: string
  retryAfter?: number | null
}

export interface Told {
  /** What the library answered, as JSON: its shape is what the cases assert. */
  ok?: any
  error?: ErrorTold
}

/** Tells whether its toolchain is here. */
export function isInstalled({ toolchain }: Library): boolean {
  return Bun.which(toolchain) !== null
}

/** Runs the first example. @returns what it prints */
export async function runQuickstart(
  { quickstart, folder }: Library,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): Promise<string> {
  const env = { ...process.env, SVC_BASE_URL: baseUrl, SVC_API_KEY: apiKey, PYTHONPATH: folder }
  const child = Bun.spawn(quickstart, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Response(child.stdout).text()
}

/** A library in a process of its own, which does one thing after the other. */
export class Driver {
  readonly #child: Bun.Subprocess<'pipe', 'pipe', 'inherit'>
  readonly #lines: AsyncGenerator<string, void>

  private constructor(child: Bun.Subprocess<'pipe', 'pipe', 'inherit'>) {
    this.#child = child
    this.#lines = linesOf(child.stdout)
  }

  static start({ command, build, folder }: Library): Driver {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
    if (build) {
      const { exitCode } = Bun.spawnSync(build, {
        cwd: folder,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      if (exitCode !== 0) throw new Error(`${build.join(' ')} failed.`)
    }
    return new Driver(Bun.spawn(command, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] }))
  }

  async ask(what: string, command: object = {}): Promise<Told> {
    await this.#child.stdin.write(`${JSON.stringify({ do: what, ...command })}\n`)
    await this.#child.stdin.flush()
    const { value } = await this.#lines.next()
    if (value === undefined)
      throw new Error(`The library ended at ${JSON.stringify({ what, command })}.`)
    return JSON.parse(value) as Told
  }

  async end(): Promise<void> {
    await this.#child.stdin.end()
    this.#child.kill()
    await this.#child.exited
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
