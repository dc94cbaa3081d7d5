import { askSession } from './api/session.ts'
import { loadMenusLater } from './base/menu.ts'
import { nextTask, pause } from './base/wait.ts'
import { loadLanguage } from './base/texts.ts'
import { prefetchPage } from './router/prefetch.ts'
import { loadPage } from './router/load-page.ts'
import { followLinks, watchLinks } from './router/router.ts'
import { pathOf, routeOf } from './router/routes.ts'
import { preloadPages } from './shell/preload-pages.ts'

/** For how long the frame is kept back for the session, in milliseconds. */
const SOON_MS = 100

/** Loads the script of a page ahead; who shows the page hears of failures. */
function load({ pathname }: Pick<URL, 'pathname'>): void {
  const route = routeOf(pathOf(pathname))
  if (route) loadPage(route).catch(() => {})
}

const language = loadLanguage()
const route = routeOf(pathOf(location.pathname))
const session = route?.open ? undefined : askSession((known) => prefetchPage(route, known))
/** Waits for the texts, so that nothing is shown in another language first. */
await language.catch(() => {
  // Without its file the texts stay English.
})
await nextTask()
followLinks(document)
watchLinks(document, load)
loadMenusLater()
// Scripts come while the session is asked for.
load(location)
const app = import('./shell/console-app.ts')
// Where the session comes soon, the frame is drawn once, with it.
await Promise.race([session, pause(SOON_MS)])
await app
await nextTask()
document.body.append(Object.assign(document.createElement('console-app'), { id: 'content' }))
const known = await session
if (known?.workspace) await preloadPages(known)
