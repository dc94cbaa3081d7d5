import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../kit/free-port.ts'

const PROGRAM = resolve(import.meta.dir, '../../../tools/demo.ts')
const READY = 'The demo is ready'

export interface RunningDemo {
  origin: string
  port: number
  dataDir: string
  pid: number
  /** What it has printed until now. */
  output(): string
  /** Waits until it has printed some words. */
  said(words: string): Promise<void>
  /** Ctrl-C. Answers its exit code. */
  interrupt(): Promise<number>
}

/** A folder for the demo's data, and how to remove it. */
export function dataFolder(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-demo-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Starts the demo as `bun run demo` does and waits until it says that it is ready. */
export async function startDemo(options: {
  dataDir: string
  port?: number
  args?: string[]
}): Promise<RunningDemo> {
  const port = options.port ?? (await freePort())
  const run = spawnDemo({ ...options, port })
  await run.said(READY)
  return {
    origin: `http://localhost:${port}`,
    port,
    dataDir: options.dataDir,
    pid: run.child.pid,
    output: run.output,
    said: run.said,
    async interrupt() {
      run.child.kill('SIGINT')
      return run.child.exited
    },
  }
}

let seeded: Promise<string> | undefined

/** Starts the demo on a copy of its first data, which are made once in each process: that takes a while. */
export async function startSeededDemo(): Promise<RunningDemo & { end(): Promise<number> }> {
  seeded ??= seedDemo()
  const folder = dataFolder()
  cpSync(await seeded, folder.dataDir, { recursive: true })
  const demo = await startDemo({ dataDir: folder.dataDir })
  return {
    ...demo,
    async end() {
      const code = await demo.interrupt()
      folder.remove()
      return code
    },
  }
}

async function seedDemo(): Promise<string> {
  const { dataDir, remove } = dataFolder()
  process.on('exit', remove)
  await (await startDemo({ dataDir })).interrupt()
  return dataDir
}

/** Starts the demo and kills it as soon as it has said some words. */
export async function killDemo(options: { dataDir: string; args?: string[]; at: string }) {
  const run = spawnDemo({ ...options, port: await freePort() })
  await run.said(options.at)
  run.child.kill('SIGKILL')
  await run.child.exited
}

/** Runs the demo until it ends by itself: a start that is refused. */
export async function refusedDemo(options: { dataDir: string; port: number; args?: string[] }) {
  const run = spawnDemo(options)
  const code = await run.child.exited
  await run.finished
  return { code, output: run.output() }
}

function spawnDemo({
  dataDir,
  port,
  args = [],
}: {
  dataDir: string
  port: number
  args?: string[]
}) {
  const child = Bun.spawn([process.execPath, PROGRAM, ...args], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let output = ''
  const waiting = new Set<() => void>()
  const texts = ['', '']
  const read = (stream: ReadableStream<Uint8Array>, i: number) =>
    readAll(stream, (text) => {
      texts[i] = text
      output = texts.join('')
      for (const look of waiting) look()
    })
  const finished = Promise.all([read(child.stdout, 0), read(child.stderr, 1)])
  const said = (words: string) =>
    new Promise<void>((done, fail) => {
      const look = () => {
        if (output.includes(words)) done()
      }
      waiting.add(look)
      look()
      void finished.then(() =>
        fail(new Error(`The demo ended without saying "${words}":\n${output}`)),
      )
    })
  return { child, said, finished, output: () => output }
}

/** Hears what a process prints, all of it each time, until it ends. */
export async function readAll(
  stream: ReadableStream<Uint8Array>,
  hear: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true })
    hear(text)
  }
}
