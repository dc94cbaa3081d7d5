/** `bun run demo`: installs what is missing, then starts the demo. Imports nothing that may not be installed yet. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dir, '..')
process.chdir(root)

if (
  !existsSync(join(root, 'node_modules', 'elysia')) ||
  !existsSync(join(root, 'node_modules', 'esbuild'))
) {
  console.log('Installing what the project needs …')
  // The Bun that runs this file: there may be no other on PATH.
  const { status } = spawnSync(process.execPath, ['install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    console.error('The installation failed. Check the network and run the demo again.')
    process.exit(1)
  }
}

const { main } = await import('../demo/main.ts')
await main(process.argv.slice(2), process.env)
