/**
 * `bun run dev`: the server, built and started anew whenever a source changes. `bun run dev demo` does the
 * same with the demo.
 */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ensureInstalled, ROOT } from './ensure-installed.ts'

const FOLDERS = ['server', 'script', 'widgets', 'demo']
/** An editor writes a file in several steps, and a branch changes many. */
const SETTLE_MS = 200

ensureInstalled()
const command = process.argv[2] === 'demo' ? 'tools/demo.ts' : 'server/main.ts'

let child: Bun.Subprocess | undefined
let restarting = Promise.resolve()
let timer: Timer | undefined

for (const folder of FOLDERS) {
  watch(join(ROOT, folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.ts$|\.md$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(queueRestart, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}
queueRestart()

function queueRestart(): void {
  restarting = restarting.then(restart).catch((error: unknown) => {
    // A mistake in a source is mended, and the next change tries again.
    console.error(error instanceof Error ? error.message : error)
  })
}

async function restart(): Promise<void> {
  await ensureBuilt()
  await stop()
  child = Bun.spawn([process.execPath, command], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit'],
  })
}

async function stop(): Promise<void> {
  child?.kill('SIGTERM')
  await child?.exited
  child = undefined
}
