import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { UserPlus, UserX } from 'lucide'
import { call, type CallOptions } from '../../api/client.ts'
import { readAll } from '../../api/read-all.ts'
import { may, renewSession, sessionContext, type Session } from '../../api/session.ts'
import type { Member } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import '../../base/email-banner.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { day } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { readOnlySentence, roleName, type Role } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import { givenRoles } from './given-roles.ts'
import './invitation-list.ts'
import './invite-dialog.ts'
import './member-access.ts'

/** Who may do what in the workspace, and who is invited. */
@customElement('members-page')
export class MembersPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    dialogStyles,
    css`
      .role {
        inline-size: 152px;
        block-size: 32px;
      }
      .role-name {
        padding-inline-end: 8px;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private removed: Member | undefined
  /** How often somebody was invited: the list of invitations reads again. */
  @state() private invited = 0
  readonly #action = new Action(this)
  readonly #members = new Task(this, {
    task: ([_id], { signal }) => readAll<Member>('/members', signal),
    args: () => [this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'members.write')
    const isInviting = new URLSearchParams(location.search).get('open') === 'invite'
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.members')}</h1>
        ${
          mayChange
            ? html`<a class="button primary" href=${withQuery({ open: 'invite' })}>
                ${icon(UserPlus)}${t('members.invite')}
              </a>`
            : nothing
        }
      </div>
      <email-banner instead=${t('members.ownersCanCopyInvitation')}></email-banner>
      <section class="panel" aria-label=${t('common.members')}>
        ${loaded(this.#members, (members) => this.#renderMembers(members, mayChange))}
        ${mayChange ? nothing : html`<p class="note soft">${this.session?.isTest ? t('members.testWorkspaceSameMembers') : readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.removed ? problemNote(this.#action.problem) : nothing}
      <invitation-list .session=${this.session} .version=${this.invited}></invitation-list>
      ${
        isInviting && mayChange
          ? html`<invite-dialog
              .session=${this.session}
              @invited=${() => this.invited++}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></invite-dialog>`
          : nothing
      }
      ${this.removed ? this.#renderQuestion(this.removed) : nothing}
    </div>`
  }

  #renderMembers(members: readonly Member[], mayChange: boolean): TemplateResult {
    const owners = members.filter(({ role }) => role === 'owner').length
    return html`<ul class="rows">
      ${members.map((member) => this.#renderMember(member, { mayChange, owners }))}
    </ul>`
  }

  #renderMember(
    member: Member,
    { mayChange, owners }: { mayChange: boolean; owners: number },
  ): TemplateResult {
    const { id, name, email, role, createdAt } = member
    const isSelf = id === this.session?.person.id
    const isLastOwner = role === 'owner' && owners === 1
    const roles = givenRoles(this.session)
    const isChangeable = mayChange && !isLastOwner && roles.includes(role)
    return html`<li>
      <div class="grow">
        <strong>${name}</strong>
        ${isSelf ? html`<span class="badge">${t('members.you')}</span>` : nothing}
        <div class="soft">${email}</div>
        <div class="small soft">
          ${t('members.sinceDay', { day: day(createdAt) })}${
            isLastOwner && mayChange ? ` · ${t('members.workspaceNeedsLeastOwner')}` : ''
          }
        </div>
      </div>
      ${
        isChangeable
          ? html`<div class="actions">
              <select
                class="input role"
                aria-label=${t('members.roleOfName', { name })}
                .value=${role}
                @change=${(event: Event) => void this.#changeRole(member, event)}
              >
                ${roles.map(
                  (one) =>
                    html`<option value=${one} ?selected=${one === role}>${roleName(one)}</option>`,
                )}
              </select>
              <button
                class="icon-button"
                aria-label=${isSelf ? t('members.leaveWorkspace2') : t('common.removeName', { name })}
                @click=${() => this.#ask(member)}
              >
                ${icon(UserX)}
              </button>
            </div>`
          : html`<span class="role-name soft">${roleName(role)}</span>`
      }
    </li>`
  }

  #renderQuestion(member: Member): TemplateResult {
    const { name, email } = member
    const workspace = this.session?.workspace?.name ?? ''
    const isSelf = member.id === this.session?.person.id
    return confirmDialog(
      {
        title: isSelf
          ? t('members.leaveWorkspace', { workspace })
          : t('common.removeNameQuestion', { name }),
        body: isSelf
          ? t('members.loseAccessWorkspaceImmediately', { workspace })
          : html`<p>${t('members.nameEmailLosesAccess', { name, email, workspace })}</p>
              <member-access memberId=${member.id}></member-access>`,
        action: isSelf ? t('members.leaveWorkspace2') : t('common.removeName', { name }),
        confirmed: () => void this.#remove(member),
        closed: () => (this.removed = undefined),
      },
      this.#action,
    )
  }

  #ask(member: Member): void {
    this.#action.clear()
    this.removed = member
  }

  async #changeRole(member: Member, event: Event): Promise<void> {
    // The listener is on the select of roles.
    const select = event.currentTarget as HTMLSelectElement
    const role = select.value as Role
    const body = { role }
    const path = `/members/${encodeURIComponent(member.id)}`
    const isDone = await this.#action.run(
      () => this.#change(path, { method: 'PATCH', body }),
      t('members.nameNowRoleRole', { name: member.name, role: roleName(role) }),
    )
    if (!isDone) select.value = member.role
    // Another role of one's own is another navigation.
    else if (member.id === this.session?.person.id) await renewSession()
  }

  async #change(path: string, options: CallOptions): Promise<void> {
    await call(path, options)
    await this.#members.run()
  }

  async #remove(member: Member): Promise<void> {
    const isSelf = member.id === this.session?.person.id
    const path = isSelf
      ? `/auth/workspaces/${encodeURIComponent(this.session?.workspace?.id ?? '')}`
      : `/members/${encodeURIComponent(member.id)}?${this.renderRoot.querySelector('member-access')?.choice ?? ''}`
    const isDone = await this.#action.run(
      () => (isSelf ? call(path, { method: 'DELETE' }) : this.#change(path, { method: 'DELETE' })),
      t('members.nameRemoved', { name: member.name }),
    )
    if (!isDone) return
    if (isSelf) return location.assign('/console/')
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'members-page': MembersPage
  }
}
