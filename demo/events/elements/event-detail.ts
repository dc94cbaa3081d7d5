import { css, html, LitElement, nothing, type PropertyValues } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { controls } from '../../kit/controls.styles.ts'
import { icon } from '../../kit/icons.ts'
import { request } from '../../kit/request.ts'
import { formatExact, formatMoney } from '../../kit/format.ts'
import type { Explained, WireEvent } from './wire.ts'
import { titleOf } from './event-list.ts'

/** Shows one event and why it belongs to its link, step by step, as the API explains it. */
@customElement('event-detail')
export class EventDetail extends LitElement {
  static override styles = [
    controls,
    css`
      header {
        display: flex;
        align-items: start;
        justify-content: space-between;
        gap: 12px;
      }
      h2 {
        font-size: 14px;
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .close {
        display: inline-grid;
        place-content: center;
        inline-size: 32px;
        block-size: 32px;
        margin: -6px;
        border: 0;
        border-radius: var(--radius);
        background: none;
        color: var(--ink-soft);
        cursor: pointer;
      }
      .close:hover {
        background: var(--sunken);
        color: var(--ink);
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 4px 16px;
        margin-block: 12px 20px;
      }
      dt {
        color: var(--ink-soft);
      }
      dd {
        overflow-wrap: anywhere;
        text-align: end;
      }
      code {
        font-family: var(--mono);
        font-size: 12px;
      }
      h3 {
        margin-block-end: 8px;
        font-size: 14px;
        font-weight: 600;
      }
      ol {
        display: grid;
        gap: 8px;
        list-style: none;
      }
      li {
        position: relative;
        padding-inline-start: 20px;
      }
      li::before {
        content: '';
        position: absolute;
        inset-block-start: 7px;
        inset-inline-start: 2px;
        inline-size: 7px;
        block-size: 7px;
        border: 1.5px solid var(--line-strong);
        border-radius: 50%;
      }
      li:not(:last-child)::after {
        content: '';
        position: absolute;
        inset-block: 17px -6px;
        inset-inline-start: 6.5px;
        border-inline-start: 1px solid var(--line);
      }
      li:last-child::before {
        border-color: var(--accent);
        background: var(--accent);
      }
    `,
  ]

  @property({ attribute: false }) event: WireEvent | undefined
  @state() private explained: Explained | undefined
  @state() private problem = ''

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('event')) void this.load()
  }

  override render() {
    const { event } = this
    if (!event) return nothing
    return html`
      <header>
        <h2 tabindex="-1"><bdi>${titleOf(event)}</bdi></h2>
        <button
          class="close"
          aria-label="Close"
          @click=${() => this.dispatchEvent(new Event('close-detail', { bubbles: true, composed: true }))}
        >
          ${icon('close')}
        </button>
      </header>
      ${this.renderFacts(this.explained ?? event)} ${this.renderWhy()}
    `
  }

  private get refunds() {
    return this.explained?.explanation.refunds ?? []
  }

  private renderFacts(event: WireEvent) {
    const facts: [string, unknown][] = [
      ['Time', formatExact(event.timestamp)],
      ['Amount', event.sale && formatMoney(event.sale.amount, event.sale.currency)],
      ...this.refunds.map((refund): [string, unknown] => [
        'Refund',
        formatMoney(-refund.amount, refund.currency),
      ]),
      ['Invoice', event.sale?.invoiceId],
      ['Customer', event.customer?.email],
      ['Link', event.link && html`<span dir="ltr">${event.link.domain}/${event.link.key}</span>`],
      ['Click', event.click.id && html`<code dir="ltr">${event.click.id}</code>`],
    ]
    return html`<dl>
      ${facts.map(([name, value]) =>
        value
          ? html`<dt>${name}</dt>
              <dd>${value}</dd>`
          : nothing,
      )}
    </dl>`
  }

  private renderWhy() {
    if (this.problem) {
      return html`<p class="notice" role="alert">${this.problem}</p>
        <p><button class="button quiet" @click=${this.load}>${icon('retry')}Try again</button></p>`
    }
    if (!this.explained) return html`<p class="soft" aria-busy="true">Asking the API …</p>`
    const { verdict, steps } = this.explained.explanation
    return html`<h3>
        ${verdict === 'unattributed' ? 'Why it is counted for no link' : 'Why it is counted for this link'}
      </h3>
      <ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>`
  }

  private async load() {
    const { event } = this
    this.explained = undefined
    this.problem = ''
    if (!event) return
    try {
      const explained = await request<Explained>(
        `/demo/events/api/events/${encodeURIComponent(event.id)}`,
      )
      if (event === this.event) this.explained = explained
    } catch (error) {
      if (event === this.event) this.problem = (error as Error).message
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-detail': EventDetail
  }
}
