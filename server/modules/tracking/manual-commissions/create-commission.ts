import type { Ctx } from '../../../core/ctx.ts'
import { invalid } from '../../../domain/errors.ts'
import { auditEvents } from '../../../core/audit-events.ts'
import { transact } from '../../../core/transact.ts'
import { parseTime } from '../../../core/input.ts'
import { findEnrolled, requirePerson } from '../../program/partners/queries.ts'
import type {
  CreateCommissionBody,
  CreatedCommission,
} from '../../earnings/commissions/adjust/create-schema.ts'
import { createCustom } from '../../earnings/commissions/adjust/create-custom.ts'
import { recordForPartner } from './record-for-partner.ts'

/**
 * Creates a commission by hand: an amount of its own, or a lead or sale that is recorded for the partner
 * and earns what the reward says.
 */
export async function createCommission(
  ctx: Ctx,
  body: CreateCommissionBody,
): Promise<CreatedCommission> {
  const { deps, scope } = ctx
  const date = body.date ?? body.leadEventDate ?? body.saleEventDate ?? undefined
  const at = parseTime(deps.clock, date)
  if (body.importStripeInvoices) {
    throw invalid(
      'importStripeInvoices',
      'Importing invoices from Stripe isn’t supported. Send each invoice as a sale.',
    )
  }
  const created = await transact(ctx, async (ctx) => {
    await auditEvents(ctx)
    const which = { partnerId: body.partnerId, tenantId: body.tenantId, programId: body.programId }
    // A bonus and a ban, or two bonuses under one externalId, come one after the other.
    const options = body.type === 'custom' ? { lock: 'update' as const } : {}
    const found = await findEnrolled(ctx, named(which), options)
    const { enrollment, partner, program } = found
    requirePerson(partner)
    const owner = { enrollment, partner, program }
    const asked = { owner, body, at, dated: date !== undefined }
    const id =
      body.type === 'custom' ? await createCustom(ctx, asked) : await recordForPartner(ctx, asked)
    return { success: true, message: `Commission ${id} was created.`, id }
  })
  if (body.type !== 'custom') deps.live.announce([scope.workspaceId])
  return created
}

/** Removes nulls, as a query would leave them out. */
function named(which: Record<'partnerId' | 'tenantId' | 'programId', string | null | undefined>) {
  const given = Object.entries(which).filter(([, value]) => value)
  return Object.fromEntries(given) as Partial<Record<keyof typeof which, string>>
}
