import { forPartner, maskName } from '../../../domain/embed.ts'
import { format } from '../../../locales/format.ts'
import { maskEmail } from '../../../domain/email.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import type { Commission } from '../../earnings/commissions/schema.ts'
import type { EmbedCommission } from './figures-schema.ts'
import type { Localizable } from '../../../domain/message/message.ts'

/** Converts a commission for its partner: no ids of customers, no notes, no suspicions. */
export function toEmbedCommission(
  row: Omit<Commission, 'description'> & { description: Localizable | null },
  { session, locale }: Pick<EmbedCtx, 'session' | 'locale'>,
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
    description: description && format(forPartner(description), locale),
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
