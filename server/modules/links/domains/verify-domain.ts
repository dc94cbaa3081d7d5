import { and, eq } from 'drizzle-orm'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import type { Found } from '../../../dns/port.ts'
import {
  challengeName,
  challengeRecords,
  provesDomain,
  type ProvedBy,
} from '../../../domain/domain-proof.ts'
import { ApiError } from '../../../domain/errors.ts'
import {
  lockDomains,
  refuseOwnHost,
  requireDomain,
  settlePrimary,
  toDomain,
  type DomainRow,
} from './queries.ts'
import type { Domain } from './schema.ts'

type Records = Extract<Found, { kind: 'records' }>

/**
 * Looks for the record that proves a domain; from then on it serves the workspace's links, and those of
 * nobody else. A workspace that had it and whose own record has gone loses it.
 * @throws ApiError that says which record is missing and what was found instead
 */
export async function verifyDomain(ctx: Ctx, named: string): Promise<Domain> {
  const { deps } = ctx
  const domain = await requireDomain(ctx, named)
  refuseOwnHost(ctx, domain.slug)
  const found = await deps.resolver.find(challengeName(domain.slug))
  if (found.kind === 'unreachable') throw unreachable(domain, found.reason)
  if (!provesDomain(found, domain.challenge)) throw notProved(ctx, domain, found)
  await takeFromHolder(ctx, domain.slug, ({ challenge, verifiedBy }) => {
    if (verifiedBy !== 'operator' && !provesDomain(found, challenge)) return
    throw heldElsewhere(domain.slug)
  })
  return storeProof(ctx, domain, 'dns')
}

/** Verifies a domain by the operator's word, where no DNS can: on a network of its own, for development. */
export async function verifyByOperator(
  ctx: Ctx,
  named: string,
  { takeOver = false } = {},
): Promise<Domain> {
  const domain = await requireDomain(ctx, named)
  await takeFromHolder(ctx, domain.slug, () => {
    if (!takeOver) throw heldElsewhere(domain.slug)
  })
  return storeProof(ctx, domain, 'operator')
}

/** Ends the verification of another workspace that has the domain, unless `judge` throws. */
async function takeFromHolder(
  { deps, scope }: Ctx,
  slug: string,
  judge: (holder: { challenge: string; verifiedBy: string | null }) => void,
): Promise<void> {
  const holder = await deps.directory.holderOfDomain(slug)
  if (!holder || holder.workspace.id === scope.workspaceId) return
  judge(holder)
  const { id: workspaceId, plan } = holder.workspace
  // Their audit log must not name somebody of another workspace.
  const actor = { type: 'system', name: 'domain-taken-over' } as const
  const theirs = createCtx(deps, { workspaceId, plan, actor })
  const set = { verifiedAt: null, failingSince: null, lostAt: new Date(deps.clock.now()) }
  await inTransaction(theirs, async (ctx) => {
    await lockDomains(ctx)
    await ctx.tx.update(ctx.scope, domains, set, [eq(domains.id, holder.id)])
  })
  deps.log.warn({ workspaceId, domain: slug }, 'domain proved by another workspace')
}

/** Stores that the domain is the workspace's, unless it was renamed or somebody was faster. */
async function storeProof(ctx: Ctx, domain: DomainRow, verifiedBy: ProvedBy): Promise<Domain> {
  const { deps } = ctx
  const at = new Date(deps.clock.now())
  const set = {
    verifiedAt: domain.verifiedAt ?? at,
    verifiedBy,
    checkedAt: at,
    failingSince: null,
    lostAt: null,
  }
  const stored = await inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await lockDomains(ctx)
    const same = and(eq(domains.id, domain.id), eq(domains.challenge, domain.challenge))
    const [row] = await tx.update(scope, domains, set, [same])
    await settlePrimary(ctx)
    return toDomain(deps, await requireDomain(ctx, row?.id ?? domain.id))
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'domains_verified' ? heldElsewhere(domain.slug) : error
  })
  await deps.directory.changed()
  return stored
}

function heldElsewhere(slug: string): ApiError {
  return new ApiError(
    'conflict',
    `Another workspace has verified ${slug} and keeps it as long as its DNS record exists. ` +
      `The operator can move it: cli domain verify ${slug} --workspace <slug> --take-over.`,
  )
}

function unreachable({ slug }: DomainRow, reason: string): ApiError {
  return new ApiError(
    'service_unavailable',
    `The name servers do not answer for ${challengeName(slug)} (${reason}). Try again in a few minutes.`,
    { retryAfterSeconds: 60 },
  )
}

function notProved({ deps }: Ctx, { slug, challenge }: DomainRow, found: Records): ApiError {
  const { txt, cname } = challengeRecords(slug, challenge, new URL(deps.config.origin).hostname)
  const there = [
    ...found.txt.map((text) => `TXT ${quote(text)}`),
    ...found.cname.map((target) => `CNAME ${quote(target)}`),
  ]
  const now = there.length > 0 ? `There are only ${there.join(', ')}.` : 'There is none now.'
  return new ApiError(
    'unprocessable_entity',
    `${txt.name} must have the TXT record ${quote(txt.value)} or be a CNAME to ${quote(cname.value)}. ${now} ` +
      'DNS changes can take a few minutes.',
  )
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 100))
}
