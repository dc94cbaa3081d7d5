/** Parses the public address of a setting. @throws Error that names the setting */
export function parseOriginSetting(name: string, text: string): string {
  if (!URL.canParse(text))
    throw new Error(`${name} must be an address such as https://x.org, not "${text}".`)
  const { origin, pathname, search, hash } = new URL(text)
  if (pathname + search + hash === '/') return origin
  throw new Error(`${name} must be an address without a path, ${origin}, not "${text}".`)
}

/** Parses the origin of the pages for partners. Cookies know no ports, so it has another host. @throws Error */
export function parsePortalOrigin(text: string | undefined, origin: string): string | undefined {
  if (!text) return undefined
  const portal = new URL(parseOriginSetting('PORTAL_ORIGIN', text))
  const own = new URL(origin)
  if (portal.hostname === own.hostname)
    throw new Error(`PORTAL_ORIGIN must use a different host than ORIGIN, not "${text}".`)
  if (portal.protocol !== own.protocol)
    throw new Error(
      `PORTAL_ORIGIN must use the same scheme as ORIGIN (${own.protocol}), not "${text}".`,
    )
  return portal.origin
}
