import type { Config } from '../config.ts'

/** The type of Elysia's `server`; null when a test calls the app without a socket. */
export type IpSource = { requestIP(request: Request): { address: string } | null } | null

/** Returns the visitor's address: the socket's, or the one that the trusted proxy in front reports. */
export function clientIp(config: Config, request: Request, server: IpSource): string {
  if (config.trustProxy) {
    const seen = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (seen) return seen.slice(0, 45)
  }
  return server?.requestIP(request)?.address ?? ''
}
