import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { isMailOnItsWay } from '../../../core/email-status.ts'
import { toHost } from '../../../core/portal-origin.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { findFirstWorkspace } from '../../../db/find-token.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { requestLanguage } from '../../../locales/locale.ts'
import { createPublicCtx } from './create-public-ctx.ts'
import type { Sent, SignInBody } from './schema.ts'

/** Where a job looks for the partner. */
interface Reach {
  ctx: Ctx
  /** In all workspaces, not only in that of the context. */
  isAnywhere: boolean
}

/**
 * Takes the wish of somebody to sign in. A job looks who it is (`send-sign-in-link.ts`), so that neither
 * the answer nor the time it takes tells who is a partner.
 */
export async function answerSignIn(
  deps: Deps,
  request: Pick<Request, 'headers' | 'url'>,
  body: SignInBody,
): Promise<Sent> {
  const email = parseEmail(body.email)
  const { programId = null } = body
  const reach = await findReach(deps, request, body)
  if (reach) {
    const { ctx, isAnywhere } = reach
    const payload = { email, programId, isAnywhere, language: requestLanguage(request.headers) }
    await enqueue(ctx.tx, ctx.scope, { task: 'send-sign-in-link', payload })
  }
  return { sent: isMailOnItsWay(deps) }
}

/** Finds the workspace of the page that asks; without one, all of them. Null on a server without workspaces. */
async function findReach(
  deps: Deps,
  request: Pick<Request, 'headers' | 'url'>,
  { publishableKey, programId }: SignInBody,
): Promise<Reach | null> {
  const { headers } = request
  if (publishableKey !== undefined || programId || headers.has('authorization')) {
    const ctx = await createPublicCtx(deps, headers, {
      programId: programId ?? null,
      ...(publishableKey === undefined ? {} : { publishableKey }),
    })
    requirePlan(ctx.scope.plan, 'partnerProgram')
    return { ctx, isAnywhere: false }
  }
  const domain = await deps.directory.domainBySlug(toHost(request))
  const id = domain?.workspace.id ?? (await findFirstWorkspace(deps.db))
  const workspace = id === null ? null : await deps.directory.workspaceById(id)
  if (!workspace) return null
  const actor = { type: 'system', name: 'partner-pages' } as const
  const ctx = createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor })
  return { ctx, isAnywhere: domain === null }
}
