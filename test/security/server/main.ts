/**
 * The server of these tests: as it is served, in a process of its own, but without jobs, which would change
 * every workspace whenever they like. Its parent sets the clock and asks for the processor time.
 */
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { serve } from '../../../server/serve.ts'
import { openBackend } from '../../../server/start.ts'
import type { Command, Told } from './protocol.ts'

let aheadMs = 0
const backend = await openBackend(readConfig(), { now: () => Date.now() + aheadMs })
// Jobs begin when the database is prepared: never.
const serving = serve(backend.deps, createApp(backend.deps), new Promise(() => {}))

process.on('message', (command: Command) => {
  if (command === 'a minute later') aheadMs += 60_000
  tell()
})
process.on('disconnect', () => process.exit(0))
tell()

function tell(): void {
  const { user, system } = process.cpuUsage()
  process.send!({ port: serving.port, cpuMs: (user + system) / 1000 } satisfies Told)
}
