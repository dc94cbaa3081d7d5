import { escapeHtml as escape, htmlLanguage } from '../../../core/html.ts'
import { message, money, type Message } from '../../../domain/message/message.ts'
import { format, formatValue, type Locale } from '../../../locales/format.ts'
import { localeOf } from '../../../locales/locale.ts'
import { groupStatement, type StatementItem, type StatementSum } from './group-statement.ts'
import { STATEMENT_STYLE } from './statement-style.ts'
import type { Statement } from './schema.ts'

/** Renders a page that prints well on paper. Self-contained: no script, no address but its own. */
export function statementPage(statement: Statement, locale: Locale = localeOf('en')): string {
  const { program, partner, note } = statement
  const t = (text: Message) => escape(format(text, locale))
  const names = { partner: partner.name, program: program.name }
  const { earned, paid, sums } = groupStatement(statement)
  return `<!doctype html>
<html ${htmlLanguage(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(message('statement.title', names))}</title>
<style>${STATEMENT_STYLE}</style>
</head>
<body>
<header>
<h1>${t(message('statement.heading', { partner: partner.name }))}</h1>
<p>${standing(statement)
    .map((one) => `${t(one)} · `)
    .join('')}${periodOf(statement, locale)}</p>
<div class="sides">
${side(t(message('statement.from')), statement.payer)}
${side(t(message('statement.to')), statement.payee)}
</div>
${note === null ? '' : `<p class="note">${lines(note)}</p>`}
</header>
<main>
${summary(sums, locale)}
${itemsTable(message('statement.commissions'), earned, locale)}
${itemsTable(message('statement.payouts'), paid, locale)}
</main>
</body>
</html>
`
}

function periodOf({ start, end }: Pick<Statement, 'start' | 'end'>, locale: Locale): string {
  const from = start ? day(start, locale) : escape(format(message('statement.beginning'), locale))
  // An end is not part of the time.
  return `${from} – ${day(new Date(Date.parse(end) - 1).toISOString(), locale)}`
}

function side(label: string, { name, address }: Statement['payer']): string {
  const where = address === null ? '' : `<br>${lines(address)}`
  return `<p><span class="label">${label}</span><br><bdi>${escape(name)}</bdi>${where}</p>`
}

/** Keeps the lines of a text that somebody typed. */
function lines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `<bdi>${escape(line)}</bdi>`)
    .join('<br>')
}

const SUMS: readonly [keyof Omit<StatementSum, 'currency'>, Message][] = [
  ['opening', message('statement.opening')],
  ['earned', message('statement.earned')],
  ['paid', message('statement.paid')],
  ['closing', message('statement.closing')],
  ['accrued', message('statement.accrued')],
  ['payable', message('statement.payable')],
  ['inTransit', message('statement.in-transit')],
]

/** Renders the sums: what was owed, plus what was earned, less what was paid; and how the rest stands. */
function summary(sums: readonly StatementSum[], locale: Locale): string {
  const title = escape(format(message('statement.summary'), locale))
  if (sums.length === 0) {
    return `<h2>${title}</h2><p>${escape(format(message('statement.no-postings'), locale))}</p>`
  }
  const rows = SUMS.map(([name, label]) => {
    const cells = sums.map((sum) => {
      // What was paid leaves what is owed.
      const amount = name === 'paid' ? -sum.paid : sum[name]
      return `<td class="money">${figure(amount, sum.currency, locale)}</td>`
    })
    const of = ['accrued', 'payable', 'inTransit'].includes(name) ? 'part' : name
    return `<tr class="${of}"><th scope="row">${escape(format(label, locale))}</th>${cells.join('')}</tr>`
  })
  return `<h2>${title}</h2><table class="sums"><tbody>${rows.join('\n')}</tbody></table>`
}

/** Renders one line for each commission or payout, and their total in each currency. */
function itemsTable(title: Message, items: readonly StatementItem[], locale: Locale): string {
  const t = (text: Message) => escape(format(text, locale))
  if (items.length === 0) return ''
  const rows = items.map((item) => {
    const amount = figure(item.amount, item.currency, locale)
    const how = escape(item.receipt ?? '')
    // A flat amount is no explanation of itself.
    const receipt = how === '' || how === amount ? '' : `<br><small>${how}</small>`
    return `<tr><td class="day">${day(item.bookingDate, locale)}${eventDay(item, locale)}</td><td class="what">${escape(item.text)}${receipt}</td><td class="money">${amount}</td></tr>`
  })
  const totals = new Map<string, number>()
  for (const { currency, amount } of items)
    totals.set(currency, (totals.get(currency) ?? 0) + amount)
  const foot = Array.from(
    totals,
    ([currency, amount]) =>
      `<tr><th scope="row" colspan="2">${t(message('statement.total'))}</th><td class="money">${figure(amount, currency, locale)}</td></tr>`,
  )
  return `<h2>${t(title)}</h2><table><thead><tr><th scope="col">${t(message('statement.day'))}</th><th scope="col">${t(message('statement.what'))}</th><th scope="col" class="money">${t(message('statement.amount'))}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody><tfoot>${foot.join('\n')}</tfoot></table>`
}

function figure(amount: number, currency: string, locale: Locale): string {
  return escape(formatValue(money(BigInt(amount), currency), locale))
}

/** Renders the day of the event below that of its booking, where they differ. */
function eventDay({ bookingDate, eventDate }: StatementItem, locale: Locale): string {
  if (bookingDate.slice(0, 10) === eventDate.slice(0, 10)) return ''
  const text = message('statement.event-day', { day: { day: eventDate.slice(0, 10) } })
  return `<br><small>${escape(format(text, locale))}</small>`
}

function day(time: string, locale: Locale): string {
  return escape(formatValue({ day: time.slice(0, 10) }, locale))
}

function standing({ number, final }: Statement): Message[] {
  if (number !== null) return [message('statement.number', { number })]
  return final ? [] : [message('statement.not-final')]
}
