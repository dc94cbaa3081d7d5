import { Elysia, t } from 'elysia'
import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { API_LOCALE, type Locale } from '../../../locales/format.ts'
import { pageLocale } from '../../../locales/locale.ts'
import { checkLedger } from './check-ledger.ts'
import { closingRoutes } from './closings/routes.ts'
import { journalRoutes } from './journal/routes.ts'
import { listChecks } from './keep-checks.ts'
import { listStatements } from './list-statements.ts'
import { answerStatement, STATEMENT_RESPONSES } from './present-statement.ts'
import { readLocale } from './read-locale.ts'
import { readStatement } from './read-statement.ts'
import {
  ChecksQuery,
  LedgerCheck,
  StatementList,
  StatementQuery,
  StatementsQuery,
  StoredCheck,
} from './schema.ts'

/**
 * Chooses the locale that was named; else the browser's language for a page, and English for a table for
 * spreadsheets: it is the same for everybody.
 */
function localeFor(
  { format, locale }: StatementQuery,
  { request, ctx }: { request: Request; ctx: Ctx },
): Locale {
  if (locale !== undefined) return readLocale(locale)
  if (format === 'html') return pageLocale(request)
  return format === 'csv' ? API_LOCALE : ctx.locale
}

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
    .get('/ledger/statements', ({ ctx, query }) => listStatements(ctx, query), {
      needs: 'program.read',
      query: StatementsQuery,
      response: StatementList,
      detail: {
        operationId: 'listStatements',
        summary: 'List the sums of the statements of a program: each partner and all of them',
      },
    })
    .get(
      '/partners/:id/statement',
      async ({ ctx, params, query, request }) => {
        const locale = localeFor(query, { request, ctx })
        const statement = await readStatement(ctx, params.id, query, locale)
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
