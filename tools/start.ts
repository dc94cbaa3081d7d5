/** `bun run start`: builds what has changed since the last build, then starts the server. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ROOT } from './ensure-installed.ts'

// A production install has no bundler: there the server takes what was built before.
if (existsSync(join(ROOT, 'node_modules/vite'))) await ensureBuilt()
await import('../server/main.ts')
