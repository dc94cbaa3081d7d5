/** `bun run demo`: installs what is missing, builds what has changed, then starts the demo. */
import { PARTS } from '../server/http/dist.ts'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'

process.chdir(ROOT)
await ensureInstalled()
await ensureBuilt([...PARTS, 'demo'])
// Only now: the demo imports what may just have been installed.
const { main } = await import('../demo/main.ts')
await main(process.argv.slice(2), process.env)
