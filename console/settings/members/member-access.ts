import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { MemberAccess } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { loaded } from '../../base/loaded.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** What a member created and what becomes of it when they are removed. */
@customElement('member-access')
export class MemberAccessList extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      .rows,
      .soft,
      .field {
        margin-block: 12px;
      }
    `,
  ]

  @property() memberId = ''
  readonly #found = new Task(this, {
    task: ([id], { signal }) =>
      call<MemberAccess[]>(`/members/${encodeURIComponent(id)}/access`, { signal }),
    args: () => [this.memberId] as const,
  })

  /** The query of the removal: what was chosen. */
  get choice(): string {
    const selects = [...this.renderRoot.querySelectorAll('select')]
    return new URLSearchParams(selects.map(({ name, value }) => [name, value])).toString()
  }

  override render(): TemplateResult {
    return loaded(this.#found, (found) => this.#renderFound(found), { bones: 2 })
  }

  #renderFound(found: readonly MemberAccess[]): TemplateResult {
    if (found.length === 0) {
      return html`<p class="soft">${t('members.noApiKeysWebhooks')}</p>`
    }
    const types = new Set(found.map(({ type }) => type))
    return html`<ul class="rows">
        ${found.map(
          ({ type, name, mode }) =>
            html`<li>
              <div class="grow">${name}</div>
              ${mode === 'test' ? html`<span class="badge">${t('common.testMode')}</span>` : nothing}
              <span class="soft">${TYPES[type]()}</span>
            </li>`,
        )}
      </ul>
      ${
        types.has('key') || types.has('invitation')
          ? html`<p class="soft">${t('members.theirApiKeysInvitations')}</p>`
          : nothing
      }
      ${types.has('webhook') ? renderChoice('webhooks', t('common.webhooks'), 'reassign') : nothing}
      ${types.has('share_link') ? renderChoice('shareLinks', t('members.shareLinks'), 'end') : nothing}`
  }
}

const TYPES: Readonly<Record<MemberAccess['type'], () => string>> = {
  key: () => t('members.apiKey'),
  webhook: () => t('common.webhook'),
  share_link: () => t('members.shareLink'),
  invitation: () => t('common.invitation'),
}

function renderChoice(name: string, label: string, chosen: 'reassign' | 'end'): TemplateResult {
  return html`<label class="field"
    >${label}
    <select class="input" name=${name}>
      <option value="reassign" ?selected=${chosen === 'reassign'}>
        ${t('members.reassignToMe')}
      </option>
      <option value="end" ?selected=${chosen === 'end'}>${t('common.delete')}</option>
    </select>
  </label>`
}

declare global {
  interface HTMLElementTagNameMap {
    'member-access': MemberAccessList
  }
}
