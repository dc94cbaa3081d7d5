import { inArray } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { invitations } from '../../../db/schema/people.ts'
import { shareLinks } from '../../../db/schema/reports.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { personOf, type Scope } from '../../../db/scope.ts'
import { limitGrants, scopesOf, type Role } from '../../../domain/roles.ts'
import { permits } from '../../../domain/scopes.ts'
import { holdWebhooks, noteHeard } from '../webhooks/note-heard.ts'
import { findAccess, toAccess, type FoundAccess } from './find-access.ts'
import type { AccessChoice, AccessOutcome, EndedAccess } from './schema.ts'

/** A member whose role is changed, or taken away (`to: null`). */
export interface Demotion extends AccessChoice {
  personId: string
  from: Role
  to: Role | null
}

type Pick = (type: FoundAccess['type'], wanted: AccessOutcome) => string[]

/**
 * Ends what a member created and the new role could not create, or hands it to whoever acts: keys and
 * invitations end, since their secrets are known to the member; webhooks and share links as chosen.
 */
async function endAccess(ctx: TxCtx, demotion: Demotion): Promise<EndedAccess[]> {
  const found = await findAccess(ctx, demotion.personId)
  const judged = found.map((one) => ({ ...one, outcome: judge(one, demotion) }))
  const pick: Pick = (type, wanted) =>
    judged.filter((one) => one.type === type && one.outcome === wanted).map(({ id }) => id)
  const createdBy = findHeir(ctx.scope, demotion)
  await endKeys(ctx, pick)
  await endShareLinks(ctx, pick, createdBy)
  await endWebhooks(ctx, pick, createdBy)
  return judged.map((one) => ({ ...toAccess(one), outcome: one.outcome }))
}

/** Ends it in the live workspace and in its test workspace, which has the same members, in one transaction. */
export async function endAllAccess(
  ctx: TxCtx,
  twin: Ctx | null,
  demotion: Demotion,
): Promise<EndedAccess[]> {
  const access = await endAccess(ctx, demotion)
  if (!twin) return access
  const tested = await ctx.tx.inTwin(twin.scope, (tx) => endAccess({ ...twin, tx }, demotion))
  return [...access, ...tested]
}

function judge({ type, scopes }: FoundAccess, { from, to, ...choice }: Demotion): AccessOutcome {
  if (type === 'key' && to !== null) {
    const left = limitGrants(scopes, to)
    return limitGrants(scopes, from).every((scope) => left.includes(scope)) ? 'kept' : 'limited'
  }
  // Whoever loses a role must not come back by another address.
  if (type === 'invitation' && to === 'owner') return 'kept'
  if (type === 'key' || type === 'invitation') return 'ended'
  const needed = type === 'webhook' ? 'workspace.write' : 'analytics.write'
  if (to !== null && permits(scopesOf(to), needed)) return 'kept'
  const { webhooks: hooks = 'reassign', shareLinks: shares = 'end' } = choice
  return (type === 'webhook' ? hooks : shares) === 'end' ? 'ended' : 'reassigned'
}

/** Returns who takes over; null, the workspace itself, when somebody goes of their own accord. */
function findHeir(scope: Scope, { personId }: Demotion): string | null {
  const acting = personOf(scope)
  return acting === personId ? null : acting
}

async function endKeys({ deps, tx, scope }: TxCtx, pick: Pick): Promise<void> {
  const [keys, invited] = [pick('key', 'ended'), pick('invitation', 'ended')]
  const revokedAt = new Date(deps.clock.now())
  await tx.update(scope, apiKeys, { revokedAt }, [inArray(apiKeys.id, keys)])
  await tx.remove(scope, invitations, [inArray(invitations.id, invited)])
}

async function endShareLinks(
  { tx, scope }: TxCtx,
  pick: Pick,
  createdBy: string | null,
): Promise<void> {
  const [ended, given] = [pick('share_link', 'ended'), pick('share_link', 'reassigned')]
  await tx.remove(scope, shareLinks, [inArray(shareLinks.id, ended)])
  await tx.update(scope, shareLinks, { createdBy }, [inArray(shareLinks.id, given)])
}

async function endWebhooks(ctx: TxCtx, pick: Pick, createdBy: string | null): Promise<void> {
  const { tx, scope } = ctx
  const [ended, given] = [pick('webhook', 'ended'), pick('webhook', 'reassigned')]
  if (given.length > 0)
    await tx.update(scope, webhooks, { createdBy }, [inArray(webhooks.id, given)])
  if (ended.length === 0) return
  await holdWebhooks(ctx)
  await tx.remove(scope, webhookDeliveries, [inArray(webhookDeliveries.webhookId, ended)])
  await tx.remove(scope, webhooks, [inArray(webhooks.id, ended)])
  await noteHeard(ctx)
}
