/** The switches of the app: kept in cookies, so that the server answers the next page as it will look. */
const YEAR = 365 * 24 * 3600

document.querySelector('.top form')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  document.cookie = `app_${target.name}=${target.value}; Path=/demo/app; Max-Age=${YEAR}; SameSite=Lax`
  // Words come from the server; colours follow at once, those of the elements too.
  if (target.name === 'theme') document.documentElement.dataset['theme'] = target.value
  else location.reload()
})

export {}
