import { formatMinor } from '../../domain/money.ts'
import { csvLine } from '../../http/csv.ts'
import type { Balance, Statement, StatementLine, StatementQuery } from './schema.ts'

const AMOUNTS = ['amount', 'accrued', 'payable', 'inTransit', 'paid'] as const
const HEADINGS: Record<(typeof AMOUNTS)[number], string> = {
  amount: 'Change',
  accrued: 'In holding period',
  payable: 'Payable',
  inTransit: 'On its way',
  paid: 'Paid',
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
export function answerStatement(statement: Statement, format: StatementQuery['format']): Response {
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

/** Amounts in major units, one line a posting, without balances: for a spreadsheet to sum. */
export function statementCsv({ lines }: Statement): string {
  const head = ['date', 'posting', 'cause', 'text', 'commission', 'payout', 'currency', ...AMOUNTS]
  const rows = lines.map((line) => [
    line.createdAt,
    line.id,
    line.cause,
    line.text,
    line.commissionId,
    line.payoutId,
    line.currency.toUpperCase(),
    ...AMOUNTS.map((name) => Number(formatMinor(BigInt(line[name]), line.currency))),
  ])
  return [head, ...rows].map(csvLine).join('')
}

/** A page that prints well on paper. Self-contained: no script, no address but its own. */
export function statementPage(statement: Statement): string {
  const { program, partner, start, end, opening, lines, closing } = statement
  // An end is not part of the time.
  const last = day(new Date(Date.parse(end) - 1).toISOString())
  const period = `${start ? day(start) : 'Beginning'} – ${last}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`Statement of ${partner.name}, ${program.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p>${escape(program.name)}</p>
<h1>Statement of ${escape(partner.name)}</h1>
<p>${period} · ${escape(partner.id)}</p>
</header>
<main>
${balancesTable('Opening balance', opening)}
${linesTable(lines)}
${balancesTable('Closing balance', closing)}
</main>
</body>
</html>
`
}

function balancesTable(title: string, balances: readonly Balance[]): string {
  if (balances.length === 0) return `<h2>${title}</h2><p>Nothing yet.</p>`
  const names = AMOUNTS.filter((name) => name !== 'amount')
  const rows = balances.map(
    (balance) =>
      `<tr><th scope="row">${balance.currency.toUpperCase()}</th>${names
        .map((name) => cell(balance[name], balance.currency))
        .join('')}</tr>`,
  )
  const head = names.map((name) => `<th scope="col" class="money">${HEADINGS[name]}</th>`).join('')
  const table = `<table><thead><tr><th scope="col">Currency</th>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  return section(title, table)
}

function linesTable(lines: readonly StatementLine[]): string {
  if (lines.length === 0) return '<h2>Postings</h2><p>Nothing happened in this time.</p>'
  const head = AMOUNTS.map((name) => `<th scope="col" class="money">${HEADINGS[name]}</th>`).join(
    '',
  )
  const rows = lines.map(
    (line) =>
      `<tr><td class="day">${day(line.createdAt)}</td><td>${escape(line.text)}</td><td>${line.currency.toUpperCase()}</td>${AMOUNTS.map(
        (name) => cell(line[name], line.currency),
      ).join('')}</tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Day</th><th scope="col">What</th>
<th scope="col">Currency</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return section('Postings', table)
}

/** On a narrow screen the table is moved, not the page. */
function section(title: string, table: string): string {
  return `<h2>${title}</h2><div class="wide" role="region" aria-label="${title}" tabindex="0">${table}</div>`
}

function cell(amount: number, currency: string): string {
  return `<td class="money">${amount === 0 ? '' : formatMinor(BigInt(amount), currency)}</td>`
}

function day(time: string): string {
  return time.slice(0, 10)
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
header p { margin: 0; opacity: .7; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .3rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
thead th { font-weight: 600; } .wide { overflow-x: auto; } td:nth-child(2):not(.money) { min-width: 14rem; }
.money { text-align: end; font-variant-numeric: tabular-nums; } td.money, .day { white-space: nowrap; }
thead { display: table-header-group; } tr { break-inside: avoid; }
@media print { .wide { overflow: visible; } body { margin: 0; max-width: none; } }
`
