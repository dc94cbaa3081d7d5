import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Ellipsis } from 'lucide'
import { call } from '../api/client.ts'
import { may, type Session } from '../api/session.ts'
import type { Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { choice } from '../base/form.ts'
import '../base/handed-link.ts'
import { icon } from '../base/icon.ts'
import { menuItems } from '../base/menu-items.ts'
import { selectedValue } from '../base/menu.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE, navigate } from '../router/router.ts'
import './merge-dialog.ts'
import {
  BAN_REASON_NAMES,
  isPartnerAction,
  PARTNER_ACTIONS,
  PARTNER_STATUSES,
  WITH_DASHBOARD,
  type BanReason,
  type PartnerAction,
} from './partner-words.ts'

const MERGE = 'merge'

/** What can be done with a partner: the next step as a button, the rest in a menu. Fires `changed`. */
@customElement('partner-actions')
export class PartnerActions extends ConsoleElement {
  static override styles = [styles, settingsStyles, dialogStyles]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private asked: PartnerAction | typeof MERGE | undefined
  @state() private reason: BanReason = 'tos_violation'
  @state() private restores = false
  readonly #action = new Action(this)

  override render(): TemplateResult | typeof nothing {
    const { partner, asked } = this
    if (!partner) return nothing
    return html`<div class="actions">
        ${renderViewAs(partner)}
        ${may(this.session, 'program.write') ? this.#renderActions(partner) : nothing}
      </div>
      ${this.#action.problem && !asked ? problemNote(this.#action.problem) : nothing}
      <p class="said soft" role="status">${this.#action.said}</p>
      ${asked && asked !== MERGE ? this.#renderQuestion(partner, asked) : nothing}
      ${asked === MERGE ? this.#renderMerge(partner) : nothing}`
  }

  #renderActions(partner: Partner): TemplateResult {
    const { actions } = PARTNER_STATUSES[partner.status]
    const main = actions.find((one) => one === 'approve' || one === 'reactivate')
    const others = actions.filter((one) => one !== main)
    const mayMerge = may(this.session, 'payouts.write') && partner.email !== null
    return html`${renderHandedLink(partner)}
      ${
        main
          ? html`<button
              class="button primary"
              aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
              @click=${() => void this.#do(partner, main)}
            >
              ${t(PARTNER_ACTIONS[main].button)}
            </button>`
          : nothing
      }
      <wa-dropdown placement="bottom-end" @wa-select=${this.#choose}>
        <button slot="trigger" class="button" aria-label=${t('partners.moreActions')}>
          ${icon(Ellipsis)}
        </button>
        ${menuItems(
          () =>
            html`${others.map(
              (one) =>
                html`<wa-dropdown-item
                  value=${one}
                  variant=${one === 'ban' || one === 'reject' ? 'danger' : 'default'}
                  >${t(PARTNER_ACTIONS[one].button)}</wa-dropdown-item
                >`,
            )}
            ${
              mayMerge
                ? html`<wa-dropdown-item value=${MERGE}>${t('partners.merge')}</wa-dropdown-item>`
                : nothing
            }`,
        )}
      </wa-dropdown>`
  }

  readonly #choose = (event: Event) => {
    const { partner } = this
    const value = selectedValue(event)
    if (!partner || (value !== MERGE && !isPartnerAction(value))) return
    if (value !== MERGE && !PARTNER_ACTIONS[value].asks) {
      void this.#do(partner, value)
      return
    }
    this.#action.clear()
    this.restores = false
    this.asked = value
  }

  #renderMerge(partner: Partner): TemplateResult {
    return html`<merge-dialog
      .partner=${partner}
      @merged=${({ detail }: CustomEvent<string>) =>
        navigate(`${BASE}/partners/${detail}?program=${partner.programId}`, { replace: true })}
      @closed=${() => (this.asked = undefined)}
    ></merge-dialog>`
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
    this.dispatchEvent(new Event('changed'))
  }
}

function renderViewAs({ id, programId, status }: Partner): TemplateResult | typeof nothing {
  if (!WITH_DASHBOARD.includes(status)) return nothing
  return html`<a class="button" href="${BASE}/partners/view/${id}?program=${programId}">
    ${t('partners.viewAsPartner')}
  </a>`
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

declare global {
  interface HTMLElementTagNameMap {
    'partner-actions': PartnerActions
  }
}
