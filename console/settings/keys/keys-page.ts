import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { KeyRound } from 'lucide'
import { call } from '../../api/client.ts'
import { readAll, readList } from '../../api/read-all.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Key, Member } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { ago, day, exactTime } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import './create-key-dialog.ts'
import './publishable-key.ts'
import { SCOPES } from './scopes.ts'

interface Keys {
  keys: readonly Key[]
  /** Names of members, by the person's id. */
  names: ReadonlyMap<string, string>
}

/** The keys of programs: what each may do, when it was used, and how to end it. */
@customElement('keys-page')
export class KeysPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    dialogStyles,
    css`
      .scopes {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin-block: 4px;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private revoked: Key | undefined
  readonly #action = new Action(this)
  readonly #keys = new Task(this, {
    task: ([_id], { signal }) => readKeys(signal),
    args: () => [this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    const isCreating = new URLSearchParams(location.search).get('open') === 'create'
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.apiKeys')}</h1>
        ${
          mayChange
            ? html`<a class="button primary" href=${withQuery({ open: 'create' })}>
                ${icon(KeyRound)}${t('apiKeys.createSecretKey')}
              </a>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('apiKeys.secretKeys')}>
        ${loaded(this.#keys, (keys) => this.#renderKeys(keys, mayChange))}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.revoked ? problemNote(this.#action.problem) : nothing}
      <publishable-key .session=${this.session}></publishable-key>
      ${
        isCreating && mayChange
          ? html`<create-key-dialog
              .session=${this.session}
              @created=${() => void this.#keys.run()}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></create-key-dialog>`
          : nothing
      }
      ${this.revoked ? this.#renderQuestion(this.revoked) : nothing}
    </div>`
  }

  #renderKeys({ keys, names }: Keys, mayChange: boolean): TemplateResult {
    if (keys.length === 0) {
      return html`<p class="row soft">${t('apiKeys.noSecretKeysYet')}</p>`
    }
    return html`<ul class="rows">
      ${keys.map(
        (key) =>
          html`<li>
            <div class="grow">
              <strong>${key.name}</strong> <span class="code soft">${key.partialKey}</span>
              <div class="scopes">
                ${key.scopes.map(
                  (scope) =>
                    html`<span class="badge" title=${t(SCOPES[scope])}
                      >${scope === 'all' ? t('apiKeys.fullAccess') : scope === 'read' ? t('apiKeys.readOnly') : scope}</span
                    >`,
                )}
              </div>
              <div class="small soft">${usedAndMade(key, names)}</div>
            </div>
            ${
              mayChange
                ? html`<button
                    class="button danger"
                    aria-label=${t('apiKeys.revokeName', { name: key.name })}
                    @click=${() => this.#ask(key)}
                  >
                    ${t('apiKeys.revoke')}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>`
  }

  #renderQuestion(key: Key): TemplateResult {
    const { name, partialKey, lastUsedAt } = key
    return confirmDialog(
      {
        title: t('apiKeys.revokeNameQuestion', { name }),
        body: html`<p>${t('apiKeys.requestsKeyFailImmediately', { key: partialKey })}</p>
          <p class="soft">
            ${lastUsedAt ? t('apiKeys.lastUsedWhen', { when: ago(lastUsedAt) }) : t('apiKeys.keyNeverUsed')}
          </p>`,
        action: t('apiKeys.revokeName', { name }),
        confirmed: () => void this.#revoke(key),
        closed: () => (this.revoked = undefined),
      },
      this.#action,
    )
  }

  #ask(key: Key): void {
    this.#action.clear()
    this.revoked = key
  }

  async #revoke({ id, name }: Key): Promise<void> {
    const isDone = await this.#action.run(
      async () => {
        await call(`/workspace/keys/${encodeURIComponent(id)}`, { method: 'DELETE' })
        await this.#keys.run()
      },
      t('apiKeys.nameRevoked', { name }),
    )
    if (isDone) this.renderRoot.querySelector('dialog')?.close()
  }
}

async function readKeys(signal: AbortSignal): Promise<Keys> {
  const [keys, members] = await Promise.all([
    readList<Key>('/workspace/keys', { signal }),
    readAll<Member>('/members', signal),
  ])
  return { keys, names: new Map(members.map(({ id, name }) => [id, name])) }
}

/** Says when a key was used, who made it and when it ends. */
function usedAndMade(key: Key, names: Keys['names']): unknown {
  const { lastUsedAt, createdBy, createdAt, expiresAt } = key
  const when = day(createdAt)
  const name = createdBy ? (names.get(createdBy) ?? createdBy) : undefined
  return html`${
    lastUsedAt
      ? html`<span title=${exactTime(lastUsedAt)}
          >${t('account.lastUsedWhen', { when: ago(lastUsedAt) })}</span
        >`
      : t('apiKeys.neverUsed')
  }
  · ${name ? t('apiKeys.createdWhenName', { when, name }) : t('common.createdWhen', { when })}
  ${
    expiresAt
      ? html`·
          <span title=${exactTime(expiresAt)}
            >${isPast(expiresAt) ? t('common.expiredWhen', { when: ago(expiresAt) }) : t('common.expiresWhen', { when: ago(expiresAt) })}</span
          >`
      : nothing
  }`
}

function isPast(time: string): boolean {
  return new Date(time).getTime() < Date.now()
}

declare global {
  interface HTMLElementTagNameMap {
    'keys-page': KeysPage
  }
}
