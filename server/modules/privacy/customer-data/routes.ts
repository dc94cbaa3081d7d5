import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { download } from '../../../http/operations/verbs.ts'
import { TEXT_TYPES } from '../../../http/stream-text.ts'
import { EXPORTED } from '../exported-schema.ts'
import { exportCustomer } from './export-customer.ts'
import { CustomerId } from './schema.ts'

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
      summary: 'Export customer',
      description:
        'Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope isn’t sufficient. By external ID, also exports the customers with this ID in programs.',
      responses: EXPORTED,
    },
  ),
])
