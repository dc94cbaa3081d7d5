import type { Config } from '../config.ts'
import { isInside, visitorAddress } from '../domain/network.ts'
import { EDGE_HEADERS } from '../geo.ts'

/** The type of Elysia's `server`; null when a test calls the app without a socket. */
export type IpSource = { requestIP(request: Request): { address: string } | null } | null

/** Returns the visitor's address: the socket's, or the one that the trusted proxies in front report. */
export function clientIp(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  request: Request,
  server: IpSource,
): string {
  const socket = server?.requestIP(request)?.address ?? ''
  return visitorAddress(trustProxy, {
    socket,
    forwarded: trustProxy === false ? null : request.headers.get('x-forwarded-for'),
  })
}

/** Removes the place that a request claims to come from, unless one of the trusted networks sent it. */
export function dropClaimedPlace(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  request: Request,
  server: NonNullable<IpSource>,
): void {
  if (typeof trustProxy !== 'object') return
  if (isInside(trustProxy, server.requestIP(request)?.address ?? '')) return
  for (const name of EDGE_HEADERS) request.headers.delete(name)
}
