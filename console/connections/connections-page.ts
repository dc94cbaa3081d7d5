import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Connection, ConnectionTest, IntegrationInfo } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import '../base/copy-value.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { ago, exactTime } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { currentLanguage, t } from '../base/texts.ts'
import './connection-dialog.ts'
import { pollingState } from './polling-state.ts'

interface Shown {
  providers: readonly IntegrationInfo[]
  connections: readonly Connection[]
}

/** The accounts whose events are counted: connected, tested, changed and removed here. */
@customElement('connections-page')
export class ConnectionsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private editing: { provider: IntegrationInfo; connection?: Connection } | undefined
  @state() private removing: Connection | undefined
  /** What tests have said, by connection. */
  @state() private tests: ReadonlyMap<string, ConnectionTest> = new Map()
  readonly #action = new Action(this)
  readonly #shown = new Task(this, {
    task: async ([_id, language], { signal }): Promise<Shown> => {
      const [providers, connections] = await Promise.all([
        call<IntegrationInfo[]>('/integrations', { query: { language }, signal }),
        readAll<Connection>('/connections', signal),
      ])
      return { providers, connections }
    },
    args: () => [this.session?.workspace?.id, currentLanguage()] as const,
  })

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.connections')}</h1>
      </div>
      <p class="lead soft">${t('connections.recordSalesLeadsRefunds')}</p>
      <section class="panel" aria-label=${t('connections.connectedAccounts')}>
        ${loaded(this.#shown, (shown) => this.#renderConnections(shown, mayChange), { bones: 4 })}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.removing ? problemNote(this.#action.problem) : nothing}
      <div class="head low"><h2>${t('connections.providers')}</h2></div>
      <section class="panel" aria-label=${t('connections.providers')}>
        ${loaded(this.#shown, (shown) => this.#renderProviders(shown, mayChange), { bones: 4 })}
      </section>
      ${this.#renderDialog()} ${this.removing ? this.#renderQuestion(this.removing) : nothing}
    </div>`
  }

  #renderDialog(): TemplateResult | typeof nothing {
    if (!this.editing) return nothing
    return html`<connection-dialog
      .provider=${this.editing.provider}
      .connection=${this.editing.connection}
      @saved=${() => void this.#shown.run()}
      @closed=${() => (this.editing = undefined)}
    ></connection-dialog>`
  }

  #renderConnections({ connections, providers }: Shown, mayChange: boolean): TemplateResult {
    if (connections.length === 0) {
      return html`<p class="row soft">${t('connections.noAccountsConnectedYet')}</p>`
    }
    return html`<ul class="rows">
      ${connections.map((connection) => {
        const provider = providers.find(({ name }) => name === connection.provider)
        return this.#renderConnection(connection, { provider, mayChange })
      })}
    </ul>`
  }

  #renderConnection(
    connection: Connection,
    about: { provider: IntegrationInfo | undefined; mayChange: boolean },
  ): TemplateResult {
    const { id, name, masked, accountId, createdAt, webhookUrl } = connection
    const { provider, mayChange } = about
    const address = t('connections.webhookUrl')
    return html`<li>
      <div class="grow">
        <h2>
          <a href="/console/connections/${id}"><bdi>${name}</bdi></a>
          <span class="badge">${provider?.label ?? connection.provider}</span>
        </h2>
        <div class="small soft">
          ${[masked, accountId].filter(Boolean).join(' · ')} ·
          <span title=${exactTime(createdAt)}
            >${t('common.createdWhen', { when: ago(createdAt) })}</span
          >
        </div>
        ${pollingState(connection)}
        <copy-value .label=${address} .value=${webhookUrl}></copy-value>
        ${this.#renderTest(this.tests.get(id))}
      </div>
      <div class="actions wrap">
        <a class="button" href="/console/connections/inbox?connection=${id}"
          >${t('field.events')}</a
        >
        ${mayChange && provider ? this.#renderActions(connection, provider) : nothing}
      </div>
    </li>`
  }

  #renderTest(test: ConnectionTest | undefined): TemplateResult | typeof nothing {
    if (!test) return nothing
    const { working, message, lastEventAt } = test
    return html`<p class="small">
      <span class="badge ${working ? 'good' : 'bad'}"
        >${working ? t('connections.working') : t('connections.notWorking')}</span
      >
      ${message}
      ${lastEventAt ? t('connections.lastEventReceivedWhen', { when: ago(lastEventAt) }) : nothing}
    </p>`
  }

  #renderActions(connection: Connection, provider: IntegrationInfo): TemplateResult {
    const { name } = connection
    return html`<button
        class="button"
        aria-label=${t('connections.testName', { name })}
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
        @click=${() => void this.#test(connection)}
      >
        ${t('connections.test')}
      </button>
      <button
        class="button"
        aria-label=${t('connections.editName', { name })}
        @click=${() => this.#edit({ provider, connection })}
      >
        ${t('connections.edit')}
      </button>
      <button
        class="button danger"
        aria-label=${t('common.removeName', { name })}
        @click=${() => this.#ask(connection)}
      >
        ${t('connections.remove')}
      </button>`
  }

  #renderProviders({ providers }: Shown, mayChange: boolean): TemplateResult {
    return html`<ul class="rows">
      ${providers.map(
        (provider) =>
          html`<li>
            <div class="grow">
              <h2>${provider.label}</h2>
              <div class="small soft">${provider.summary}</div>
            </div>
            ${
              mayChange
                ? html`<button class="button" @click=${() => this.#edit({ provider })}>
                    ${t('connections.connectName', { name: provider.label })}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>`
  }

  #renderQuestion(connection: Connection): TemplateResult {
    const { name } = connection
    return confirmDialog(
      {
        title: t('common.removeNameQuestion', { name }),
        body: t('connections.stopReceivingEventsDiscard'),
        action: t('common.removeName', { name }),
        confirmed: () => void this.#remove(connection),
        closed: () => (this.removing = undefined),
      },
      this.#action,
    )
  }

  #edit(editing: { provider: IntegrationInfo; connection?: Connection }): void {
    this.#action.clear()
    this.editing = editing
  }

  #ask(connection: Connection): void {
    this.#action.clear()
    this.removing = connection
  }

  async #test({ id, name }: Connection): Promise<void> {
    await this.#action.run(
      async () => {
        const path = `/connections/${encodeURIComponent(id)}/test`
        const test = await call<ConnectionTest>(path, { method: 'POST', body: {} })
        this.tests = new Map(this.tests).set(id, test)
      },
      t('connections.nameTested', { name }),
    )
  }

  async #remove({ id, name }: Connection): Promise<void> {
    const path = `/connections/${encodeURIComponent(id)}`
    const isDone = await this.#action.run(
      () => call(path, { method: 'DELETE' }),
      t('connections.nameRemoved', { name }),
    )
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#shown.run()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'connections-page': ConnectionsPage
  }
}
