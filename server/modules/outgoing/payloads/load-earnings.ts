import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import { discountCodes, discounts } from '../../../db/schema/rewards.ts'
import { loadLinks } from '../../analytics/events/load-links.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import { getClosing } from '../../earnings/ledger/closings/list-closings.ts'
import { presentPayouts } from '../../payouts/payouts/present.ts'
import { loadEnrolled, totalsOf } from './load-enrolled.ts'
import type { CommissionTold, Payloads } from './schema.ts'

/** Loads commissions by their ids, in their order. */
export async function loadCommissions(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(CommissionTold | null)[]> {
  const { tx, scope } = ctx
  const where = [inArray(commissions.id, [...new Set(ids)])]
  const rows = await tx.find(scope, commissions, { where })
  const shown = await presentCommissions(ctx, rows)
  const partners = await loadEnrolled(
    ctx,
    rows.map((row) => row.enrollmentId),
  )
  const links = await loadLinks(
    ctx,
    rows.map((row) => row.linkNum),
  )
  return ids.map((id) => {
    const at = rows.findIndex((row) => row.id === id)
    const partner = partners.get(rows[at]?.enrollmentId ?? '')
    if (at === -1 || !partner) return null
    const link = links.get(rows[at]!.linkNum ?? -1)
    return {
      ...shown[at]!,
      userId: null,
      partner: totalsOf(partner),
      link: link
        ? { id: link.id, shortLink: link.shortLink, domain: link.domain, key: link.key }
        : null,
    }
  })
}

/** Loads payouts by their ids, in their order. */
export async function loadPayouts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['payout.created'] | null)[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, payouts, { where: [inArray(payouts.id, [...new Set(ids)])] })
  const shown = await presentPayouts(ctx, rows)
  const byId = new Map(shown.map((payout) => [payout.id, payout]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Loads discount codes by their ids, in their order. */
export async function loadCodes(
  { tx, scope }: Ctx,
  ids: readonly string[],
): Promise<(Payloads['discount_code.created'] | null)[]> {
  const where = [inArray(discountCodes.id, [...new Set(ids)])]
  const rows = await tx.find(scope, discountCodes, { where })
  const given = [...new Set(rows.flatMap((row) => row.discountId ?? []))]
  const terms =
    given.length === 0
      ? []
      : await tx.find(scope, discounts, { where: [inArray(discounts.id, given)] })
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return null
    const { code, partnerId, linkId, disabledAt } = row
    const of = terms.find((one) => one.id === row.discountId)
    return {
      id,
      code,
      partnerId,
      linkId,
      disabledAt: disabledAt?.toISOString() ?? null,
      discount: of ? toDiscount(of) : null,
    }
  })
}

const PROVIDERS = ['stripe', 'shopify', 'custom'] as const

function toDiscount(row: typeof discounts.$inferSelect) {
  const isFlat = row.type === 'flat'
  return {
    id: row.id,
    amount: isFlat ? Number(row.amountMinor ?? 0) : (row.rateBps ?? 0) / 100,
    type: isFlat ? ('flat' as const) : ('percentage' as const),
    maxDuration: row.maxDurationMonths,
    provider: PROVIDERS.find((known) => known === row.provider) ?? 'custom',
  }
}

/** Loads the closing of a month. */
export function loadClosing(
  ctx: Ctx,
  { programId, month }: { programId: string; month: string },
): Promise<Payloads['month.closed']> {
  return getClosing(ctx, programId, month)
}
