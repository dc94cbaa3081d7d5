import type { TxCtx } from '../../../../core/ctx.ts'
import { ApiError, invalid } from '../../../../domain/errors.ts'
import { parseCurrency } from '../../../../domain/money.ts'
import { loadVersion } from '../../../program/rewards/queries.ts'
import type { CommissionColumns, CommissionRow } from '../write-changes.ts'
import { computeCommission } from '../accrue/compute-commission.ts'
import { convertSale } from '../accrue/convert-sale.ts'
import type { SaleFacts } from '../accrue/earning-event.ts'
import { loadStanding } from '../accrue/standing.ts'
import { lockEvent } from './stored-event.ts'

/** Another amount of the sale: as it is, or as a difference. */
export interface NewSaleAmount {
  amount: { is: number } | { more: number }
  currency: string | undefined
}

/** The commission without refunds, and what to store with it. */
export interface Recomputed {
  wholeMinor: bigint
  columns: CommissionColumns
}

/**
 * Recomputes the commission as its event would have earned it with another amount: by the version of the
 * reward that it was earned under, the conditions and the history of that time. Locks the event.
 * @throws ApiError `bad_request` for one that no sale earned
 */
export async function recompute(
  ctx: TxCtx,
  row: CommissionRow,
  asked: NewSaleAmount,
): Promise<Recomputed> {
  const { enrollmentId, rewardId, rewardVersion } = row
  const stored = row.type === 'sale' && row.eventId ? await lockEvent(ctx, row.eventId) : null
  const standing = await loadStanding(ctx, { enrollmentId }, null)
  const version =
    rewardId && rewardVersion
      ? await loadVersion(ctx, { id: rewardId, version: rewardVersion })
      : null
  if (!standing || !stored?.event.sale || !version) {
    throw new ApiError(
      'bad_request',
      `Commission ${row.id} doesn’t belong to a sale. Set earnings instead of the sale amount.`,
    )
  }
  const { sale, conversion } = await newSale(ctx, row, asked)
  const computed = await computeCommission(ctx, {
    standing,
    event: { ...stored.event, sale: { ...stored.event.sale, ...sale } },
    version,
    conversion,
    stored: { id: row.id, eventId: stored.event.id, at: row.createdAt, priced: false },
  })
  const amountMinor = conversion?.amountMinor ?? sale.amountMinor
  const rate = {
    amount: amountMinor,
    rate: conversion?.rate ?? null,
    rateSource: conversion?.source ?? null,
    rateDay: conversion?.day ?? null,
  }
  if ('reason' in computed) {
    const explanation = { ...row.explanation, steps: computed.steps }
    return { wholeMinor: 0n, columns: { ...rate, explanation } }
  }
  return {
    wholeMinor: computed.earningsMinor,
    columns: { ...rate, explanation: computed.explanation },
  }
}

async function newSale(ctx: TxCtx, row: CommissionRow, asked: NewSaleAmount) {
  const currency = parseCurrency(asked.currency ?? row.currency)
  const amountMinor = amountIn(row, currency, asked.amount)
  const sale: Pick<SaleFacts, 'amountMinor' | 'currency'> = { amountMinor, currency }
  if (currency === row.currency) return { sale, conversion: null }
  const conversion = await convertSale(ctx, { ...sale, at: row.createdAt }, row.currency)
  if (conversion) return { sale, conversion }
  throw invalid(
    'currency',
    `No exchange rate from ${currency.toUpperCase()} to ${row.currency.toUpperCase()} is available for that day. Add one with POST /exchange-rates, or send the amount in ${row.currency.toUpperCase()}.`,
  )
}

function amountIn(row: CommissionRow, currency: string, asked: NewSaleAmount['amount']): bigint {
  if ('is' in asked) return BigInt(asked.is)
  const { conversion } = row.explanation
  const before =
    currency === row.currency
      ? row.amount
      : conversion?.currency === currency
        ? BigInt(conversion.amountMinor)
        : null
  if (before === null) {
    throw invalid('currency', 'The difference must be in the currency of the sale or the program.')
  }
  const amountMinor = before + BigInt(asked.more)
  if (amountMinor >= 0n) return amountMinor
  throw invalid('modifySaleAmount', 'The sale amount would be negative. Send a smaller difference.')
}
