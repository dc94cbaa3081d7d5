import { resolve } from 'node:path'
import { readConfig, type Config } from '../server/config.ts'

export interface DemoOptions {
  config: Config
  /** Delete the demo's data first. */
  fresh: boolean
}

export const USAGE = `bun run demo [--fresh]

  --fresh    delete the demo data and start over

  PORT       port (default: 3000)
  DATA_DIR   folder whose subfolder "demo" stores the data (default: .data)
  HOST       address to listen on (default: 127.0.0.1, this machine only)
  LOG_LEVEL  debug, info, warn, error, or silent (default: warn)`

/**
 * Reads the demo's options.
 * @throws Error that says what is wrong with an argument or a variable
 */
export function readOptions(
  args: readonly string[],
  env: Record<string, string | undefined>,
  port: number | undefined,
): DemoOptions {
  const unknown = args.find((arg) => arg !== '--fresh')
  if (unknown) throw new Error(`Unknown option ${unknown}.\n\n${USAGE}`)
  const { HOST = '127.0.0.1', LOG_LEVEL = 'warn' } = env
  // Neither DATABASE_URL nor ORIGIN: keys that everybody knows stay on this machine, in a database of their own.
  // Nor SMTP_URL: its mails go to nobody.
  const config = readConfig(
    {
      ...env,
      HOST,
      LOG_LEVEL,
      DATABASE_URL: '',
      REPORTS_DATABASE_URL: '',
      ORIGIN: '',
      SMTP_URL: '',
    },
    {
      mode: 'demo',
      dataDir: resolve(env.DATA_DIR || '.data', 'demo'),
      reusePort: false,
      // The year is played against stubs in this process, however slow the machine is.
      payoutTimeoutMs: 600_000,
      ...(port === undefined ? {} : { port }),
    },
  )
  return { config, fresh: args.includes('--fresh') }
}
