import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { startSession } from '../api/session.ts'
import type { ShownInvitation, SignedIn } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { asProblem, field, formProblem, valuesOf } from '../base/form.ts'
import { problemNote } from '../base/problem-note.ts'
import { roleName } from '../base/roles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate } from '../router/router.ts'
import { HOME } from '../router/routes.ts'
import { entryStyles } from './entry.styles.ts'

/** Accepts an invitation to a workspace, by the link of a mail. */
@customElement('invitation-page')
export class InvitationPage extends ConsoleElement {
  static override styles = [styles, entryStyles]

  @state() private problem: Problem | undefined
  /** After `#`, so that it is in no log. */
  readonly #token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  readonly #invitation = new Task(this, {
    task: (_none, { signal }) => {
      const body = { token: this.#token }
      return call<ShownInvitation>('/auth/invitations/show', { method: 'POST', body, signal })
    },
    args: () => [] as const,
  })

  override render(): TemplateResult {
    return html`${this.#invitation.render({
      initial: () => nothing,
      pending: () => nothing,
      complete: (invitation) => this.#renderForm(invitation),
      error: (error) =>
        html`<div class="card">
          <h1>${t('common.invitation')}</h1>
          ${problemNote(error, () => this.#invitation.run())}
        </div>`,
    })}`
  }

  #renderForm({ workspace, email, role, hasAccount }: ShownInvitation): TemplateResult {
    const { problem } = this
    return html`<form @submit=${this.#submit}>
      <h1>${t('signIn.invitationToWorkspace', { workspace })}</h1>
      <p>${t('signIn.emailInvitedRole', { email, role: roleName(role) })}</p>
      ${formProblem(problem)}
      ${
        hasAccount
          ? html`<p class="soft">${t('signIn.alreadyAccountSignHere')}</p>`
          : html`${field({ name: 'name', label: t('signIn.yourName'), autocomplete: 'name', maxlength: 100 }, problem)}
            ${field({ name: 'password', label: t('field.passwordHash'), type: 'password', autocomplete: 'new-password' }, problem)}`
      }
      <button class="button primary">${t('signIn.acceptInvitation')}</button>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = { ...valuesOf(event), token: this.#token }
    try {
      startSession(await call<SignedIn>('/auth/invitations/accept', { method: 'POST', body }))
      navigate(HOME, { replace: true })
    } catch (error) {
      this.problem = asProblem(error)
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invitation-page': InvitationPage
  }
}
