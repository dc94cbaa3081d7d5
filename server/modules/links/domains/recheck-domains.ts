import { and, asc, eq, isNotNull, lt, or, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { domains } from '../../../db/schema/workspaces.ts'
import {
  challengeName,
  checkProof,
  domainStatus,
  provesDomain,
} from '../../../domain/domain-proof.ts'
import { lockDomains, type DomainRow } from './queries.ts'

const HOUR_MS = 3_600_000
/** How often the record of a domain is looked for, and while it is missing. */
const EVERY_MS = 24 * HOUR_MS
const EVERY_WHEN_FAILING_MS = HOUR_MS
const AT_ONCE = 50

/**
 * Looks again for the records of the workspace's domains that are due, 50 at most. A name server that does
 * not answer says nothing about a domain, and changes nothing.
 */
export async function recheckDomains(ctx: Ctx): Promise<void> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const before = (ms: number) => lt(domains.checkedAt, new Date(now - ms + HOUR_MS / 2))
  const due = await tx.find(scope, domains, {
    where: [
      eq(domains.verifiedBy, 'dns'),
      isNotNull(domains.verifiedAt),
      or(
        isNull(domains.checkedAt),
        before(EVERY_MS),
        and(isNotNull(domains.failingSince), before(EVERY_WHEN_FAILING_MS)),
      ),
    ],
    orderBy: [asc(domains.checkedAt)],
    limit: AT_ONCE,
  })
  for (const domain of due) await recheck(ctx, domain)
}

async function recheck(ctx: Ctx, domain: DomainRow): Promise<void> {
  const { deps } = ctx
  const found = await deps.resolver.find(challengeName(domain.slug))
  const at = new Date(deps.clock.now())
  const { verifiedAt, failingSince, lostAt } = domain
  const before = { verifiedAt, failingSince, lostAt }
  const after =
    found.kind === 'records'
      ? checkProof(before, { proved: provesDomain(found, domain.challenge), at })
      : before
  await inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await lockDomains(ctx)
    // Renamed or looked at anew meanwhile, it stands otherwise than this look knows.
    const { checkedAt } = domain
    const since = checkedAt ? eq(domains.checkedAt, checkedAt) : isNull(domains.checkedAt)
    const same = and(eq(domains.challenge, domain.challenge), isNotNull(domains.verifiedAt), since)
    const set = { ...after, checkedAt: at }
    await tx.update(scope, domains, set, [eq(domains.id, domain.id), same])
  })
  const [was, is] = [domainStatus(before), domainStatus(after)]
  if (was === is) return
  const { workspaceId } = ctx.scope
  deps.log.warn({ workspaceId, domain: domain.slug, was, is }, 'domain changed its standing')
  await deps.directory.changed()
}
