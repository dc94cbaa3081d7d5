import { css, html, LitElement, nothing } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { icon } from '../../kit/icons.ts'
import { formatExact, formatMoney, formatWhen } from '../../kit/format.ts'
import { rows } from '../../kit/rows.styles.ts'
import type { WireEvent } from './wire.ts'

/** A request to show an event's details. */
export class SelectEvent extends Event {
  readonly selected: WireEvent

  constructor(selected: WireEvent) {
    super('select-event', { bubbles: true, composed: true })
    this.selected = selected
  }
}

/** Events, newest first; those that arrived while the page was open come in with a mark. */
@customElement('event-list')
export class EventList extends LitElement {
  static override styles = [
    rows,
    css`
      :host {
        container-type: inline-size;
      }
      button {
        grid-template:
          'icon what amount when' auto
          '. where where where' auto / 16px minmax(0, 1fr) auto 56px;
        align-items: start;
        padding: 10px 16px;
      }
      .fresh {
        animation: arrive 1.6s ease-out;
      }
      @keyframes arrive {
        from {
          background: var(--accent-wash);
        }
      }
      .icon {
        grid-area: icon;
        margin-block-start: 2px;
        color: var(--ink-soft);
      }
      .icon-sale {
        color: var(--accent);
      }
      .what {
        grid-area: what;
      }
      .where {
        grid-area: where;
      }
      .when {
        grid-area: when;
      }
      .amount {
        grid-area: amount;
        font-weight: 600;
      }
      @container (min-width: 640px) {
        button {
          grid-template:
            'icon what where amount when' auto / 16px minmax(0, 4fr) minmax(0, 6fr)
            72px 56px;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .fresh {
          animation: none;
        }
      }
    `,
  ]

  @property({ attribute: false }) events: WireEvent[] = []
  /** Ids that arrived while the page was open. */
  @property({ attribute: false }) fresh: ReadonlySet<string> = new Set()
  @property() selected = ''
  @property({ type: Number }) now = 0

  override render() {
    return html`<ul>
      ${repeat(
        this.events,
        (event) => event.id,
        (event) => this.renderRow(event),
      )}
    </ul>`
  }

  private renderRow(event: WireEvent) {
    const id = event.id
    return html`<li class=${this.fresh.has(id) ? 'fresh' : ''}>
      <button
        aria-pressed=${this.selected === id}
        data-kind=${event.event}
        data-id=${id}
        @click=${() => this.dispatchEvent(new SelectEvent(event))}
      >
        ${icon(event.event)}
        <span class="what"><bdi>${titleOf(event)}</bdi></span>
        <span class="where"><bdi>${placeOf(event)}</bdi></span>
        <span class="amount"
          >${event.sale ? formatMoney(event.sale.amount, event.sale.currency) : nothing}</span
        >
        <time class="when" datetime=${event.timestamp} title=${formatExact(event.timestamp)}
          ><bdi>${formatWhen(event.timestamp, this.now)}</bdi></time
        >
      </button>
    </li>`
  }
}

export function titleOf({ event, eventName, customer, link }: WireEvent): string {
  if (event === 'click') return `Click on /${link?.key ?? '…'}`
  const who = customer?.name ?? customer?.email ?? 'a customer'
  return `${eventName ?? (event === 'lead' ? 'Lead' : 'Sale')}: ${who}`
}

function placeOf({ event, link, click }: WireEvent): string {
  const place = [known(click.city), known(click.country)].filter(Boolean).join(', ')
  const agent = [known(click.browser), known(click.os)].filter(Boolean).join(' on ')
  const through =
    event === 'click' ? known(link?.title ?? '') : link ? `through /${link.key}` : 'no link'
  return [through, place, agent].filter(Boolean).join(' · ')
}

function known(word: string | undefined): string {
  return word && word !== 'Unknown' ? word : ''
}

declare global {
  interface HTMLElementTagNameMap {
    'event-list': EventList
  }
}
