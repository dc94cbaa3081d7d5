import { VirtualizerController } from '@tanstack/lit-virtual'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { createRef, ref } from 'lit/directives/ref.js'
import { CreditCard, MousePointerClick, Undo2, UserPlus, type IconNode } from 'lucide'
import { ConsoleElement } from '../../base/console-element.ts'
import { clock, day, exactTime, money } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { styles } from '../../base/styles.ts'
import { eventPlace, eventTitle, KIND_NAMES, linkName } from './event-name.ts'
import { liveListStyles } from './live-list.styles.ts'
import type { Kind, LiveEvent } from './live-event.ts'
import { t } from '../../base/texts.ts'

const ROW = 44
const PICTURES: Readonly<Record<Kind, IconNode>> = {
  click: MousePointerClick,
  lead: UserPlus,
  sale: CreditCard,
  refund: Undo2,
}

/** A request to show one event. */
export class SelectEvent extends Event {
  readonly eventId: string

  constructor(eventId: string) {
    super('select-event', { bubbles: true, composed: true })
    this.eventId = eventId
  }
}

/** Events, the newest first; only those in sight are on the page. */
@customElement('live-list')
export class LiveList extends ConsoleElement {
  static override styles = [styles, liveListStyles]

  @property({ attribute: false }) events: readonly LiveEvent[] = []
  /** Ids that came while the page was open. */
  @property({ attribute: false }) fresh: ReadonlySet<string> = new Set()
  @property() selected = ''
  readonly #scroller = createRef<HTMLElement>()
  readonly #rows = new VirtualizerController<HTMLElement, HTMLElement>(this, {
    count: 0,
    getScrollElement: () => this.#scroller.value ?? null,
    estimateSize: () => ROW,
    overscan: 8,
    getItemKey: (index) => this.events[index]?.id ?? index,
  })

  override willUpdate(): void {
    const rows = this.#rows.getVirtualizer()
    if (rows.options.count !== this.events.length) {
      rows.setOptions({ ...rows.options, count: this.events.length })
    }
  }

  override render(): TemplateResult {
    const rows = this.#rows.getVirtualizer()
    return html`<div class="scroller" ${ref(this.#scroller)}>
      <ul .style=${`block-size:${rows.getTotalSize()}px`}>
        ${rows.getVirtualItems().map(({ index, start }) => this.#renderRow(index, start))}
      </ul>
    </div>`
  }

  #renderRow(index: number, start: number): TemplateResult | typeof nothing {
    const event = this.events[index]
    if (!event) return nothing
    const { id, event: kind, timestamp, sale, refund } = event
    const amount = sale ?? refund
    const isToday = day(timestamp) === day(Date.now())
    return html`<li
      class=${this.fresh.has(id) ? 'fresh' : ''}
      .style=${`transform:translateY(${start}px)`}
      aria-setsize=${this.events.length}
      aria-posinset=${index + 1}
    >
      <button
        data-id=${id}
        data-kind=${kind}
        aria-current=${this.selected === id ? 'true' : nothing}
        @click=${() => this.dispatchEvent(new SelectEvent(id))}
      >
        <span class="picture ${kind}"
          >${icon(PICTURES[kind])}<span class="hidden">${t(KIND_NAMES[kind])}</span></span
        >
        <span class="what"><bdi>${eventTitle(event)}</bdi></span>
        <span class="link"
          >${event.partner ? html`<bdi>${event.partner.name}</bdi> ` : nothing}<bdi
            class=${event.partner ? 'soft' : ''}
            >${linkName(event.link)}</bdi
          ></span
        >
        <span class="place soft"><bdi>${eventPlace(event)}</bdi></span>
        <span class="amount number"
          >${
            amount
              ? money(kind === 'refund' ? -amount.amount : amount.amount, amount.currency)
              : nothing
          }</span
        >
        <time class="number soft" datetime=${timestamp} title=${exactTime(timestamp)}
          >${isToday ? clock(timestamp) : day(timestamp)}</time
        >
      </button>
    </li>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'live-list': LiveList
  }
}
