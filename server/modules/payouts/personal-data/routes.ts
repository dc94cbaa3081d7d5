import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_TYPES } from '../../../http/stream-text.ts'
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

export function personalDataRoutes(deps: Deps) {
  return new Elysia({ name: 'personal-data', prefix: '/partners', tags: ['partners'] })
    .use(secure(deps))
    .get(
      '/:id/export',
      async ({ ctx, params, request, route }) =>
        streamText(await exportPartner(ctx, params.id), {
          deps,
          request,
          route,
          contentType: TEXT_TYPES.ndjson,
          fileName: 'partner.ndjson',
        }),
      {
        needs: 'privacy.write',
        params: PartnerId,
        detail: {
          operationId: 'exportPartner',
          summary: 'Export everything about a partner as NDJSON',
          description:
            'Includes account details and mails in plain text. The scope `read` does not allow it.',
          responses: EXPORTED,
        },
      },
    )
    .delete('/:id', ({ ctx, params, query }) => erasePartner(ctx, params.id, query), {
      needs: 'privacy.write',
      params: PartnerId,
      query: EraseQuery,
      response: ErasedPartner,
      detail: {
        operationId: 'erasePartner',
        summary: 'Erase a partner and keep the money records',
        description:
          'Names, addresses, accounts, links, codes and mails go; commissions, payouts and the ledger stay with their amounts. Answers 409 while a payout is under way, or something is unpaid and `force` is not set.',
      },
    })
}

export function customerExportRoutes(deps: Deps) {
  return new Elysia({ name: 'customer-export', prefix: '/customers', tags: ['customers'] })
    .use(secure(deps))
    .get(
      '/:id/export',
      async ({ ctx, params, request, route }) =>
        streamText(await exportCustomer(ctx, params.id), {
          deps,
          request,
          route,
          contentType: TEXT_TYPES.ndjson,
          fileName: 'customer.ndjson',
        }),
      {
        needs: 'privacy.write',
        params: CustomerId,
        detail: {
          operationId: 'exportCustomer',
          summary: 'Export everything about a customer as NDJSON',
          description: 'The scope `read` does not allow it.',
          responses: EXPORTED,
        },
      },
    )
}
