import { intlFormat } from '../../../locales/intl-format.ts'
import { message, type Message } from '../../../domain/message/message.ts'
import { API_LOCALE, format, formatValue, type Locale } from '../../../locales/format.ts'
import { currencyExponent, formatMinor } from '../../../domain/money.ts'
import { csvLine } from '../../../core/csv.ts'
import { escapeHtml as escape, htmlLanguage } from '../../../core/html.ts'
import { pageHeaders } from '../../../core/response-headers.ts'
import type { Balance, Statement, StatementLine, StatementQuery } from './schema.ts'

const AMOUNTS = ['amount', 'accrued', 'payable', 'inTransit', 'paid'] as const
const HEADINGS: Record<(typeof AMOUNTS)[number], Message> = {
  amount: message('statement.amount'),
  accrued: message('statement.accrued'),
  payable: message('statement.payable'),
  inTransit: message('statement.in-transit'),
  paid: message('statement.paid'),
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

/** Answers the statement as data, as a table for spreadsheets, or as a page for the printer. */
export function answerStatement(
  statement: Statement,
  format: StatementQuery['format'],
  locale: Locale = API_LOCALE,
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
    ...AMOUNTS.map((name) => Number(formatMinor(BigInt(line[name]), line.currency))),
  ])
  return [[...head, 'currency', ...AMOUNTS], ...rows].map(csvLine).join('')
}

/** Renders a page that prints well on paper. Self-contained: no script, no address but its own. */
export function statementPage(statement: Statement, locale: Locale = API_LOCALE): string {
  const { program, partner, start, end, opening, lines, closing } = statement
  const t = (text: Message) => escape(format(text, locale))
  const names = { partner: partner.name, program: program.name }
  // An end is not part of the time.
  const last = day(new Date(Date.parse(end) - 1).toISOString(), locale)
  const from = start ? day(start, locale) : t(message('statement.beginning'))
  const currencies = currenciesOf(statement)
  const only = currencies.length === 1 ? `${currencies[0]} · ` : ''
  return `<!doctype html>
<html ${htmlLanguage(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(message('statement.title', names))}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p><bdi>${escape(program.name)}</bdi></p>
<h1>${t(message('statement.heading', { partner: partner.name }))}</h1>
<p>${from} – ${last} · ${only}${escape(partner.id)}</p>
</header>
<main>
${balancesTable(t(message('statement.opening')), opening, locale)}
${linesTable(lines, locale, only === '')}
${balancesTable(t(message('statement.closing')), closing, locale)}
</main>
</body>
</html>
`
}

/** Lists the currencies; a single one is named once. */
function currenciesOf({ opening, lines, closing }: Statement): string[] {
  const all = [...opening, ...lines, ...closing].map(({ currency }) => currency.toUpperCase())
  return Array.from(new Set(all))
}

function balancesTable(title: string, balances: readonly Balance[], locale: Locale): string {
  const t = (text: Message) => escape(format(text, locale))
  if (balances.length === 0) return `<h2>${title}</h2><p>${t(message('statement.empty'))}</p>`
  const names = AMOUNTS.filter((name) => name !== 'amount')
  const rows = balances.map(
    (balance) =>
      `<tr><th scope="row">${balance.currency.toUpperCase()}</th>${names
        .map((name) => cell(name, figure(balance[name], balance.currency, locale), locale))
        .join('')}</tr>`,
  )
  const table = `<table><thead><tr><th scope="col">${t(message('statement.currency'))}</th>${headings(names, locale)}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  return section(title, table)
}

function linesTable(lines: readonly StatementLine[], locale: Locale, mixed: boolean): string {
  const t = (text: Message) => escape(format(text, locale))
  const title = t(message('statement.postings'))
  if (lines.length === 0) {
    return `<h2>${title}</h2><p>${t(message('statement.no-postings'))}</p>`
  }
  const rows = lines.map(
    (line) =>
      `<tr><td class="day">${day(line.bookingDate, locale)}${eventDay(line, locale)}</td><td class="what">${escape(line.text)}</td>${
        mixed ? `<td>${line.currency.toUpperCase()}</td>` : ''
      }${AMOUNTS.map((name) =>
        cell(name, line[name] === 0 ? '' : figure(line[name], line.currency, locale), locale),
      ).join('')}</tr>`,
  )
  const table = `<table><thead><tr><th scope="col">${t(message('statement.day'))}</th><th scope="col">${t(message('statement.what'))}</th>
${mixed ? `<th scope="col">${t(message('statement.currency'))}</th>` : ''}${headings(AMOUNTS, locale)}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return section(title, table)
}

function headings(names: readonly (typeof AMOUNTS)[number][], locale: Locale): string {
  return names
    .map((name) => `<th scope="col" class="money">${escape(format(HEADINGS[name], locale))}</th>`)
    .join('')
}

/** Renders a section whose table scrolls where it does not fit, not the page. */
function section(title: string, table: string): string {
  return `<h2>${title}</h2><div class="wide" role="region" aria-label="${title}" tabindex="0">${table}</div>`
}

/** Renders a cell, which names its column on a phone. */
function cell(name: (typeof AMOUNTS)[number], text: string, locale: Locale): string {
  return `<td class="money" data-name="${escape(format(HEADINGS[name], locale))}">${text}</td>`
}

/** Formats an amount with its currency beside it. */
function figure(amount: number, currency: string, { plain, tag }: Locale): string {
  const decimal = formatMinor(BigInt(amount), currency)
  if (plain) return decimal
  const digits = currencyExponent(currency)
  return intlFormat(Intl.NumberFormat, tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal as `${number}`)
}

/** Renders the day of the event below that of its booking, where they differ. */
function eventDay({ bookingDate, eventDate }: StatementLine, locale: Locale): string {
  if (bookingDate.slice(0, 10) === eventDate.slice(0, 10)) return ''
  const text = message('statement.event-day', { day: { day: eventDate.slice(0, 10) } })
  return `<br><small>${escape(format(text, locale))}</small>`
}

function day(time: string, locale: Locale): string {
  return escape(formatValue({ day: time.slice(0, 10) }, locale))
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
h1, h2, th { font-weight: 600; }
header p { margin: 0; opacity: .7; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .3rem .5rem; }
td, tbody th { vertical-align: baseline; }
tr { border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
:is(th, td):first-child { padding-inline-start: 0; } :is(th, td):last-child { padding-inline-end: 0; }
.wide { overflow-x: auto; } .what { min-width: 14rem; }
.money { text-align: end; font-variant-numeric: tabular-nums; } td.money, .day { white-space: nowrap; }
.day small { opacity: .7; }
thead { display: table-header-group; vertical-align: bottom; } tr { break-inside: avoid; }
@media screen and (max-width: 44rem) {
  table, tbody, tr, th, td { display: block; padding: 0; }
  thead, td.money:empty { display: none; }
  tr { padding: .5rem 0; } .day { opacity: .7; }
  td.money { display: flex; justify-content: space-between; gap: 1rem; }
  td.money::before { content: attr(data-name); opacity: .7; }
}
@media print { .wide { overflow: visible; } body { margin: 0; max-width: none; } }
`
