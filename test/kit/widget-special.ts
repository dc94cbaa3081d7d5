import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import type { Scope } from '../../server/db/scope.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import type { TestBackend } from './backend.ts'
import { createTestProgram } from './program.ts'
import { callerOf, sell, type Member } from './widget-actions.ts'
import type { TestWorkspace } from './workspace.ts'

/** An offer with a limit and an exception, a sale, and a payout that was stopped. */
export async function seedSpecial(backend: TestBackend, workspace: TestWorkspace): Promise<Member> {
  const { deps } = backend
  const api = callerOf(workspace)
  const program = await createTestProgram(backend, workspace, {
    name: 'Special Friends',
    minPayout: 0,
    holdingPeriodDays: 14,
  })
  const rate = (rateBps: number) => ({ type: 'percentage', rateBps, maxDurationMonths: null })
  const isGerman = { attribute: 'customer.country', operator: 'is', value: 'DE' }
  await api('POST', '/rewards', {
    groupId: program.group.id,
    event: 'sale',
    ...rate(2_000),
    limits: [{ per: 'partner', period: 'month', count: 3 }],
    modifiers: [{ ...rate(3_000), when: { match: 'all', conditions: [isGerman] } }],
  })
  const goal = { groupId: program.group.id, metric: 'sales' }
  await api('POST', '/milestones', { ...goal, name: 'First', threshold: 1, amount: 1_000 })
  await api('POST', '/milestones', { ...goal, name: 'Many', threshold: 1_000, amount: 50_000 })
  const by = await program.enroll('Spike Special')
  const who = { programId: program.program.id, partnerId: by.partner.id }
  await sell(workspace, program, { by, name: 'special' })
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const method = { provider: 'manual', details: { instructions: 'Cheque to box 8' } } as const
  await inTransaction(createCtx(deps, scope), (ctx) =>
    setPayoutMethod(ctx, { partnerId: who.partnerId, ...method }),
  )
  await api('POST', '/commissions', { ...who, type: 'custom', amount: 500 })
  await api('POST', '/payouts/confirm', { programId: who.programId })
  const [payout] = await api('GET', `/payouts?partnerId=${who.partnerId}`)
  await api('POST', `/payouts/${payout.id}/cancel`)
  return who
}
