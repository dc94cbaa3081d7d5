import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import { fixture, type StripeStub } from '../../server/payout-providers/stripe-connect/testing.ts'
import { TestClock } from '../kit/backend.ts'
import { TestDns } from '../kit/dns.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'
import { openSecondApp } from './environment.ts'
import type { Target } from './visits.ts'

const LINKS = 4
const PARTNERS = 3

/** What a load is made of: a workspace with links, and a program whose partners are paid by a stub. */
export interface World {
  target: Target
  workspaceId: string
  programId: string
  /** Their ids. */
  partners: string[]
  /** Ids of links whose address is changed now and then. */
  editable: string[]
}

/** Makes it in a database that servers use or will use. */
export async function openWorld(databaseUrl: string, stub: StripeStub): Promise<World> {
  const backend = await openSecondApp(databaseUrl, undefined, fixture.settings(stub.base))
  try {
    const known = { ...backend, clock: new TestClock(), dns: new TestDns() }
    const workspace = await createTestWorkspace(known, { plan: 'enterprise' })
    const links = []
    for (let n = 1; n <= LINKS; n++) {
      const url = `https://shop.test/${n}`
      const body = { domain: workspace.domain, url, trackConversion: true }
      links.push(await made<{ id: string; key: string }>(workspace, '/links', body))
    }
    const terms = {
      holdingPeriodDays: 0,
      minPayout: 0,
      fraudSettings: { tooFast: { enabled: false } },
    }
    const program = await createTestProgram(known, workspace, terms)
    const groupId = program.group.id
    await made(workspace, '/rewards', { groupId, event: 'sale', type: 'percentage', rateBps: 2000 })
    await made(workspace, '/rewards', { groupId, event: 'lead', type: 'flat', amount: 250 })
    const account = { provider: 'stripe-connect', name: 'Stripe', details: fixture.details }
    const { id } = await made(workspace, '/funding-accounts', account)
    await made(workspace, `/funding-accounts/${id}/verify`, { confirm: true })
    const actor = { type: 'system', name: 'test' } as const
    const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
    const partners: string[] = []
    const keys: string[] = links.map(({ key }) => key)
    for (let n = 1; n <= PARTNERS; n++) {
      const { partner, link } = await program.enroll(`Partner ${n}`)
      const details = { accountId: `acct_1Partner${String(n).padStart(6, '0')}` }
      await inTransaction(createCtx(backend.deps, scope), (ctx) =>
        setPayoutMethod(ctx, { partnerId: partner.id, provider: 'stripe-connect', details }),
      )
      partners.push(partner.id)
      keys.push(link.key)
    }
    const { domain, publishableKey, secretKey } = workspace
    return {
      target: { domain, publishableKey, secretKey, keys },
      workspaceId: workspace.id,
      programId: program.program.id,
      partners,
      editable: links.map(({ id }) => id),
    }
  } finally {
    await backend.close()
  }
}

async function made<T = { id: string }>(
  workspace: TestWorkspace,
  path: string,
  body: object,
): Promise<T> {
  const { status, body: answer } = await workspace.api('POST', path, body)
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
  return answer
}
