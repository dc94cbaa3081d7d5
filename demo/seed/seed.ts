import { createCtx, type Ctx } from '../../server/core/ctx.ts'
import type { Deps } from '../../server/deps.ts'
import { createDomain } from '../../server/modules/links/domains/create-domain.ts'
import { verifyByOperator } from '../../server/modules/links/domains/verify-domain.ts'
import { createLink } from '../../server/modules/links/links/create-link.ts'
import { getLink } from '../../server/modules/links/links/get-link.ts'
import { updateLink } from '../../server/modules/links/links/update-link.ts'
import { createKey } from '../../server/modules/platform/workspaces/create-key.ts'
import { createWorkspace } from '../../server/modules/platform/workspaces/create-workspace.ts'
import { addMember } from '../../server/modules/platform/members/add-member.ts'
import { createPasswordHash } from '../../server/modules/platform/people/create-password-hash.ts'
import { DEMO_OWNER_PASSWORD } from '../../server/domain/password.ts'
import { createKnownConnection } from '../../server/modules/intake/connections/create-known-connection.ts'
import { keepPartitions } from '../../server/jobs/keep-partitions.ts'
import { withQueuePool } from '../../server/jobs/queue.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { DEMO_OWNER_EMAIL, DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from '../keys.ts'
import { SEEDED_LINKS } from './links.ts'
import { demoConnections } from '../processor/demo-connections.ts'
import { planHistory } from './plan-history.ts'
import { createYearPlayer, playYear, type Year } from './play-year.ts'
import { Random } from './random.ts'
import { DAY } from '../story/calendar.ts'
import { HistoryWriter } from './write-history.ts'

/** Hours of a year with few events are rolled up together. */
const ROLL_UP_MS = 30 * DAY

/**
 * Seeds the demo's workspace: a year of partners and payouts, then nine weeks of the shop, by the same use
 * cases as real ones. The clock begins in the past and runs freely in the end.
 */
export async function seed(deps: Deps, year: Year): Promise<void> {
  const { origin } = deps.config
  const workspace = await createWorkspace(deps, {
    name: 'Acme',
    slug: 'acme',
    plan: 'business',
    allowedHostnames: ['localhost', '127.0.0.1'],
    keys: { secret: DEMO_SECRET_KEY, publishable: DEMO_PUBLISHABLE_KEY },
  })
  const ctx = createCtx(deps, {
    workspaceId: workspace.id,
    plan: workspace.plan,
    actor: { type: 'system', name: 'demo' },
  })
  await addOwner(ctx)
  const { host } = new URL(origin)
  const home = { slug: host, primary: true, placeholder: `${origin}/demo/` }
  await verifyByOperator(ctx, (await createDomain(ctx, home)).id)
  const stage = {
    workspaceId: workspace.id,
    secretKey: DEMO_SECRET_KEY,
    publishableKey: DEMO_PUBLISHABLE_KEY,
    financeKey: (await createKey(ctx, { name: 'Finance', scopes: ['payouts.write'] })).key,
    domain: host,
    shopUrl: `${origin}/demo/shop/`,
  }
  await withQueuePool(deps, async (queuePool) => {
    const player = createYearPlayer(deps, { ...year, stage, queuePool })
    const history = new HistoryWriter(ctx, 0)
    await playYear(player, { history, say: year.say })
    year.clock.free()
    await keepPartitions(deps)
    await writeLinks(ctx, host)
    for (const { accountId, ...body } of await demoConnections()) {
      await createKnownConnection(ctx, body, accountId)
    }
    await history.write(planHistory(new Random(20_260_301), deps.clock.now()))
    await player.work()
  })
  await rollUp(deps, ROLL_UP_MS)
}

/** Adds the owner, whose password is public and works nowhere else. */
async function addOwner(ctx: Ctx): Promise<void> {
  const passwordHash = await createPasswordHash(ctx.deps, DEMO_OWNER_PASSWORD)
  await addMember(ctx, {
    email: DEMO_OWNER_EMAIL,
    name: 'Olivia Owens',
    role: 'owner',
    passwordHash,
  })
}

/** Writes the links of the shop itself; those of partners exist already and get their addresses here. */
async function writeLinks(ctx: Ctx, domain: string): Promise<void> {
  for (const { key, path, title, comments, utm, trackConversion } of SEEDED_LINKS) {
    const url = `${ctx.deps.config.origin}${path}`
    const link = await getLink(ctx, { domain, key }).catch(() => null)
    if (link) await updateLink(ctx, link.id, { title, ...utm })
    else {
      const about = { url, domain, key, title, comments, trackConversion }
      await createLink(ctx, { ...about, ...utm })
    }
  }
}
