import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Connection, IntegrationInfo } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { currentLanguage, t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { pollingState } from './polling-state.ts'
import './stage-choices.ts'
import './history-panel.ts'
import './program-choice.ts'

interface Read {
  connection: Connection
  integration: IntegrationInfo | undefined
}

/** One connected account: what counts as a lead or a sale there, and what was there before. */
@customElement('connection-page')
export class ConnectionPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #connection = new Task(this, {
    task: ([_id, path], { signal }) => read(path.split('/').at(-1) ?? '', signal),
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>
          <bdi>${this.#connection.value?.connection.name ?? t('connections.connection')}</bdi>
        </h1>
        <a class="button" href="/console/connections">${t('connections.allConnections')}</a>
      </div>
      ${loaded(this.#connection, (found) => this.#renderConnection(found), { bones: 6 })}
    </div>`
  }

  #renderConnection({ connection, integration }: Read): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    return html`<section class="panel" aria-label=${t('field.masked')}>
        <div class="row">
          <div class="grow">
            <strong>${integration?.label ?? connection.provider}</strong>
            <bdi class="soft">${connection.accountId ?? connection.masked}</bdi>
            <div class="small soft"><bdi>${connection.webhookUrl}</bdi></div>
            ${pollingState(connection)}
          </div>
        </div>
      </section>
      ${
        mayChange
          ? html`${
                may(this.session, 'program.read')
                  ? html`<program-choice .connection=${connection}></program-choice>`
                  : nothing
              }<stage-choices
                .connection=${connection}
                .fields=${integration?.fields ?? []}
              ></stage-choices>
              ${
                integration?.history
                  ? html`<history-panel .connectionId=${connection.id}></history-panel>`
                  : nothing
              }`
          : html`<p class="note soft">${readOnlySentence(this.session)}</p>`
      }`
  }
}

async function read(id: string, signal: AbortSignal): Promise<Read> {
  const query = { language: currentLanguage() }
  const [connection, integrations] = await Promise.all([
    call<Connection>(`/connections/${id}`, { signal }),
    call<IntegrationInfo[]>('/integrations', { query, signal }),
  ])
  return { connection, integration: integrations.find(({ name }) => name === connection.provider) }
}

declare global {
  interface HTMLElementTagNameMap {
    'connection-page': ConnectionPage
  }
}
