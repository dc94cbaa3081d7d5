import { OPEN_PATHS } from './router/open-paths.ts'

// Runs before the page is drawn, so that it never flashes in the other theme. A script of its own: the policy
// allows none in the page.
try {
  const theme = localStorage.getItem('svc-console-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
} catch {
  // A browser that keeps nothing shows its own theme.
}
// The session is on its way before the scripts, which read it, are there. Safari would ask again after a preload
// link, whose headers are not those of the scripts.
const path = location.pathname.replace(/^\/console|\/+$/g, '')
if (!OPEN_PATHS.includes(path)) {
  const response = fetch('/api/auth/session', { signal: AbortSignal.timeout(20_000) })
  // Who reads it hears of failures.
  response.catch(() => {})
  globalThis.sessionResponse = response
}
// The first `Intl` objects take 50 ms, elsewhere while the scripts load. Who needs one meanwhile would wait for the
// worker, and draw nothing.
const { intlWorker } = document.currentScript!.dataset
if (intlWorker) {
  const worker = new Worker(intlWorker)
  globalThis.intlMade = new Promise((done) => (worker.onmessage = done))
}

declare global {
  /** The API's answer to who is signed in; undefined where the page needs no session. */
  var sessionResponse: Promise<Response> | undefined
  /** Resolves when the worker has made them; undefined without one. */
  var intlMade: Promise<unknown> | undefined
}
