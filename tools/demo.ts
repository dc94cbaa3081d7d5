/** `bun run demo`: installs what is missing, builds what has changed, then starts the demo. */
import { stopSignal } from '../demo/stop-signal.ts'
import { PARTS } from '../server/http/dist.ts'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'

process.chdir(ROOT)
await ensureInstalled()
const stop = stopSignal()
try {
  await ensureBuilt([...PARTS, 'demo'])
} catch (error) {
  // Ctrl-C ends the build as well.
  if (!stop.aborted) throw error
}
if (stop.aborted) process.exit(0)
// Only now: the demo imports what may just have been installed.
const { main } = await import('../demo/main.ts')
await main(process.argv.slice(2), process.env, stop)
