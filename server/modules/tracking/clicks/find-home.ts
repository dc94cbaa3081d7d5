import type { Config } from '../../../config.ts'
import { getPortalHost, getPortalOrigin, toHost } from '../../../core/portal-origin.ts'

/** Returns where the bare address of this server leads: to the console, or to the portal on a host of its own. */
export function findHome(
  config: Pick<Config, 'origin' | 'portalOrigin'>,
  request: Pick<Request, 'headers' | 'url'>,
): string | null {
  const host = toHost(request)
  if (host === new URL(config.origin).host) return `${config.origin}/console`
  return host === getPortalHost(config) ? `${getPortalOrigin(config)}/partners` : null
}
