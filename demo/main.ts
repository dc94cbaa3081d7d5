import { checkPort } from './free-port.ts'
import { readOptions, USAGE, type DemoOptions } from './options.ts'
import { startDemo } from './start.ts'
import { summary } from './summary.ts'

/** Runs `bun run demo`. */
export async function main(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const startedMs = performance.now()
  const told = listenForSignals()
  try {
    const options = await settle(args, env)
    const demo = await startDemo(options, (line) => console.log(line))
    console.log(summary(options.config, performance.now() - startedMs))
    await told
    console.log('\nStopping …')
    await demo.close()
    console.log('Stopped. The data is kept.')
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/**
 * Listens for signals from the first moment: one during the start takes effect after it, so that no
 * Postgres is left running.
 */
function listenForSignals(): Promise<void> {
  const told = Promise.withResolvers<void>()
  let count = 0
  const hear = () => {
    told.resolve()
    // A second Ctrl-C is somebody who does not want to wait.
    if (++count > 1) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
  return told.promise
}

async function settle(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<DemoOptions> {
  const wished = readOptions(args, env, undefined)
  const port = await checkPort(wished.config.port, wished.config.host)
  return readOptions(args, env, port)
}
