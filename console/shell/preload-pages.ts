import type { Session } from '../api/session.ts'
import { idle, pause } from '../base/wait.ts'
import { loadPage } from '../router/load-page.ts'
import { routeOf } from '../router/routes.ts'
import { canOpen, PAGES } from './sections.ts'

const PAUSE_MS = 2_000

/** What a browser tells of somebody who pays for every byte; Firefox and Safari tell nothing. */
interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean }
}

/** Loads the pages that have a shortcut after the first view, one by one while there is nothing else to do. */
export async function preloadPages(session: Session): Promise<void> {
  if ((navigator as SavingNavigator).connection?.saveData) return
  await pause(PAUSE_MS)
  for (const page of PAGES) {
    const route = page.keys && canOpen(session, page) ? routeOf(page.path) : undefined
    if (!route) continue
    await idle()
    // Who shows the page hears of failures.
    await loadPage(route).catch(() => {})
  }
}
