import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import '../base/email-banner.ts'
import { choice } from '../base/form.ts'
import '../base/handed-link.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE } from '../router/router.ts'
import { renderEarnings, renderFacts, renderLinks } from './partner-facts.ts'
import {
  BAN_REASON_NAMES,
  WITH_DASHBOARD,
  PARTNER_ACTIONS,
  PARTNER_STATUSES,
  type BanReason,
  type PartnerAction,
} from './partner-words.ts'
import { partnerStyles } from './partners.styles.ts'
import './partner-statement.ts'

/** One partner in a program: where they stand, what they brought and earned, and what may be done. */
@customElement('partner-page')
export class PartnerPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    partnerStyles,
    dialogStyles,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private asked: PartnerAction | undefined
  @state() private reason: BanReason = 'tos_violation'
  @state() private restores = false
  readonly #action = new Action(this)
  readonly #partner = new Task(this, {
    task: ([_id, path, programId], { signal }) =>
      call<Partner>(`/partners/${path.split('/').at(-1) ?? ''}`, { query: { programId }, signal }),
    args: () => [this.session?.workspace?.id, location.pathname, chosenProgram()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${this.#partner.value?.name ?? t('field.partnerId')}</h1>
        <div class="actions">
          ${this.#renderViewAs()}
          <a class="button" href="${BASE}/partners">${t('common.allPartners')}</a>
        </div>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#partner, (partner) => this.#renderPartner(partner), { bones: 6 })}
      <p class="said soft" role="status">${this.#action.said}</p>
    </div>`
  }

  #renderViewAs(): TemplateResult | typeof nothing {
    const partner = this.#partner.value
    if (!partner || !WITH_DASHBOARD.includes(partner.status)) return nothing
    const { id, programId } = partner
    return html`<a class="button" href="${BASE}/partners/view/${id}?program=${programId}">
      ${t('partners.viewAsPartner')}
    </a>`
  }

  #renderPartner(partner: Partner): TemplateResult {
    const { tone, name, about } = PARTNER_STATUSES[partner.status]
    return html`<section class="panel" aria-label=${t('field.partnerId')}>
        ${renderEarnings(partner)}
        <div class="part">
          <p>
            <span class="badge ${tone}">${t(name)}</span>
            <span class="soft">${t(about)}</span>
            ${
              partner.bannedReason
                ? html`<span class="soft">${t(BAN_REASON_NAMES[partner.bannedReason])}.</span>`
                : nothing
            }
          </p>
          ${this.#action.problem && !this.asked ? problemNote(this.#action.problem) : nothing}
          ${may(this.session, 'program.write') ? this.#renderActions(partner) : nothing}
        </div>
        ${renderFacts(partner)}
      </section>
      ${renderLinks(partner)}
      <partner-statement .partner=${partner}></partner-statement>
      ${this.asked ? this.#renderQuestion(partner, this.asked) : nothing}`
  }

  #renderActions(partner: Partner): TemplateResult {
    const { actions } = PARTNER_STATUSES[partner.status]
    return html`<div class="actions">
      ${actions.map((action, n) => {
        const { button, asks } = PARTNER_ACTIONS[action]
        const isMain = n === 0 && (action === 'approve' || action === 'reactivate')
        return html`<button
          class="button ${isMain ? 'primary' : ''}"
          aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
          @click=${() => (asks ? this.#ask(action) : void this.#do(partner, action))}
        >
          ${t(button)}
        </button>`
      })}
      ${renderHandedLink(partner)}
    </div>`
  }

  #ask(action: PartnerAction): void {
    this.#action.clear()
    this.restores = false
    this.asked = action
  }

  #renderQuestion(partner: Partner, action: PartnerAction): TemplateResult {
    const { button, asks } = PARTNER_ACTIONS[action]
    const title = `${t(button).replace(/ ?…$/, '')}: ${partner.name}`
    const options = Object.entries(BAN_REASON_NAMES).map(([value, name]) => {
      // The keys of the object are the reasons.
      return { value: value as BanReason, text: t(name) }
    })
    return confirmDialog(
      {
        title,
        action: title,
        closed: () => (this.asked = undefined),
        confirmed: () => void this.#do(partner, action),
        body: html`<p>${asks ? t(asks) : nothing}</p>
          ${
            action === 'ban'
              ? choice<BanReason>({
                  name: 'reason',
                  label: t('field.reason'),
                  options,
                  value: this.reason,
                  chosen: (value) => (this.reason = value),
                })
              : nothing
          }
          ${
            action === 'unban'
              ? html`<label>
                  <input
                    type="checkbox"
                    .checked=${this.restores}
                    @change=${() => (this.restores = !this.restores)}
                  />
                  ${t('partners.restoreCommissionsCanceledBan')}
                </label>`
              : nothing
          }`,
      },
      this.#action,
    )
  }

  async #do({ id, programId, name }: Partner, action: PartnerAction): Promise<void> {
    const more =
      action === 'ban'
        ? { reason: this.reason }
        : action === 'unban'
          ? { restore: this.restores }
          : {}
    const body = { programId, ...more }
    const work = () => call(`/partners/${id}/${action}`, { method: 'POST', body })
    const isDone = await this.#action.run(work, t(PARTNER_ACTIONS[action].said, { name }))
    if (!isDone) return
    this.asked = undefined
    void this.#partner.run()
  }
}

/** Renders what lets somebody in whom no email reaches. */
function renderHandedLink(partner: Partner): TemplateResult | typeof nothing {
  const { id, programId, name, email, status } = partner
  if (!email || status === 'banned') return nothing
  return html`<handed-link
    path="/partners/${id}/access-link"
    programId=${programId}
    name=${name}
    label=${status === 'invited' ? t('common.copyInvitationLink') : t('partners.copySignLink')}
  ></handed-link>`
}

const chosenProgram = () => new URLSearchParams(location.search).get('program') ?? undefined

declare global {
  interface HTMLElementTagNameMap {
    'partner-page': PartnerPage
  }
}
