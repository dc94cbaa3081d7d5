import { Task } from '@lit/task'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, type CallOptions } from '../../api/client.ts'
import { readAll } from '../../api/read-all.ts'
import { may, type Session } from '../../api/session.ts'
import type { Invitation } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { ago, exactTime } from '../../base/format.ts'
import '../../base/handed-link.ts'
import { loaded } from '../../base/loaded.ts'
import { problemNote } from '../../base/problem-note.ts'
import { roleName } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { givenRoles } from './given-roles.ts'

const UNSENT: Readonly<Record<Invitation['delivery'], TextId>> = {
  queued: 'members.queued',
  sent: 'members.queued',
  not_configured: 'members.notSentEmailIsnt',
  handed_over: 'members.linkCopied',
}

/** The invitations that wait for an answer: send again, or cancel. */
@customElement('invitation-list')
export class InvitationList extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  @property({ attribute: false }) session: Session | undefined
  /** Another number: somebody was invited. */
  @property({ type: Number }) version = 0
  @state() private about = ''
  readonly #action = new Action(this)
  readonly #invitations = new Task(this, {
    task: ([_id, _version], { signal }) => readAll<Invitation>('/invitations', signal),
    args: () => [this.session?.workspace?.id, this.version] as const,
  })

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('version') && this.version > 0) this.#action.said = t('members.invitationSent')
  }

  override render(): TemplateResult {
    return html`<div class="head low"><h2>${t('members.pendingInvitations')}</h2></div>
      <section class="panel" aria-label=${t('members.pendingInvitations')}>
        ${loaded(this.#invitations, (all) => this.#renderAll(all), { bones: 1 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}`
  }

  #renderAll(all: readonly Invitation[]): TemplateResult {
    if (all.length === 0) {
      return html`<p class="row soft">${t('members.noPendingInvitations')}</p>`
    }
    return html`<ul class="rows">
      ${all.map((one) => this.#renderOne(one))}
    </ul>`
  }

  #renderOne(invitation: Invitation): TemplateResult {
    const { id, email, role, delivery, sentAt, expiresAt } = invitation
    const mayChange = may(this.session, 'members.write') && givenRoles(this.session).includes(role)
    const hasExpired = new Date(expiresAt).getTime() < Date.now()
    return html`<li>
      <div class="grow">
        <strong>${email}</strong>
        <div class="small soft">
          ${roleName(role)} ·
          ${
            sentAt
              ? html`<span title=${exactTime(sentAt)}
                  >${t('members.sentWhen', { when: ago(sentAt) })}</span
                >`
              : t(UNSENT[delivery])
          }
          ·
          <span title=${exactTime(expiresAt)}
            >${hasExpired ? t('common.expiredWhen', { when: ago(expiresAt) }) : t('common.expiresWhen', { when: ago(expiresAt) })}</span
          >
        </div>
      </div>
      ${
        mayChange
          ? html`<div class="actions">
              <handed-link
                path="/invitations/${encodeURIComponent(id)}/link"
                name=${email}
                label=${t('common.copyInvitationLink')}
              ></handed-link>
              ${this.#renderResend(invitation)}
              <button
                class="button danger"
                aria-label=${t('members.cancelInvitationEmail', { email })}
                aria-disabled=${this.#isBusy(invitation) ? 'true' : 'false'}
                @click=${() => void this.#cancel(invitation)}
              >
                ${t('common.cancel')}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }

  #renderResend(invitation: Invitation): TemplateResult | typeof nothing {
    const { email, delivery } = invitation
    if (delivery === 'not_configured' || delivery === 'handed_over') return nothing
    return html`<button
      class="button"
      aria-label=${t('members.resendInvitationEmail', { email })}
      aria-disabled=${this.#isBusy(invitation) ? 'true' : 'false'}
      @click=${() => void this.#resend(invitation)}
    >
      ${t('common.resend')}
    </button>`
  }

  #isBusy({ id }: Invitation): boolean {
    return this.#action.isBusy && this.about === id
  }

  async #resend({ id, email }: Invitation): Promise<void> {
    this.about = id
    const path = `/invitations/${encodeURIComponent(id)}/resend`
    await this.#action.run(
      () => this.#change(path, { method: 'POST', body: {} }),
      t('members.invitationResentEmailPrevious', { email }),
    )
  }

  async #change(path: string, options: CallOptions): Promise<void> {
    await call(path, options)
    await this.#invitations.run()
  }

  async #cancel({ id, email }: Invitation): Promise<void> {
    this.about = id
    await this.#action.run(
      () => this.#change(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' }),
      t('members.invitationEmailCanceledLink', { email }),
    )
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invitation-list': InvitationList
  }
}
