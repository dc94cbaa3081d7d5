import { checkPort } from './free-port.ts'
import { readOptions, USAGE, type DemoOptions } from './options.ts'
import { showProgress } from './progress.ts'
import { startDemo } from './start.ts'
import { Stopped } from './stop-signal.ts'
import { summary } from './summary.ts'

/** Runs `bun run demo` until `stop` is aborted, or says why it cannot. */
export async function main(
  args: readonly string[],
  env: Record<string, string | undefined>,
  stop: AbortSignal,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  try {
    await run(await settle(args, env), stop)
    console.log('Stopped. Your data is saved.')
    process.exit(0)
  } catch (error) {
    if (error instanceof Stopped) {
      console.log('\nStopped. The next start creates the data again.')
      process.exit(0)
    }
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** Runs the demo, and anew from the beginning whenever somebody wants to start over. */
async function run(options: DemoOptions, stop: AbortSignal): Promise<void> {
  const told = new Promise<'stop'>((resolve) => {
    if (stop.aborted) resolve('stop')
    stop.addEventListener('abort', () => resolve('stop'))
  })
  let { fresh } = options
  for (;;) {
    const startedMs = performance.now()
    const progress = showProgress(options.config)
    const say = (line: string) => {
      console.log(line)
      progress.say(line)
    }
    const demo = await startDemo(
      { ...options, fresh },
      { say, stop, beforeListening: () => progress.end() },
    ).finally(() => progress.end())
    console.log(summary(options.config, performance.now() - startedMs))
    const why = await Promise.race([told, demo.startOver])
    console.log(why === 'stop' ? '\nStopping …' : '\nStarting over …')
    await demo.close()
    if (why === 'stop') return
    fresh = true
  }
}

async function settle(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<DemoOptions> {
  const wished = readOptions(args, env, undefined)
  const port = await checkPort(wished.config.port, wished.config.host)
  return readOptions(args, env, port)
}
