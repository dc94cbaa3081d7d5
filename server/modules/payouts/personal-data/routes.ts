import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { download, remove } from '../../../http/operations/verbs.ts'
import { TEXT_TYPES } from '../../../http/stream-text.ts'
import { erasePartner } from './erase-partner.ts'
import { exportCustomer } from './export-customer.ts'
import { exportPartner } from './export-partner.ts'
import { CustomerId, ErasedPartner, EraseQuery, PartnerId } from './schema.ts'

/** The answer in the API document. */
const EXPORTED = {
  200: {
    description: 'One JSON object a line; `record` says what it is',
    content: { 'application/x-ndjson': { schema: { type: 'string' as const } } },
  },
}

export const partnerData = resource('partners', [
  download(
    async (ctx, { params }) => ({
      parts: await exportPartner(ctx, params.id),
      contentType: TEXT_TYPES.ndjson,
      fileName: 'partner.ndjson',
    }),
    {
      ...byKey('privacy.write'),
      path: '/partners/:id/export',
      params: PartnerId,
      id: 'exportPartner',
      summary: 'Export everything about a partner as NDJSON',
      description:
        'Includes account details and mails in plain text. The scope `read` does not allow it.',
      responses: EXPORTED,
    },
  ),
  remove(erasePartner, {
    ...byKey('privacy.write'),
    path: '/partners/:id',
    params: PartnerId,
    query: EraseQuery,
    answer: ErasedPartner,
    summary: 'Erase a partner and keep the money records',
    description:
      'Names, addresses, accounts, links, codes and mails go; commissions, payouts and the ledger stay with their amounts. Answers 409 while a payout is under way, or something is unpaid and `force` is not set.',
  }),
])

export const customerData = resource('customers', [
  download(
    async (ctx, { params }) => ({
      parts: await exportCustomer(ctx, params.id),
      contentType: TEXT_TYPES.ndjson,
      fileName: 'customer.ndjson',
    }),
    {
      ...byKey('privacy.write'),
      path: '/customers/:id/export',
      params: CustomerId,
      id: 'exportCustomer',
      summary: 'Export everything about a customer as NDJSON',
      description: 'The scope `read` does not allow it.',
      responses: EXPORTED,
    },
  ),
])
