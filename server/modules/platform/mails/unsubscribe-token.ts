import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../domain/ids.ts'
import { sameText } from '../../../core/secrets.ts'

const PURPOSE = 'unsubscribe'

/** Returns the address that ends one enrollment's digests. It is signed and never expires, like the mail. */
export function unsubscribeUrl(ctx: Ctx, enrollmentId: string): string {
  const { deps, scope } = ctx
  const named = `${scope.workspaceId}.${enrollmentId}`
  const token = `${named}.${deps.secrets.fingerprint(named, PURPOSE)}`
  return `${deps.config.origin}/api/mails/unsubscribe/${token}`
}

/** Verifies an unsubscribe token and returns its enrollment, or null when it is not one of ours. */
export function readUnsubscribeToken(
  { secrets }: Deps,
  token: string,
): { workspaceId: string; enrollmentId: string } | null {
  const [workspaceId = '', enrollmentId = '', mark = ''] = token.split('.')
  if (!isId('ws', workspaceId) || !isId('enr', enrollmentId)) return null
  const marks = secrets.fingerprints(`${workspaceId}.${enrollmentId}`, PURPOSE)
  return marks.some((own) => sameText(mark, own)) ? { workspaceId, enrollmentId } : null
}
