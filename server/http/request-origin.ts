import type { Deps } from '../deps.ts'
import type { RequestOrigin } from '../db/scope.ts'
import { clientIp, type IpSource } from './client-ip.ts'
import { requestIdOf } from './handle-errors.ts'

/** Returns where a request comes from, for the audit log; looked up when somebody asks, and once. */
export function requestOrigin(
  deps: Deps,
  { request, server }: { request: Request; server: IpSource },
): RequestOrigin {
  let address: string | undefined
  return {
    get id() {
      return requestIdOf(request)
    },
    get address() {
      return (address ??= clientIp(deps.config, request, server))
    },
  }
}
