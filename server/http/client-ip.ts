import type { Config } from '../config.ts'

/** The visitor's address: the socket's, or what the trusted proxy in front says it saw. */
export function clientIp(
  config: Config,
  request: Request,
  server: { requestIP(request: Request): { address: string } | null } | null,
): string {
  if (config.trustProxy) {
    const seen = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (seen) return seen.slice(0, 45)
  }
  return server?.requestIP(request)?.address ?? ''
}
