import type { Locale } from '../../../locales/format.ts'
import { csvLine } from '../../../core/csv.ts'
import { amountCell, amountHeading } from '../../../core/csv-money.ts'
import { pageHeaders } from '../../../core/response-headers.ts'
import { statementPage } from './statement-page.ts'
import type { Statement, StatementQuery } from './schema.ts'

const AMOUNTS = ['amount', 'accrued', 'payable', 'inTransit', 'paid'] as const
const text = { schema: { type: 'string' as const } }
export const STATEMENT_RESPONSES = {
  200: {
    description: 'The statement in the requested format.',
    content: {
      'application/json': { schema: { type: 'object' as const } },
      'text/csv': text,
      'text/html': text,
    },
  },
}

/** Answers the statement as data, as a table for spreadsheets, or as a page for the printer. */
export function answerStatement(
  statement: Statement,
  format: StatementQuery['format'],
  locale: Locale,
): Response {
  if (format === 'csv') {
    return new Response(statementCsv(statement), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="statement.csv"',
      },
    })
  }
  if (format === 'html') {
    return new Response(statementPage(statement, locale), { headers: pageHeaders() })
  }
  return Response.json(statement)
}

/**
 * Formats the statement as CSV: amounts in major units, one line a posting, without balances, for a
 * spreadsheet to sum.
 */
export function statementCsv({ lines }: Statement): string {
  const head = ['bookingDate', 'eventDate', 'posting', 'cause', 'text', 'commission', 'payout']
  const rows = lines.map((line) => [
    line.bookingDate,
    line.eventDate,
    line.id,
    line.cause,
    line.text,
    line.commissionId,
    line.payoutId,
    line.currency.toUpperCase(),
    ...AMOUNTS.map((name) => amountCell(line[name], line.currency)),
  ])
  return [[...head, 'currency', ...AMOUNTS.map(amountHeading)], ...rows].map(csvLine).join('')
}
