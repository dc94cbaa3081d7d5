import { checkPort } from './free-port.ts'
import { readOptions, USAGE, type DemoOptions } from './options.ts'
import { startDemo, type Demo } from './start.ts'
import { summary } from './summary.ts'

/** The program behind `bun run demo`. */
export async function main(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const startedMs = performance.now()
  try {
    const options = await settle(args, env)
    const demo = await startDemo(options, (line) => console.log(line))
    stopOnSignal(demo)
    console.log(summary(options.config, performance.now() - startedMs))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
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

function stopOnSignal(demo: Demo): void {
  let stopping = false
  const stop = async () => {
    // A second Ctrl-C is somebody who does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    console.log('\nStopping …')
    await demo.close()
    console.log('Stopped. The data is kept.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop())
}
