import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Pause, Play } from 'lucide'
import { sessionContext, type Session } from '../../api/session.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { count } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import './live-detail.ts'
import './live-list.ts'
import type { SelectEvent } from './live-list.ts'
import type { Kind } from './live-event.ts'
import { livePageStyles } from './live-page.styles.ts'
import { LiveStore, type Connection } from './live-store.ts'

const TABS: readonly (readonly [Kind | 'all', TextId])[] = [
  ['all', 'common.all'],
  ['click', 'common.clicks'],
  ['lead', 'common.leads'],
  ['sale', 'field.sales'],
  ['refund', 'live.refunds'],
]
const CONNECTIONS: Readonly<Record<Connection, TextId>> = {
  connecting: 'connections.connecting',
  live: 'live.live',
  lost: 'live.connectionLostReconnecting',
}

/** Every event of all links of the workspace, as it happens. */
@customElement('live-page')
export class LivePage extends ConsoleElement {
  static override styles = [styles, pageStyles, livePageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #store = new LiveStore(this)

  constructor() {
    super()
    new AddressController(this)
    this.addEventListener('select-event', (event) => this.#select((event as SelectEvent).eventId))
  }

  override willUpdate(): void {
    this.#store.open(this.session?.workspace?.id ?? '')
  }

  get #kind(): Kind | 'all' {
    const asked = new URLSearchParams(location.search).get('kind')
    return TABS.find(([kind]) => kind === asked)?.[0] ?? 'all'
  }

  override render(): TemplateResult {
    const { connection, isHeld, waiting, isLoaded, problem } = this.#store
    const eventId = new URLSearchParams(location.search).get('event') ?? ''
    return html`<div class="page">
      <header>
        <h1>${t('common.liveEvents')}</h1>
        <p class="connection soft ${connection}" role="status">
          <i></i>${t(CONNECTIONS[connection])}
        </p>
        <button class="button" @click=${() => this.#store.hold(!isHeld)}>
          ${icon(isHeld ? Play : Pause)}${isHeld ? t('live.resume') : t('live.pause')}${
            isHeld && waiting.length > 0
              ? html`<span class="number soft">${count(waiting.length)}</span>`
              : nothing
          }
        </button>
      </header>
      <div class="columns ${eventId ? 'two' : ''}">
        <section class="panel" aria-label=${t('field.events')} aria-busy=${!isLoaded && !problem}>
          ${this.#renderTabs()} ${this.#renderList(eventId)}
        </section>
        ${
          eventId
            ? html`<live-detail
                class="panel"
                .eventId=${eventId}
                .workspaceId=${this.session?.workspace?.id ?? ''}
                @close-detail=${() => this.#close(eventId)}
              ></live-detail>`
            : nothing
        }
      </div>
    </div>`
  }

  #renderTabs(): TemplateResult {
    return html`<div class="tabs">
      <div class="segments" role="group" aria-label=${t('live.eventTypes')}>
        ${TABS.map(
          ([kind, name]) =>
            html`<button
              aria-pressed=${kind === this.#kind ? 'true' : 'false'}
              @click=${() => navigate(withQuery({ kind: kind === 'all' ? undefined : kind }), { replace: true })}
            >
              ${t(name)}
            </button>`,
        )}
      </div>
    </div>`
  }

  #renderList(eventId: string): TemplateResult {
    const { events, fresh, isLoaded, problem } = this.#store
    const kind = this.#kind
    const shown = kind === 'all' ? events : events.filter(({ event }) => event === kind)
    if (problem && shown.length === 0) return problemNote(problem, () => void this.#store.load())
    if (!isLoaded && shown.length === 0) {
      return html`<div class="bones">
        ${Array.from({ length: 10 }, () => html`<div class="bone"></div>`)}
      </div>`
    }
    if (shown.length === 0) {
      return html`<p class="none soft">${t('live.noEventsYetOpen')}</p>`
    }
    return html`<live-list .events=${shown} .fresh=${fresh} .selected=${eventId}></live-list>`
  }

  #select(id: string): void {
    navigate(withQuery({ event: id }), { replace: location.search.includes('event=') })
    void this.updateComplete.then(() => this.renderRoot.querySelector('live-detail')?.focus())
  }

  #close(id: string): void {
    navigate(withQuery({ event: undefined }))
    const list = this.renderRoot.querySelector('live-list')
    list?.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'live-page': LivePage
  }
}
