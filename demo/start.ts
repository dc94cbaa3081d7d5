import { createApp } from '../server/app.ts'
import { serve } from '../server/serve.ts'
import type { Deps } from '../server/deps.ts'
import { openBackend } from '../server/start.ts'
import { ensureBuilt } from '../tools/build.ts'
import { createPages } from './app.ts'
import { DEMO_KEYS } from './keys.ts'
import { emptyFolder, isSeeded, keepAhead, markSeeded, readAhead } from './data-folder.ts'
import { moveOn } from './move-on.ts'
import type { DemoOptions } from './options.ts'
import { withTourBar } from './kit/page.ts'
import { moveHome } from './seed/move-home.ts'
import { yearStart } from './seed/play-year.ts'
import { seed } from './seed/seed.ts'
import { StoryClock } from './seed/story-clock.ts'
import { openProviderStubs } from './story/provider-stubs.ts'

export interface Demo {
  /** Resolves when somebody wants all data made anew. */
  startOver: Promise<'start over'>
  /** Finishes what was begun and stops the database. */
  close(): Promise<void>
}

export interface Starting {
  /** Hears about what takes long. */
  say: (line: string) => void
  /** Ends a first start, whose data is then made anew by the next one. */
  stop: AbortSignal
  /** Leaves the port. */
  beforeListening(): Promise<void>
}

/**
 * Opens the database, seeds it once, listens.
 * @throws Stopped when it was stopped while its data was made
 */
export async function startDemo(
  { config: given, fresh }: DemoOptions,
  { say, stop, beforeListening }: Starting,
): Promise<Demo> {
  const providerStubs = await openProviderStubs()
  // Nothing here pays real money: stubs take the place of every payment service.
  const config = { ...given, providerSettings: providerStubs.settings }
  if (fresh || !isSeeded(config.dataDir)) emptyFolder(config.dataDir)
  const first = !isSeeded(config.dataDir)
  if (first)
    say('Creating demo data: a year of partners and payouts, and nine weeks of shop visits …')
  const clock = new StoryClock(stop, readAhead(config.dataDir))
  if (first) clock.set(yearStart(Date.now()))
  const backend = await openBackend(config, clock)
  try {
    const { deps } = backend
    if (first) {
      await withoutWaiting(deps, () => seed(deps, { clock, providerStubs: providerStubs, say }))
      markSeeded(config.dataDir)
    } else {
      await moveHome(deps)
    }
    stop.throwIfAborted()
    providerStubs.paypal.settlesAtOnce = true
    const startOver = Promise.withResolvers<'start over'>()
    const pages = createPages(config, {
      now: clock.now,
      startOver: () => startOver.resolve('start over'),
      moveOn: async () => keepAhead(config.dataDir, await moveOn(deps, clock)),
    })
    const app = createApp(deps, {
      mount: pages,
      docsKeys: DEMO_KEYS,
      buildDocs: documentation(say),
    })
    const { fetch } = app
    Object.defineProperty(app, 'fetch', {
      value: async (request: Request) => withTourBar(request, await fetch(request)),
    })
    await beforeListening()
    const serving = serve(deps, app)
    return {
      startOver: startOver.promise,
      async close() {
        await serving.stop()
        await backend.close()
        await providerStubs.stop()
      },
    }
  } catch (error) {
    await backend.close()
    await providerStubs.stop()
    throw error
  }
}

/** Commits do not wait for the disk meanwhile: a seed that a crash cuts short is made anew anyway. */
async function withoutWaiting({ db }: Deps, work: () => Promise<void>): Promise<void> {
  await db.sql`alter system set synchronous_commit = off`
  await db.sql`select pg_reload_conf()`
  await work()
  await db.sql`alter system reset synchronous_commit`
  await db.sql`select pg_reload_conf()`
  await db.sql`checkpoint`
}

/** Builds the documentation when it is first asked for: nobody's start waits for it. */
function documentation(say: (line: string) => void): () => void {
  let building: Promise<void> | undefined
  return () => {
    building ??= ensureBuilt(['docs']).catch((error: Error) => {
      say(`Couldn’t build the documentation: ${error.message}`)
      building = undefined
    })
  }
}
