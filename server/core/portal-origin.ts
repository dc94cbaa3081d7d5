import type { Config } from '../config.ts'

type Origins = Pick<Config, 'origin' | 'portalOrigin'>

/** Returns the origin of the pages for partners: their own, or the console's. */
export function getPortalOrigin({ origin, portalOrigin }: Origins): string {
  return portalOrigin ?? origin
}

/** Returns the host of those pages as browsers send it. */
export function getPortalHost(config: Origins): string {
  return new URL(getPortalOrigin(config)).host
}

/** Reads the host that a request is for, without the port that its scheme has anyway. */
export function toHost({ headers, url }: Pick<Request, 'headers' | 'url'>): string {
  const host = (headers.get('host') ?? new URL(url).host).toLowerCase()
  return host.replace(/:(80|443)$/, '').replace(/\.(?=$|:)/, '')
}

/** Returns the origin of the page that reads from its own host, which says so alone. */
export function getPageOrigin(config: Origins, request: Pick<Request, 'headers' | 'url'>): string {
  const isPortal = toHost(request) === getPortalHost(config)
  return isPortal ? getPortalOrigin(config) : config.origin
}
