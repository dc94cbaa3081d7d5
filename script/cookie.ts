import { options, safe } from './options.ts'

const DAY_SECONDS = 86_400
const DEFAULT_DAYS = 90

/** Reads the click id from the cookie. */
export const getClickId = () =>
  safe(() => decodeURIComponent(('; ' + document.cookie).split('; svc_id=')[1]!.split(';')[0]!))

/**
 * Writes the cookie on the configured, else the widest domain that the browser accepts. Every level is
 * cleared first: a narrower cookie would hide the new one. An empty id forgets the visitor.
 */
export const setClickId = (id: string) =>
  safe(() => {
    const value = encodeURIComponent(id.slice(0, 128))
    for (const domain of domains()) write(value, domain, 0)
    if (id) {
      const wanted = Number(options.cookieDays)
      const days = wanted > 0 ? wanted : DEFAULT_DAYS
      for (const domain of domains()) if (!getClickId()) write(value, domain, days)
    } else delete localStorage.svc_id
  })

/**
 * The configured domain; the host's levels, the widest first; and the host alone. No browser accepts one
 * label, and Firefox writes each refusal into the page's console. The parts of an address are no levels:
 * WebKitGTK would share the cookie among all addresses with the same end.
 */
const domains = () => {
  const labels = location.hostname.split(/\.(?=.*[a-z])/)
  const levels = labels.map((_, index) => labels.slice(-index - 1).join('.'))
  return [options.cookieDomain!, ...levels.slice(1), ''].filter((domain) => domain != null)
}

const write = (value: string, domain: string, days: number) => {
  document.cookie = [
    'svc_id=' + value,
    'domain=' + domain,
    'max-age=' + days * DAY_SECONDS,
    'path=' + (options.cookiePath || '/'),
    'samesite=lax',
    location.href.startsWith('https:') ? 'secure' : '',
  ].join(';')
}
