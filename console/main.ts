import { askSession } from './api/session.ts'
import { loadMenusLater } from './base/menu.ts'
import { pause } from './base/wait.ts'
import { loadLanguage } from './base/texts.ts'
import { loadPage } from './router/load-page.ts'
import { followLinks, watchLinks } from './router/router.ts'
import { pathOf, routeOf } from './router/routes.ts'

const SOON_MS = 50

/** Loads the script of a page ahead; who shows the page hears of failures. */
function load({ pathname }: Pick<URL, 'pathname'>): void {
  const route = routeOf(pathOf(pathname))
  if (route) loadPage(route).catch(() => {})
}

const language = loadLanguage()
const session = routeOf(pathOf(location.pathname))?.open ? undefined : askSession()
/** Waits for the texts, so that nothing is shown in another language first. */
await language.catch(() => {
  // Without its file the texts stay English.
})
followLinks(document)
watchLinks(document, load)
loadMenusLater()
// Comes while the script of the frame around it runs.
load(location)
// Where it comes soon, the frame is drawn once, with it.
await Promise.race([session, pause(SOON_MS)])
await import('./shell/console-app.ts')
