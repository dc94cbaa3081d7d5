import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import type { Passkey } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { ago, exactTime } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { hasPasskeys } from '../../base/passkeys.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import './passkey-dialog.ts'
import { needsSignIn } from './sign-in-again.ts'

/** The passkeys of who is signed in: add, name and remove them. Fires `changed` when sessions may have ended. */
@customElement('passkey-panel')
export class PasskeyPanel extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    dialogStyles,
    css`
      .actions {
        display: flex;
        gap: 8px;
      }
    `,
  ]

  /** The passkey that is being named; `new` is one to add. */
  @state() private naming: Passkey | 'new' | null = null
  @state() private removing: Passkey | null = null
  readonly #action = new Action(this)
  readonly #passkeys = new Task(this, {
    task: (_, { signal }) => readList<Passkey>('/auth/passkeys', { signal }),
    args: () => [],
  })

  override render(): TemplateResult {
    const { naming } = this
    return html`<div class="head low">
        <h2>${t('account.passkeys')}</h2>
        ${
          hasPasskeys()
            ? html`<button class="button" @click=${() => (this.naming = 'new')}>
                ${t('account.addPasskeyDialog')}
              </button>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('account.passkeys')}>
        ${loaded(this.#passkeys, (all) => this.#renderAll(all), { bones: 1 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${
        naming
          ? html`<passkey-dialog
              .passkey=${naming === 'new' ? null : naming}
              @saved=${() => void this.#passkeys.run()}
              @closed=${() => (this.naming = null)}
            ></passkey-dialog>`
          : nothing
      }
      ${this.removing ? this.#renderRemoving(this.removing) : nothing}`
  }

  #renderAll(all: readonly Passkey[]): TemplateResult {
    if (all.length > 0) {
      return html`<ul class="rows">
        ${all.map((one) => this.#renderOne(one))}
      </ul>`
    }
    return html`<div class="empty">
      <p class="soft">
        ${hasPasskeys() ? t('account.signFingerprintFacePin') : t('account.browserDoesntSupportPasskeys')}
      </p>
    </div>`
  }

  #renderOne(passkey: Passkey): TemplateResult {
    const { name, synced, lastUsedAt, createdAt } = passkey
    return html`<li>
      <div class="grow">
        <strong><bdi>${name}</bdi></strong>
        ${synced ? html`<span class="badge">${t('account.synced')}</span>` : nothing}
        <div class="small soft">
          <span title=${exactTime(createdAt)}
            >${t('account.addedWhen', { when: ago(createdAt) })}</span
          >
          ·
          ${
            lastUsedAt
              ? html`<span title=${exactTime(lastUsedAt)}
                  >${t('account.lastUsedWhen', { when: ago(lastUsedAt) })}</span
                >`
              : t('apiKeys.neverUsed')
          }
        </div>
      </div>
      <div class="actions">
        <button
          class="button"
          aria-label=${t('account.renameName', { name })}
          @click=${() => (this.naming = passkey)}
        >
          ${t('account.rename')}
        </button>
        <button
          class="button danger"
          aria-label=${t('common.removeName', { name })}
          @click=${() => this.#ask(passkey)}
        >
          ${t('common.remove')}
        </button>
      </div>
    </li>`
  }

  #renderRemoving(passkey: Passkey): TemplateResult {
    const { name } = passkey
    if (needsSignIn(this.#action.problem)) {
      return html`<sign-in-again
        @signed-in=${() => void this.#remove(passkey)}
        @closed=${() => (this.removing = null)}
      ></sign-in-again>`
    }
    return confirmDialog(
      {
        title: t('account.removePasskeyQuestion'),
        body: t('account.canNoLongerSign', {
          name,
        }),
        action: t('common.removeName', { name }),
        confirmed: () => void this.#remove(passkey),
        closed: () => (this.removing = null),
      },
      this.#action,
    )
  }

  #ask(passkey: Passkey): void {
    this.#action.clear()
    this.removing = passkey
  }

  async #remove({ id, name }: Passkey): Promise<void> {
    const path = `/auth/passkeys/${encodeURIComponent(id)}`
    const said = t('account.nameRemovedDeleteDevice', { name })
    const isDone = await this.#action.run(async () => {
      await call(path, { method: 'DELETE' })
      await this.#passkeys.run()
    }, said)
    if (!isDone) return
    this.removing = null
    this.dispatchEvent(new Event('changed'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'passkey-panel': PasskeyPanel
  }
}
