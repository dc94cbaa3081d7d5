import { getClickId } from '../cookie.ts'
import { options, safe } from '../options.ts'

/** `a.com` (www or not), or `*.b.com` (its subdomains only). */
const matches = (host: string, pattern: string) =>
  pattern[0] == '*'
    ? host.endsWith(pattern.slice(1))
    : host.replace(/^www\./, '') == pattern.replace(/^www\./, '')

/** Adds the click id to a link to another of the site's hosts, at the moment it is used. */
const decorate = (event: Event) => {
  safe(() => {
    const link = event
      .composedPath()
      .find((node) => (node as HTMLAnchorElement).hostname) as HTMLAnchorElement
    const { hostname, search } = link
    const patterns = options.outbound!.split(/[, ]+/)
    if (hostname == location.hostname || !patterns.some((one) => one && matches(hostname, one)))
      return
    const id = getClickId()
    const others = search.slice(1).replace(/(^|&)svc_id=[^&]*/, '')
    if (id) link.search = `${others && others + '&'}svc_id=${encodeURIComponent(id)}`
  })
}

/** Decorates at pointer, keyboard and context menu: no scan, no timer, nothing retained. */
export const outbound = () => {
  for (const type of ['pointerdown', 'click', 'contextmenu']) addEventListener(type, decorate, true)
}
