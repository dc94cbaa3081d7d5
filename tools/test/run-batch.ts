import { ROOT } from '../ensure-installed.ts'
import type { Suite } from '../test-files.ts'
import type { Batch } from './plan-batches.ts'
import { type FileResult, OutputReader } from './read-output.ts'

/** A guard against what hangs, far beyond what any test needs on a slow machine. */
const HANG_MS = 600_000
/** With a fifth of the processor. */
const SLOW_HANG_MS = 3_000_000

export interface BatchOptions {
  env: Record<string, string | undefined>
  /** A pattern of test names. */
  name?: string | undefined
  slow: boolean
  /** The words before the command, which a shell runs with its own process id in `$$`. */
  enter: string
  onFailure(suite: Suite, file: string, text: string): void
  onFile(suite: Suite, result: FileResult): void
}

export interface BatchResult {
  /** Microseconds of CPU. */
  cpu: number
  /** The files that the process did not come to, since one before them ended it. */
  left: string[]
}

/** Runs the files of a batch in a process of their own and reports each as it ends. */
export async function runBatch(batch: Batch, options: BatchOptions): Promise<BatchResult> {
  const { suite } = batch
  const ended = new Set<string>()
  const reader = new OutputReader(batch.files, {
    failure: (file, text) => options.onFailure(suite, file, text),
    end(result) {
      ended.add(result.file)
      options.onFile(suite, result)
    },
  })
  const child = start(batch, options)
  const hang = options.slow ? SLOW_HANG_MS : HANG_MS
  let hung = false
  const stop = () => {
    hung = true
    child.kill('SIGKILL')
  }
  let guard = setTimeout(stop, hang)
  const tail: string[] = []
  for await (const line of linesOf(child.stdout)) {
    clearTimeout(guard)
    guard = setTimeout(stop, hang)
    tail.push(line)
    if (tail.length > 40) tail.shift()
    reader.line(Bun.stripANSI(line), performance.now())
  }
  clearTimeout(guard)
  const code = await child.exited
  const cpu = Number(child.resourceUsage()?.cpuTime.total ?? 0)
  const fail = (file: string, ms: number, text: string) => {
    ended.add(file)
    options.onFailure(suite, file, text)
    options.onFile(suite, { file, passed: 0, failed: 1, ms, output: '' })
  }
  if (!reader.complete) {
    const why = hung ? `Nothing was printed for ${hang / 60_000} minutes.` : endedEarly(code)
    // Without a file that began, the first one is to blame, so that every run comes to its end.
    const file = reader.file ?? batch.files.find((one) => !ended.has(one))
    if (file !== undefined) fail(file, 0, `${tail.join('\n')}\n${why}`)
  } else if (options.name === undefined) {
    for (const file of batch.files) if (!ended.has(file)) fail(file, 0, `${file} has no tests.`)
  }
  return { cpu, left: reader.complete ? [] : batch.files.filter((file) => !ended.has(file)) }
}

const endedEarly = (code: number) => `The process ended early, with code ${code}.`

function start({ suite, files }: Batch, { env, name, slow, enter }: BatchOptions) {
  const bun = [process.execPath, '--no-orphans']
  const named = name === undefined ? [] : ['-t', name]
  const timeout = String(slow ? SLOW_HANG_MS : HANG_MS)
  const command =
    suite === 'widgets'
      ? [...bun, 'test/widgets/run.ts', ...files]
      : [...bun, 'test', '--timeout', timeout, ...named, ...files.map((file) => `./${file}`)]
  // One pipe for both streams keeps their lines in order.
  return Bun.spawn(['sh', '-c', `${enter} exec "$@" 2>&1`, 'sh', ...command], {
    cwd: ROOT,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
