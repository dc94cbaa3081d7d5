import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { download, remove } from '../../../http/operations/verbs.ts'
import { TEXT_TYPES } from '../../../http/stream-text.ts'
import { EXPORTED } from '../exported-schema.ts'
import { erasePartner } from './erase-partner.ts'
import { exportPartner } from './export-partner.ts'
import { ErasedPartner, EraseQuery, PartnerId } from './schema.ts'

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
      summary: 'Export partner',
      description:
        'Exports all data about a partner as NDJSON, including payout method details and emails in plain text. The broad `read` scope isn’t sufficient.',
      responses: EXPORTED,
    },
  ),
  remove(erasePartner, {
    ...byKey('privacy.write'),
    path: '/partners/:id',
    params: PartnerId,
    query: EraseQuery,
    answer: ErasedPartner,
    summary: 'Delete partner',
    description:
      'Erases a partner’s personal data, including names, addresses, accounts, links, codes, and emails. Commissions, payouts, and ledger amounts are kept. Returns 409 if a payout is in progress, or if the partner has an unpaid balance and `force` isn’t set.',
  }),
])
