import type { Config } from '../../server/config.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { Deps } from '../../server/deps.ts'
import type { CommissionStatus } from '../../server/domain/commission.ts'
import {
  storeCommissions,
  type NewCommission,
} from '../../server/modules/earnings/commissions/accrue/store-commissions.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import {
  fixture as payPalFixture,
  type PayPalStub,
} from '../../server/payout-providers/paypal/testing.ts'
import {
  fixture as stripeFixture,
  type StripeStub,
} from '../../server/payout-providers/stripe-connect/testing.ts'
import { createBackend, TestClock, type TestBackend } from './backend.ts'
import type { Enrolled } from './enrolled.ts'
import { mailsTo } from './mails.ts'
import { FUNDINGS, RECIPIENTS, type Funded, type Provider } from './payout-accounts.ts'
import { createTestProgram, type TestProgram } from './program.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'

let count = 0

export interface PartnerOptions {
  name?: string
  currency?: string
  tenantId?: string
  /** Somebody of the same program. */
  in?: Enrolled
  /** More of the program: its minimum, its schedule. */
  program?: object
}

export interface PayoutBench {
  backend: TestBackend
  workspace: TestWorkspace
  scope: Scope
  stripe: StripeStub
  paypal: PayPalStub
  /** Connects and verifies an account through the API: its id. */
  fund(provider: Funded): Promise<string>
  /** Enrolls somebody who is paid in this way, in a program of its own unless told otherwise. */
  partner(provider: Provider | null, options?: PartnerOptions): Promise<Enrolled>
  payTo(who: Enrolled, provider: Provider): Promise<void>
  /** Signs the partner in by the link in the mail: headers that speak for them. */
  signIn(who: Enrolled): Promise<{ authorization: string }>
  /** A commission of that much: its id. Due unless told otherwise. */
  earn(
    who: Enrolled,
    amount: number,
    options?: { currency?: string; status?: CommissionStatus },
  ): Promise<string>
  /** `POST /payouts/confirm`, which must succeed. */
  confirm(who: Enrolled, more?: object): Promise<any>
  /** Where a partner's money stands. */
  balance(who: Enrolled): Promise<Record<string, number>>
  /** Everything that the ledger has against what is kept beside it. */
  differences(): Promise<unknown[]>
  close(): Promise<void>
}

export type { Provider }

type BenchOptions = Partial<Pick<Config, 'databasePool' | 'port' | 'host' | 'origin'>> & {
  clock?: TestClock
  mode?: 'live' | 'test'
}

/** A backend whose providers are stubs, with one workspace. */
export async function openPayoutBench({
  clock,
  mode,
  ...config
}: BenchOptions = {}): Promise<PayoutBench> {
  const [stripe, paypal] = [stripeFixture.createStub(), payPalFixture.createStub()]
  await Promise.all([stripe.start(), paypal.start()])
  const backend = await createBackend({
    clock: clock ?? new TestClock(),
    config: {
      providerSettings: {
        ...stripeFixture.settings(stripe.base),
        ...payPalFixture.settings(paypal.base),
      },
      databasePool: 16,
      ...config,
    },
  })
  const workspace = await createTestWorkspace(backend, {
    plan: 'enterprise',
    mode: mode ?? 'live',
  })
  const programs = new Map<string, TestProgram>()
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const { deps } = backend
  const payTo = async ({ partnerId }: Enrolled, provider: Provider) => {
    const details = RECIPIENTS[provider](++count)
    await inTransaction(createCtx(deps, scope), (ctx) =>
      setPayoutMethod(ctx, { partnerId, provider, details }),
    )
  }
  return {
    backend,
    workspace,
    scope,
    stripe,
    paypal,
    payTo,
    async fund(provider) {
      const body = { provider, name: provider, details: FUNDINGS[provider] }
      const { id } = must(201, await workspace.api('POST', '/funding-accounts', body))
      must(200, await workspace.api('POST', `/funding-accounts/${id}/verify`, { confirm: true }))
      return id
    },
    async partner(provider, { name = 'Grace Okoro', currency = 'usd', tenantId, ...more } = {}) {
      const n = ++count
      // Ids sort by time: the order of enrolling is the order of lists.
      backend.clock.advance(1)
      const program =
        programs.get(more.in?.programId ?? '') ??
        (await createTestProgram(backend, workspace, {
          name: `Program ${n}`,
          currency,
          ...more.program,
        }))
      programs.set(program.program.id, program)
      const { partner, enrollment, link } = await program.enroll(name, {
        email: `partner-${n}@partners.test`,
        ...(tenantId === undefined ? {} : { tenantId }),
      })
      const who = {
        programId: program.program.id,
        groupId: program.group.id,
        partnerId: partner.id,
        enrollmentId: enrollment.id,
        linkId: link.id,
        linkKey: link.key,
      }
      if (provider) await payTo(who, provider)
      return who
    },
    async signIn({ partnerId, programId }) {
      const [row] = await deps.db.sql`select email from partners where id = ${partnerId}`
      const email = String(row!.email)
      backend.clock.advance(60_000)
      await workspace.browser('/partners/sign-in', { email, programId })
      const { token } = (await mailsTo(backend, email)).at(-1)!
      const { body } = await workspace.browser('/partners/session', { token })
      return { authorization: `Bearer ${body.token}` }
    },
    earn(who, amount, more = {}) {
      backend.clock.advance(1)
      return earn(deps, scope, who, { amount, ...more })
    },
    confirm: async ({ programId }, more = {}) =>
      must(200, await workspace.api('POST', '/payouts/confirm', { programId, ...more })),
    async balance({ enrollmentId }) {
      const [row] = await deps.db.sql`
        select accrued::float8, payable::float8, in_transit::float8 as "inTransit", paid::float8
        from balances where enrollment_id = ${enrollmentId}`
      return { ...row } as Record<string, number>
    },
    differences: async () =>
      must(200, await workspace.api('GET', '/ledger/check')).differences as unknown[],
    async close() {
      await backend.close()
      await Promise.all([stripe.stop(), paypal.stop()])
    },
  }
}

function must(status: number, answer: { status: number; body: any }): any {
  if (answer.status === status) return answer.body
  throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}

/** As a sale would store it. */
async function earn(
  deps: Deps,
  scope: Scope,
  who: Enrolled,
  about: { amount: number; currency?: string; status?: CommissionStatus },
): Promise<string> {
  const at = new Date(deps.clock.now())
  const id = deps.ids.make('cm')
  const [program] = await deps.db.sql`
    select currency from programs where id = ${who.programId}`
  const commission: NewCommission = {
    id,
    programId: who.programId,
    enrollmentId: who.enrollmentId,
    partnerId: who.partnerId,
    sourceKey: `custom:${id}`,
    type: 'custom',
    status: about.status ?? 'due',
    holdReason: null,
    eventId: null,
    customerId: null,
    linkNum: null,
    invoiceId: null,
    reward: null,
    amountMinor: 0n,
    quantity: 1,
    earningsMinor: BigInt(about.amount),
    currency: about.currency ?? String(program!.currency),
    conversion: null,
    description: 'By hand',
    explanation: { event: null, reward: null, conversion: null, steps: [] },
    maturesAt: at,
    at,
  }
  await deps.db.transact(scope, async (tx) => {
    await tx.write(scope, storeCommissions(deps.ids, [commission]))
  })
  return id
}
