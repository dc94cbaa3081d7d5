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
    return html`<div class="head low"><h2>${t('Danger zone')}</h2></div>
      <section class="panel" aria-label=${t('Danger zone')}>
        ${
          this.session?.isTest
            ? renderPlace(
                t('Clear the test data'),
                t(
                  'Everything but keys, members, domains, connections, webhooks, pictures and settings.',
                ),
                'test-mode',
              )
            : this.#renderLeaving(workspace)
        }
        ${renderPlace(t('Revoke a secret key'), t('Programs that use it are refused at once.'), 'keys')}
        ${renderPlace(t('Remove a domain'), t('Only one without links, so that no published address breaks.'), 'domains')}
        ${this.session?.isTest ? nothing : renderPlace(t('Remove a member'), t('They lose access at once, in open pages too.'), 'members')}
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
        <strong>${t('Leave {workspace}', { workspace })}</strong>
        <p class="soft">
          ${t('You lose access; links, figures and keys stay. The last owner cannot leave.')}
        </p>
      </div>
      <button class="button danger" @click=${ask}>${t('Leave …')}</button>
    </div>`
  }

  #renderQuestion(workspace: string): TemplateResult | typeof nothing {
    return confirmDialog(
      {
        title: t('Leave {workspace}?', { workspace }),
        body: t(
          'You lose access to {workspace} at once. API keys, share links and invitations that you created stop working.',
          { workspace },
        ),
        action: t('Leave the workspace'),
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
      >${t('Choose …')}<span class="hidden"> ${name}</span></a
    >
  </div>`
}

declare global {
  interface HTMLElementTagNameMap {
    'danger-zone': DangerZone
  }
}
