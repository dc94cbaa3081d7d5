import { forPartner, maskName } from '../../../domain/embed.ts'
import { say } from '../../../domain/message/say.ts'
import { maskEmail } from '../../../domain/email.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import type { Commission } from '../../earnings/commissions/schema.ts'
import type { EmbedCommission } from './figures-schema.ts'

/** Converts a commission for its partner: no ids of customers, no notes, no suspicions. */
export function toEmbedCommission(
  row: Commission,
  { session, speech }: Pick<EmbedCtx, 'session' | 'speech'>,
): EmbedCommission {
  const { id, type, amount, earnings, currency, quantity, description, customer } = row
  return {
    id,
    type,
    status: row.status === 'fraud' ? 'canceled' : row.status,
    amount,
    earnings,
    currency,
    quantity,
    description: description && say(forPartner(description), speech),
    customer: customer && toBuyer(customer, session.sharesCustomers),
    createdAt: row.createdAt,
    maturesAt: row.maturesAt,
    paidAt: row.paidAt,
    payoutId: row.payoutId,
    reversesId: row.reversesId,
  }
}

function toBuyer(
  { name, email, country }: NonNullable<Commission['customer']>,
  shared: boolean,
): EmbedCommission['customer'] {
  if (shared) return { name, email, country }
  return { name: name && maskName(name), email: email && maskEmail(email), country }
}
