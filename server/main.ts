import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { describeFailure } from './db/describe-failure.ts'
import { isBuilt, NOT_BUILT } from './http/dist.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { openBackend } from './start.ts'

// Heard from the first moment: a signal ends a start that waits, and leaves no Postgres behind.
const told = Promise.withResolvers<string>()
const stopped = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopped.abort()
    told.resolve(signal)
  })
}

const config = await orExit(() => readConfig())
// What nobody caught ends the process, as it would anyway, but is logged like everything else.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    createLog(config.logLevel).error(describeFailure(error), 'stopped by what nobody caught')
    process.exit(1)
  })
}
// Whoever reads the log may go away; the server stays.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const backend = await orExit(() =>
  openBackend(config, undefined, { signal: stopped.signal, outlastsDatabase: true }),
)
const { log } = backend.deps
if (!isBuilt()) log.error({}, `${NOT_BUILT} Until then /api/ready fails.`)
const serving = serve(backend.deps, createApp(backend.deps))
log.info({ url: config.origin, port: serving.port }, 'ready')

const signal = await told.promise
log.info({ signal }, 'stopping')
await serving.stop()
await backend.close()
log.info({}, 'stopped')
process.exit(0)

/** Exits with one sentence for the operator when a step of the start fails. */
async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (stopped.signal.aborted) process.exit(0)
    console.error(`The server cannot start: ${describeFailure(error).message || String(error)}`)
    process.exit(1)
  }
}
