import type { Tenant } from '../world/tenant.ts'
import type { Operation } from './operations.ts'

/** The address of the server as browsers know it. */
export const CONSOLE = 'http://localhost:3000'

/** The headers of somebody who may call an operation. */
export function headersOf(
  { workspace, partnerToken, embedToken, shareToken, cookie }: Tenant,
  security: Operation['security'],
): Record<string, string> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const [first] = security
  if (!first) return {}
  if ('secretKey' in first) return bearer(workspace.secretKey)
  if ('partnerSession' in first) return bearer(partnerToken)
  if ('shareLink' in first) return bearer(shareToken)
  if ('memberSession' in first) return { cookie, origin: CONSOLE }
  if ('embedSession' in first) return { ...bearer(embedToken), origin: 'https://app.test' }
  if ('publishableKey' in first) {
    return { ...bearer(workspace.publishableKey), origin: 'https://shop.test' }
  }
  return {}
}
