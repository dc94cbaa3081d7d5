import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import type { PersonSession } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { ago, exactTime } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** Where somebody is signed in, and how to end it. */
@customElement('session-list')
export class SessionList extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  /** Another number: sessions may have ended. */
  @property({ type: Number }) version = 0
  readonly #action = new Action(this)
  readonly #sessions = new Task(this, {
    task: ([_version], { signal }) => readList<PersonSession>('/auth/sessions', { signal }),
    args: () => [this.version] as const,
  })

  override render(): TemplateResult {
    const others = (this.#sessions.value ?? []).filter(({ current }) => !current).length
    return html`<div class="head low">
        <h2>${t('account.sessions')}</h2>
        ${
          others > 0
            ? html`<button class="button" @click=${() => void this.#end()}>
                ${t('account.signOutEverywhereElse')}
              </button>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('account.sessions')}>
        ${loaded(this.#sessions, (all) => this.#renderAll(all), { bones: 2 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}`
  }

  #renderAll(all: readonly PersonSession[]): TemplateResult {
    return html`<ul class="rows">
      ${all.map(
        (session) =>
          html`<li>
            <div class="grow">
              <strong>${session.agent || t('account.unknownBrowser')}</strong>
              ${session.current ? html`<span class="badge good">${t('account.thisBrowser')}</span>` : nothing}
              <div class="small soft">
                ${session.address ? html`<bdi>${session.address}</bdi> · ` : nothing}
                <span title=${exactTime(session.lastUsedAt)}
                  >${t('account.lastUsedWhen', { when: ago(session.lastUsedAt) })}</span
                >
                ·
                <span title=${exactTime(session.createdAt)}
                  >${t('account.signedInWhen', { when: ago(session.createdAt) })}</span
                >
              </div>
            </div>
            ${
              session.current
                ? nothing
                : html`<button
                    class="button danger"
                    aria-label=${t('account.signOutBrowser', { browser: session.agent || session.address })}
                    @click=${() => void this.#end(session)}
                  >
                    ${t('account.signOut')}
                  </button>`
            }
          </li>`,
      )}
    </ul>`
  }

  /** Ends one session, or all others. */
  async #end(session?: PersonSession): Promise<void> {
    const path = session ? `/auth/sessions/${encodeURIComponent(session.id)}` : '/auth/sessions'
    const said = session ? t('account.sessionSignedOut') : t('account.signedOutEverywhereElse')
    await this.#action.run(async () => {
      await call(path, { method: 'DELETE' })
      await this.#sessions.run()
    }, said)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'session-list': SessionList
  }
}
