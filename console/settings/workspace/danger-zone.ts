import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Session } from '../../api/session.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { BASE } from '../../router/router.ts'

/** What cannot be taken back, by name; each thing is removed where it is listed. */
@customElement('danger-zone')
export class DangerZone extends ConsoleElement {
  static override styles = [styles, settingsStyles, dialogStyles]

  @property({ attribute: false }) session: Session | undefined
  @state() private isLeaving = false
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const workspace = this.session?.workspace?.name ?? ''
    return html`<div class="head low"><h2>${t('workspace.dangerZone')}</h2></div>
      <section class="panel" aria-label=${t('workspace.dangerZone')}>
        ${
          this.session?.isTest
            ? renderPlace(
                t('testMode.clearTestData'),
                t('workspace.deletesEverythingExceptApi'),
                'test-mode',
              )
            : this.#renderLeaving(workspace)
        }
        ${renderPlace(t('workspace.revokeSecretKey'), t('workspace.requestsKeyFailImmediately'), 'keys')}
        ${renderPlace(t('workspace.removeDomain'), t('workspace.canOnlyRemoveDomains'), 'domains')}
        ${this.session?.isTest ? nothing : renderPlace(t('workspace.removeMember'), t('workspace.memberLosesAccessImmediately'), 'members')}
      </section>
      ${this.isLeaving ? this.#renderQuestion(workspace) : nothing}`
  }

  #renderLeaving(workspace: string): TemplateResult {
    const ask = () => {
      this.#action.clear()
      this.isLeaving = true
    }
    return html`<div class="row">
      <div class="grow">
        <strong>${t('workspace.leaveWorkspace', { workspace })}</strong>
        <p class="soft">${t('workspace.loseAccessLinksStats')}</p>
      </div>
      <button class="button danger" @click=${ask}>${t('workspace.leave')}</button>
    </div>`
  }

  #renderQuestion(workspace: string): TemplateResult | typeof nothing {
    return confirmDialog(
      {
        title: t('members.leaveWorkspace', { workspace }),
        body: t('members.loseAccessWorkspaceImmediately', { workspace }),
        action: t('members.leaveWorkspace2'),
        confirmed: () => void this.#leave(),
        closed: () => (this.isLeaving = false),
      },
      this.#action,
    )
  }

  async #leave(): Promise<void> {
    const id = this.session?.workspace?.id ?? ''
    const path = `/auth/workspaces/${encodeURIComponent(id)}`
    if (await this.#action.run(() => call(path, { method: 'DELETE' }))) location.assign(`${BASE}/`)
  }
}

function renderPlace(name: string, about: string, page: string): TemplateResult {
  return html`<div class="row">
    <div class="grow">
      <strong>${name}</strong>
      <p class="soft">${about}</p>
    </div>
    <a class="button" href="${BASE}/settings/${page}"
      >${t('workspace.select')}<span class="hidden"> ${name}</span></a
    >
  </div>`
}

declare global {
  interface HTMLElementTagNameMap {
    'danger-zone': DangerZone
  }
}
