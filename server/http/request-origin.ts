import type { Deps } from '../deps.ts'
import type { RequestOrigin } from '../db/scope.ts'
import { clientIp, type IpSource } from './client-ip.ts'
import { requestIdOf } from './handle-errors.ts'

/** Returns where a request comes from, for the audit log; looked up when somebody asks. */
export function requestOrigin(
  deps: Deps,
  { request, server }: { request: Request; server: IpSource },
): RequestOrigin {
  return {
    get id() {
      return requestIdOf(request)
    },
    get address() {
      return clientIp(deps.config, request, server)
    },
  }
}
