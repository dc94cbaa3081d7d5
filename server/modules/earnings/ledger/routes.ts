import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { API_LOCALE } from '../../../locales/format.ts'
import { pageLocale } from '../../../locales/locale.ts'
import { checkLedger } from './check-ledger.ts'
import { closingRoutes } from './closings/routes.ts'
import { journalRoutes } from './journal/routes.ts'
import { listChecks } from './keep-checks.ts'
import { answerStatement, STATEMENT_RESPONSES } from './present-statement.ts'
import { readStatement } from './read-statement.ts'
import { ChecksQuery, LedgerCheck, StatementQuery, StoredCheck } from './schema.ts'

export function ledgerRoutes(deps: Deps) {
  return new Elysia({ name: 'ledger', tags: ['ledger'] })
    .use(secure(deps))
    .use(closingRoutes(deps))
    .use(journalRoutes(deps))
    .get('/ledger/check', ({ ctx }) => checkLedger(ctx), {
      needs: 'program.read',
      response: LedgerCheck,
      detail: {
        operationId: 'checkLedger',
        summary: 'Compare the ledger with everything beside it',
      },
    })
    .get('/ledger/checks', ({ ctx, query }) => listChecks(ctx, query), {
      needs: 'program.read',
      query: ChecksQuery,
      response: t.Array(StoredCheck),
      detail: { operationId: 'listLedgerChecks', summary: 'List the nightly checks, newest first' },
    })
    .get(
      '/partners/:id/statement',
      async ({ ctx, params, query, request }) => {
        const locale = query.format === 'html' ? pageLocale(request) : API_LOCALE
        const statement = await readStatement(ctx, params.id, { ...query, locale })
        return answerStatement(statement, query.format, locale)
      },
      {
        needs: 'program.read',
        params: t.Object({ id: t.String({ maxLength: 64 }) }),
        query: StatementQuery,
        detail: {
          operationId: 'readStatement',
          summary: 'Read a statement of a partner’s money',
          responses: STATEMENT_RESPONSES,
        },
      },
    )
}
