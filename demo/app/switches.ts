/** The switches of the app: kept in cookies, so that the server answers the next page as it will look. */
const YEAR = 365 * 24 * 3600

document.querySelector('.top form')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  document.cookie = `app_${target.name}=${target.value}; Path=/demo/app; Max-Age=${YEAR}; SameSite=Lax`
  // Words come from the server; colours follow at once, those of the elements too.
  if (target.name === 'theme') document.documentElement.dataset['theme'] = target.value
  else location.reload()
})

/** The open tab is in the address, so that links, reload and the way back lead to it. */
const dashboard = document.querySelector('svc-referral-dashboard')
const follow = () => {
  if (location.hash) dashboard?.setAttribute('tab', location.hash.slice(1))
  else dashboard?.removeAttribute('tab')
}
follow()
addEventListener('hashchange', follow)
dashboard?.addEventListener('svc-tab', ({ detail }) => (location.hash = detail.tab))

export {}
