import { Elysia, t } from 'elysia'
import type { Deps } from '../../deps.ts'
import { secure } from '../../http/secure.ts'
import { checkLedger } from './check-ledger.ts'
import { listChecks } from './keep-checks.ts'
import { statementCsv, statementPage } from './present-statement.ts'
import { readStatement } from './read-statement.ts'
import { ChecksQuery, LedgerCheck, type Statement, StatementQuery, StoredCheck } from './schema.ts'

export function ledgerRoutes(deps: Deps) {
  return new Elysia({ name: 'ledger', tags: ['ledger'] })
    .use(secure(deps))
    .get('/ledger/check', ({ scope }) => checkLedger(deps, scope), {
      needs: 'program.read',
      response: LedgerCheck,
      detail: {
        operationId: 'checkLedger',
        summary: 'Compare the ledger with everything beside it',
      },
    })
    .get('/ledger/checks', ({ scope, query }) => listChecks(deps, scope, query), {
      needs: 'program.read',
      query: ChecksQuery,
      response: t.Array(StoredCheck),
      detail: { operationId: 'listLedgerChecks', summary: 'List the nightly checks, newest first' },
    })
    .get(
      '/partners/:id/statement',
      async ({ scope, params, query }) => {
        const statement = await readStatement(deps, scope, params.id, query)
        return present(statement, query.format)
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

const text = { schema: { type: 'string' as const } }
export const STATEMENT_RESPONSES = {
  200: {
    description: 'The statement, in the format that was asked for',
    content: {
      'application/json': { schema: { type: 'object' as const } },
      'text/csv': text,
      'text/html': text,
    },
  },
}

/** As data, as a table for spreadsheets, or as a page for the printer. */
export function present(statement: Statement, format: StatementQuery['format']): Response {
  if (format === 'csv') {
    return new Response(statementCsv(statement), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="statement.csv"',
      },
    })
  }
  if (format === 'html') {
    return new Response(statementPage(statement), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  }
  return Response.json(statement)
}
