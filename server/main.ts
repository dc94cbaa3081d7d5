import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'
import { openBackend } from './start.ts'

const config = readConfig()
const backend = await openBackend(config)
const { log } = backend.deps
const serving = serve(backend.deps, createApp(backend.deps))
log.info({ url: config.origin, port: config.port }, 'ready')

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  await serving.stop()
  await backend.close()
  log.info({}, 'stopped')
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
