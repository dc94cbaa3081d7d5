import { isMailOnItsWay } from '../../../core/email-status.ts'
import { enqueue } from '../../../db/enqueue.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { createPublicCtx } from './create-public-ctx.ts'
import type { Sent, SignInBody } from './schema.ts'

/**
 * Takes the wish of somebody to sign in. A job looks who it is (`send-sign-in-link.ts`), so that neither
 * the answer nor the time it takes tells who is a partner.
 */
export async function answerSignIn(deps: Deps, headers: Headers, body: SignInBody): Promise<Sent> {
  const email = parseEmail(body.email)
  const { publishableKey, programId = null } = body
  const ctx = await createPublicCtx(deps, headers, {
    programId,
    ...(publishableKey === undefined ? {} : { publishableKey }),
  })
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const payload = { email, programId, language: requestLanguage(headers) }
  await enqueue(tx, scope, { task: 'send-sign-in-link', payload })
  return { sent: isMailOnItsWay(deps) }
}
