import { OPEN_PATHS } from './router/open-paths.ts'

// Runs before the page is drawn, so that it never flashes in the other theme. A script of its own: the policy
// allows none in the page.
try {
  const theme = localStorage.getItem('svc-console-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
} catch {
  // A browser that keeps nothing shows its own theme.
}
// The session is on its way before the scripts, which ask for it, are there.
const path = location.pathname.replace(/^\/console|\/+$/g, '')
if (!OPEN_PATHS.includes(path)) {
  const preload = { rel: 'preload', as: 'fetch', href: '/api/auth/session', crossOrigin: '' }
  document.head.append(Object.assign(document.createElement('link'), preload))
}
// The first `Intl` objects take 50 ms, elsewhere while the scripts load. Who needs one meanwhile would wait for the
// worker, and draw nothing.
const { intlWorker } = document.currentScript!.dataset
if (intlWorker) {
  const worker = new Worker(intlWorker)
  globalThis.intlMade = new Promise((done) => (worker.onmessage = done))
}

declare global {
  /** Resolves when the worker has made them; undefined without one. */
  var intlMade: Promise<unknown> | undefined
}
