import { html, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import type { Connection } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { asProblem } from '../base/form.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE, navigate } from '../router/router.ts'

/** Finishes connecting an account when the provider has sent the member back. */
@customElement('connect-return-page')
export class ConnectReturnPage extends ConsoleElement {
  static override styles = [styles, pageStyles]

  @state() private problem: Problem | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    const query = Object.fromEntries(new URLSearchParams(location.search))
    const provider = location.pathname.split('/').at(-1) ?? ''
    // What is in it works once; going back or a bookmark would only show that.
    history.replaceState(null, '', location.pathname)
    void this.#complete({ provider, query })
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <h1>${t('common.connections')}</h1>
      ${
        this.problem
          ? html`${problemNote(this.problem)}
              <a class="button" href="${BASE}/connections"
                >${t('connections.backToConnections')}</a
              >`
          : html`<p class="soft" role="status">${t('connections.connecting')}</p>`
      }
    </div>`
  }

  async #complete(body: object): Promise<void> {
    try {
      await call<Connection>('/connections/complete', { method: 'POST', body })
      navigate(`${BASE}/connections`, { replace: true })
    } catch (error) {
      this.problem = asProblem(error)
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'connect-return-page': ConnectReturnPage
  }
}
