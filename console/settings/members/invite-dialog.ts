import { html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Session } from '../../api/session.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../../base/form.ts'
import { roleName, ROLES, type Role } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { givenRoles } from './given-roles.ts'

/** Invites somebody by e-mail. Fires `invited` and `closed`. */
@customElement('invite-dialog')
export class InviteDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) session: Session | undefined
  @state() private given: Role = 'member'
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    return dialog({
      title: t('members.inviteMember'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="invite" class="form-plain" @submit=${this.#submit}>
        ${formProblem(problem)}
        ${field({ name: 'email', label: t('field.email'), type: 'email' }, problem)}
        ${choice({
          name: 'role',
          label: t('field.role'),
          options: givenRoles(this.session).map((value) => ({ value, text: roleName(value) })),
          value: this.given,
          hint: t(ROLES[this.given].about),
          chosen: (role) => (this.given = role),
        })}
        <p class="soft small">${t('members.emailThemLinkWorks')}</p>
      </form>`,
      footer: html`<button
        class="button primary"
        form="invite"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('members.invite')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = valuesOf(event)
    if (!(await this.#action.run(() => call('/invitations', { method: 'POST', body })))) return
    this.dispatchEvent(new Event('invited'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invite-dialog': InviteDialog
  }
}
