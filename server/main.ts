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
const serving = serve(backend.deps, createApp(backend.deps), backend.prepared)
const place = { url: config.origin, port: serving.port }
const refused = Promise.withResolvers<{ refusal: unknown }>()
backend.prepared.then(
  () => log.info(place, 'ready'),
  (refusal: unknown) => refused.resolve({ refusal }),
)
if (backend.deps.offline.isOn) log.warn(place, 'started without the database')

const end = await Promise.race([told.promise.then((signal) => ({ signal })), refused.promise])
log.info('signal' in end ? end : {}, 'stopping')
await serving.stop()
await backend.close()
log.info({}, 'stopped')
if ('refusal' in end) await orExit(() => Promise.reject(end.refusal))
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
