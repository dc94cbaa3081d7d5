import { boardPage } from '../kit/board.ts'
import { formatMoney } from '../kit/format.ts'
import { escapeHtml } from '../kit/page.ts'
import type { Payout, Preview } from './wire.ts'

const WORDS: Readonly<Record<string, string>> = {
  sent: 'On its way',
  completed: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
}

/** Names a payout's status: payouts by hand wait for a person, others leave within moments. */
function wordOf({ status, provider }: Payout): string {
  if (provider === 'credit' && status === 'completed') return 'Credited'
  return WORDS[status] ?? (provider === 'manual' ? 'To be paid by hand' : LEAVING)
}
const LEAVING = 'Leaving …'

/** Renders the preview with the button that pays it. `key` names the run: pressed twice it pays once. */
export function previewPage(preview: Preview, key: string): string {
  const { currency, amount, payoutCount, payouts, skipped } = preview
  const due = payouts.map(
    ({ partner, masked, commissionCount, amount: sum }) => `<tr>
        <th scope="row"><bdi>${escapeHtml(partner.name)}</bdi></th><td>${escapeHtml(masked)}</td>
        <td class="sum aside">${commissionCount}</td><td class="sum">${formatMoney(sum, currency)}</td>
      </tr>`,
  )
  const others = skipped.map(
    ({ partner, sentence }) => `<tr>
        <th scope="row"><bdi>${escapeHtml(partner.name)}</bdi></th><td>${escapeHtml(sentence)}</td>
      </tr>`,
  )
  const pay = `<form method="post">
      <input type="hidden" name="expectedAmount" value="${amount}" />
      <input type="hidden" name="key" value="${key}" />
      <button class="button">Pay ${payoutCount} ${payoutCount === 1 ? 'partner' : 'partners'} ${formatMoney(amount, currency)}</button>
    </form>`
  return frame(
    'What is due now. A commission is due once its holding period is over.',
    `${payoutCount > 0 ? table(['Partner', 'To', 'Commissions', 'Amount'], due, 'Commissions') + pay : '<p class="panel empty">Nobody is due anything now. <a href="/console/analytics/live">What comes in is in the console.</a></p>'}
    ${others.length > 0 ? `<h2>Not this time</h2>${table(['Partner', 'Why'], others)}` : ''}`,
  )
}

/** Renders a confirmed run; the page reloads until everything has left. */
export function runPage(payouts: readonly Payout[]): string {
  const waits = payouts.some((payout) => wordOf(payout) === LEAVING)
  return frame(
    waits ? 'The transfers are being made …' : 'Whatever could be sent has been sent.',
    `${table(['Partner', 'To', 'Status', 'Amount'], payouts.map(row), 'To')}
    <p class="next"><a class="button" href="/demo/mailbox/">Read what they are told</a> <a class="button quiet" href="/demo/app/#payouts">Look as Ada does</a></p>`,
    waits ? '<meta http-equiv="refresh" content="1" />' : '',
  )
}

function row(payout: Payout): string {
  const { partner, masked, status, failureReason, amount, currency } = payout
  const why = failureReason ? ` <span class="soft">${escapeHtml(failureReason)}</span>` : ''
  return `<tr>
        <th scope="row"><bdi>${escapeHtml(partner.name)}</bdi></th><td class="aside">${escapeHtml(masked)}</td>
        <td><span class="status ${status}">${wordOf(payout)}</span>${why}</td>
        <td class="sum">${formatMoney(amount, currency)}</td>
      </tr>`
}

/** Renders a table. `aside`: columns that a phone has no space for. */
function table(heads: readonly string[], rows: readonly string[], aside = ''): string {
  const cells = heads.map((head) => {
    const kinds = [/Amount|Commissions/.test(head) && 'sum', head === aside && 'aside']
    return `<th scope="col" class="${kinds.filter(Boolean).join(' ')}">${head}</th>`
  })
  return `<div class="panel" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table>
      <thead><tr>${cells.join('')}</tr></thead>
      <tbody>${rows.join('')}</tbody>
    </table></div>`
}

function frame(note: string, content: string, head = ''): string {
  return boardPage({
    title: 'Payouts',
    path: '/demo/payouts/',
    icon: 'M2 4h12v8H2zM8 7v2',
    sheet: 'payouts-page.css',
    head,
    main: `<div class="title"><h1>Payouts</h1><p class="soft" role="status">${note}</p></div>${content}`,
  })
}
