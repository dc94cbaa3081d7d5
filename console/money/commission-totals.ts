import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, unexpected } from '../api/client.ts'
import type { Commission } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { count, money } from '../base/format.ts'
import { parseFilter } from '../base/list/list-filter.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { withQuery } from '../router/router.ts'
import { commissionStatusName, STATUS_NAMES } from './commission-words.ts'

interface Total {
  currency: string
  status: Commission['status']
  count: number
  earnings: number
}

/** What the listed commissions come to, by status: each leads to the commissions of it. */
@customElement('commission-totals')
export class CommissionTotals extends ConsoleElement {
  static override styles = [
    styles,
    css`
      nav {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
        gap: 8px;
        margin-block-end: 16px;
      }
      a {
        display: grid;
        align-content: start;
        padding: 8px 12px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        color: var(--text);
        text-decoration: none;
      }
      a:hover {
        background: var(--hover);
      }
      a[aria-current] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .name {
        display: flex;
        justify-content: space-between;
        gap: 8px;
        color: var(--soft);
        font-size: 12px;
        line-height: 16px;
      }
      strong {
        font-variant-numeric: tabular-nums;
        line-height: 20px;
      }
      @media (max-width: 760px) {
        nav {
          display: flex;
          margin-inline: -16px;
          padding-inline: 16px;
          overflow-x: auto;
          scrollbar-width: none;
        }
        a {
          flex: 0 0 auto;
          min-inline-size: 128px;
        }
      }
    `,
  ]

  /** The parameters of the list, as JSON: the same text is the same list. */
  @property() parameters = '{}'
  @property({ attribute: false }) workspaceId: string | undefined
  readonly #totals = new Task(this, {
    task: async ([_id, text], { signal }) => {
      // The list wrote it.
      const { status: _, ...query } = JSON.parse(text) as Record<string, string>
      const totals = await call<Total[]>('/commissions/totals', { query, signal })
      if (!Array.isArray(totals)) throw unexpected()
      return totals
    },
    args: () => [this.workspaceId, this.parameters] as const,
  })

  async readAgain(): Promise<void> {
    await this.#totals.run()
  }

  override render(): TemplateResult | typeof nothing {
    const totals = this.#totals.value
    if (!totals || totals.length === 0) return nothing
    const { status = '' } = JSON.parse(this.parameters) as Record<string, string>
    const { values, isNot } = parseFilter(status)
    const isChosen = (one: string) => values.length > 0 && values.includes(one) !== isNot
    const listed = STATUS_NAMES.filter((one) => totals.some((total) => total.status === one))
    return html`<nav aria-label=${t('commissions.totalsByStatus')}>
      ${renderTotal(t('common.all'), totals, { to: undefined, isCurrent: values.length === 0 })}
      ${listed.map((one) =>
        renderTotal(
          commissionStatusName(one),
          totals.filter((total) => total.status === one),
          { to: one, isCurrent: isChosen(one) },
        ),
      )}
    </nav>`
  }
}

function renderTotal(
  name: string,
  totals: readonly Total[],
  { to, isCurrent }: { to: string | undefined; isCurrent: boolean },
): TemplateResult {
  const sums = new Map<string, number>()
  for (const { currency, earnings } of totals) {
    sums.set(currency, (sums.get(currency) ?? 0) + earnings)
  }
  const all = totals.reduce((sum, total) => sum + total.count, 0)
  return html`<a
    href=${withQuery({ status: isCurrent ? undefined : to })}
    aria-current=${isCurrent ? 'true' : nothing}
  >
    <span class="name">${name} <span>${count(all)}</span></span>
    ${[...sums].map(([currency, sum]) => html`<strong>${money(sum, currency)}</strong>`)}
  </a>`
}

declare global {
  interface HTMLElementTagNameMap {
    'commission-totals': CommissionTotals
  }
}
