import { ensureScript } from '../tools/ensure-script.ts'
import { ensureWidgets } from '../tools/ensure-widgets.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { SCRIPT_DIR } from './http/script-routes.ts'
import { WIDGETS_DIR } from './http/widget-routes.ts'
import { serve } from './serve.ts'
import { openBackend } from './start.ts'

// Heard from the first moment: a signal during the start is obeyed after it, so that no Postgres stays behind.
const told = Promise.withResolvers<string>()
process.on('SIGTERM', () => told.resolve('SIGTERM'))
process.on('SIGINT', () => told.resolve('SIGINT'))

const config = await orExit(() => readConfig())
const built = [ensureScript(SCRIPT_DIR).catch(String), ensureWidgets(WIDGETS_DIR).catch(String)]
const backend = await orExit(() => openBackend(config))
const { log } = backend.deps
for (const problem of await Promise.all(built)) {
  if (problem) log.error({ problem }, 'script or widgets not built')
}
const serving = serve(backend.deps, createApp(backend.deps))
log.info({ url: config.origin, port: serving.port }, 'ready')

const signal = await told.promise
log.info({ signal }, 'stopping')
await serving.stop()
await backend.close()
log.info({}, 'stopped')
process.exit(0)

/** What keeps the server from starting is one sentence for its operator. */
async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    console.error(`The server cannot start: ${reason}`)
    process.exit(1)
  }
}
