import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll, readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Connection, EventsReplayed, InboxEvent } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { ago, exactTime } from '../base/format.ts'
import { choice } from '../base/form.ts'
import { PagedList } from '../base/list/paged-list.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { chosenInbox, INBOX_STATES } from './inbox-words.ts'

/** What providers have reported, and what became of it; what failed is tried again from here. */
@customElement('inbox-page')
export class InboxPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    css`
      .filter {
        max-inline-size: 340px;
        margin-block-end: 16px;
      }
      .filter .field {
        margin-block-end: 0;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #connections = new Task(this, {
    task: ([_id], { signal }) => readAll<Connection>('/connections', signal),
    args: () => [this.session?.workspace?.id] as const,
  })
  readonly #events = new PagedList<InboxEvent>(this, {
    read: ({ size, last, signal }) => {
      const query = { ...queryOf(location.search), pageSize: String(size), startingAfter: last?.id }
      return readList<InboxEvent>('/inbox', { query, signal })
    },
    args: () => [this.session?.workspace?.id, location.search],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const { status } = chosenInbox(location.search)
    const mayChange = may(this.session, 'workspace.write')
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.eventLog')}</h1>
        <nav class="segments" aria-label=${t('connections.eventStatus')}>
          ${Object.entries(INBOX_STATES).map(
            ([one, { name }]) =>
              html`<a
                href=${withQuery({ status: one === 'all' ? undefined : one })}
                aria-current=${one === status ? 'page' : nothing}
                >${t(name)}</a
              >`,
          )}
        </nav>
      </div>
      ${this.#renderFilter()}
      <section class="panel" aria-label=${t('field.events')}>
        ${this.#events.render({
          rows: (events) => this.#renderEvents(events, mayChange),
          none: () => html`<p class="row soft">${t(INBOX_STATES[status].none)}</p>`,
          bones: 3,
        })}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      <div class="actions wrap">
        ${mayChange && status === 'failed' ? this.#renderReplayAll() : nothing}
      </div>
    </div>`
  }

  #renderFilter(): TemplateResult {
    const { connectionId } = chosenInbox(location.search)
    const connections = this.#connections.value ?? []
    const options = connections.map(({ id, name }) => ({ value: id, text: name }))
    return html`<div class="filter">
      ${choice({
        name: 'connection',
        label: t('connections.connection'),
        options: [{ value: '', text: t('connections.allConnections') }, ...options],
        value: connectionId ?? '',
        chosen: (value) => navigate(withQuery({ connection: value || undefined })),
      })}
    </div>`
  }

  #renderEvents(events: readonly InboxEvent[], mayChange: boolean): TemplateResult {
    return html`<ul class="rows">
      ${events.map((event) => {
        const connection = this.#connections.value?.find(({ id }) => id === event.connectionId)
        return this.#renderEvent(event, { connection, mayChange })
      })}
    </ul>`
  }

  #renderEvent(
    event: InboxEvent,
    about: { connection: Connection | undefined; mayChange: boolean },
  ): TemplateResult {
    const { type, status, reason, attempts, createdAt, providerEventId } = event
    const { name, badge } = INBOX_STATES[status]
    const canReplay = about.mayChange && (status === 'failed' || status === 'retrying')
    return html`<li>
      <div class="grow">
        <strong class="code">${type}</strong> <span class="badge ${badge}">${t(name)}</span>
        ${reason ? html`<p class="small ${status === 'failed' ? 'bad' : 'soft'}">${reason}</p>` : nothing}
        <div class="small soft">
          ${about.connection?.name ?? t('connections.removedConnection')} ·
          <span class="code">${providerEventId}</span> ·
          <span title=${exactTime(createdAt)}
            >${t('connections.receivedWhen', { when: ago(createdAt) })}</span
          >
          ${attempts > 1 ? html`· ${t('connections.countAttempts', { count: attempts })}` : nothing}
        </div>
      </div>
      ${
        canReplay
          ? html`<button
              class="button"
              aria-label=${t('connections.retryName', { name: `${type} ${providerEventId}` })}
              @click=${() => void this.#replay(event)}
            >
              ${t('common.retry')}
            </button>`
          : nothing
      }
    </li>`
  }

  #renderReplayAll(): TemplateResult {
    return html`<button
      class="button"
      aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
      @click=${() => void this.#replayAll()}
    >
      ${t('connections.retryAllFailedEvents')}
    </button>`
  }

  async #replay({ id, type }: InboxEvent): Promise<void> {
    await this.#action.run(
      async () => {
        await call(`/inbox/${encodeURIComponent(id)}/replay`, { method: 'POST', body: {} })
        await this.#events.readAgain()
      },
      t('connections.retryingName', { name: type }),
    )
  }

  async #replayAll(): Promise<void> {
    const { connectionId } = chosenInbox(location.search)
    await this.#action.run(async () => {
      const body = { status: 'failed', ...(connectionId && { connectionId }) }
      let answer: EventsReplayed
      do {
        answer = await call<EventsReplayed>('/inbox/replay', { method: 'POST', body })
      } while (answer.more && answer.count > 0)
      await this.#events.readAgain()
    }, t('connections.retryingFailedEvents'))
  }
}

function queryOf(search: string): Record<string, string | undefined> {
  const { status, connectionId } = chosenInbox(search)
  return {
    status: status === 'all' ? undefined : status,
    connectionId,
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'inbox-page': InboxPage
  }
}
