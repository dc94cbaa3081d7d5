import type { Ctx } from '../../../core/ctx.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find, list } from '../../../http/operations/verbs.ts'
import { API_LOCALE, type Locale } from '../../../locales/format.ts'
import { pageLocale } from '../../../locales/locale.ts'
import { checkLedger } from './check-ledger.ts'
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

export const ledger = resource('ledger', [
  find(checkLedger, {
    ...byKey('program.read'),
    path: '/ledger/check',
    answer: LedgerCheck,
    summary: 'Check ledger',
    description:
      'Compares the ledger with commissions, payouts, and balances, and returns the totals and any differences.',
  }),
  list(listChecks, {
    ...byKey('program.read'),
    path: '/ledger/checks',
    query: ChecksQuery,
    answer: StoredCheck,
    id: 'listLedgerChecks',
    summary: 'List ledger checks',
    description: 'Returns the results of the nightly ledger checks, newest first.',
  }),
  find(listStatements, {
    ...byKey('program.read'),
    path: '/ledger/statements',
    query: StatementsQuery,
    answer: StatementList,
    summary: 'List statements',
    description:
      'Returns the statement totals of a program’s partners, and the total of all of them.',
  }),
  operation(
    'GET',
    async (ctx, { params, query, incoming }) => {
      const locale = localeFor(query, { request: incoming.request, ctx })
      const statement = await readStatement(ctx, params.id, query, locale)
      return answerStatement(statement, query.format, locale)
    },
    {
      ...byKey('program.read'),
      path: '/partners/:id/statement',
      query: StatementQuery,
      id: 'readStatement',
      summary: 'Retrieve partner statement',
      description: 'Returns a statement of a partner’s earnings and payouts for a time range.',
      responses: STATEMENT_RESPONSES,
    },
  ),
])
