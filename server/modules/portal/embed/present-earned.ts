import { forPartner, maskName } from '../../../domain/embed.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { maskEmail } from '../../../domain/email.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import type { Commission } from '../../earnings/commissions/schema.ts'
import type { EmbedCommission } from './figures-schema.ts'
import type { Localizable } from '../../../domain/message/message.ts'

/** Who looks: the partner, in a dashboard or by an endpoint of theirs. */
interface Shown {
  session: Pick<EmbedCtx['session'], 'sharesCustomers'>
  locale: Locale
}

/** Converts a commission for its partner: no ids of customers, no notes, no suspicions. */
export function toEmbedCommission(
  row: Omit<Commission, 'description'> & { description: Localizable | null },
  { session, locale }: Shown,
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

/** Shows a customer to the partner who brought them: masked, unless the program shares customers. */
export function toBuyer(
  { name, email, country }: Pick<NonNullable<Commission['customer']>, 'name' | 'email' | 'country'>,
  shared: boolean,
): NonNullable<EmbedCommission['customer']> {
  if (shared) return { name, email, country }
  return { name: name && maskName(name), email: email && maskEmail(email), country }
}
