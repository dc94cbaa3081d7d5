// Runs before the page is drawn, so that it never flashes in the other theme. A script of its own: the policy
// allows none in the page.
try {
  const theme = localStorage.getItem('svc-console-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
} catch {
  // A browser that keeps nothing shows its own theme.
}
// The first `Intl` object takes 50 ms, elsewhere while the scripts load.
const { intlWorker } = document.currentScript!.dataset
if (intlWorker) new Worker(intlWorker)
export {}
