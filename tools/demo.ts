/** `bun run demo`: installs what is missing, then starts the demo. */
import { ensureInstalled, ROOT } from './ensure-installed.ts'

process.chdir(ROOT)
ensureInstalled()
// Only now: the demo imports what may just have been installed.
const { main } = await import('../demo/main.ts')
await main(process.argv.slice(2), process.env)
