import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Discount, DiscountCode, Group, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { t } from '../base/texts.ts'
import { ofChosenProgram } from './chosen-program.ts'
import { programStyles } from '../program/program.styles.ts'
import { BASE } from '../router/router.ts'
import { noProgram } from './chosen-program.ts'
import './code-dialog.ts'
import './discount-dialog.ts'
import type { DiscountOwner } from './discount-dialog.ts'

interface Offers {
  programs: readonly Program[]
  groups: readonly Group[]
  discounts: readonly Discount[]
  codes: readonly DiscountCode[]
}

/** What is asked before it ends: a discount, or a code. */
type Ending = { discount: Discount } | { code: DiscountCode }

/** What customers of partners get, by groups and single partners, and the codes of partners' links. */
@customElement('discounts-page')
export class DiscountsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private edited: DiscountOwner | undefined
  @state() private ending: Ending | undefined
  @state() private isGiving = false
  readonly #action = new Action(this)
  readonly #offers = new Task(this, {
    task: async ([_id, _program], { signal }): Promise<Offers> => {
      const [programs, groups, discounts, codes] = await Promise.all([
        readAll<Program>('/programs', signal),
        readAll<Group>('/groups', signal),
        readAll<Discount>('/discounts', signal),
        readAll<DiscountCode>('/discount-codes', signal),
      ])
      return { ...ofChosenProgram(programs, groups), discounts, codes }
    },
    args: () => [this.session?.workspace?.id, chosenProgramId()] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('common.discounts')}</h1></div>
      ${loaded(this.#offers, (offers) => this.#renderOffers(offers), { bones: 6 })}
      ${this.#mayChange ? nothing : html`<p class="said soft">${readOnlySentence(this.session)}</p>`}
      ${
        this.edited
          ? html`<discount-dialog
              .owner=${this.edited}
              @done=${() => void this.#offers.run()}
              @closed=${() => (this.edited = undefined)}
            ></discount-dialog>`
          : nothing
      }
      ${
        this.isGiving
          ? html`<code-dialog
              @done=${() => void this.#offers.run()}
              @closed=${() => (this.isGiving = false)}
            ></code-dialog>`
          : nothing
      }
      ${this.ending ? this.#renderQuestion(this.ending) : nothing}
    </div>`
  }

  get #mayChange(): boolean {
    return may(this.session, 'program.write')
  }

  #renderOffers({ programs, groups, discounts, codes }: Offers): TemplateResult {
    if (programs.length === 0) return noProgram()
    const single = discounts.filter(({ enrollmentId }) => enrollmentId !== null)
    return html`<section class="panel" aria-label=${t('common.discounts')}>
        <ul class="rows">
          ${groups.map((group) => {
            const program = programs.find(({ id }) => id === group.programId)
            const discount = discounts.find(({ groupId }) => groupId === group.id)
            const currency = program?.currency ?? ''
            const name =
              programs.length > 1 && program ? `${program.name}, ${group.name}` : group.name
            return this.#renderRow({ name, currency, groupId: group.id, discount })
          })}
          ${single.map((discount) =>
            this.#renderRow({
              name: t('discounts.onePartner'),
              currency: discount.currency,
              groupId: null,
              discount,
            }),
          )}
        </ul>
      </section>
      ${this.#renderCodes(codes)}`
  }

  #renderRow(owner: DiscountOwner): TemplateResult {
    const { name, discount } = owner
    const facts = [discount?.description, discount?.couponId].filter(Boolean).join(' · ')
    return html`<li>
      <span class="event">${name}</span>
      <div class="grow">
        ${discount ? discount.sentence : html`<span class="soft">${t('discounts.noDiscount')}</span>`}
        ${facts ? html`<div class="small soft">${facts}</div>` : nothing}
      </div>
      ${
        this.#mayChange
          ? html`<div class="actions">
              <button
                class="button"
                aria-label=${discount ? t('discounts.editDiscountName', { name }) : t('discounts.createDiscountName', { name })}
                @click=${() => (this.edited = owner)}
              >
                ${discount ? t('discounts.edit') : t('discounts.createDiscount')}
              </button>
              ${discount ? this.#renderEnd(t('discounts.endDiscountName', { name }), { discount }) : nothing}
            </div>`
          : nothing
      }
    </li>`
  }

  #renderEnd(label: string, ending: Ending): TemplateResult {
    return html`<button
      class="button danger"
      aria-label=${label}
      @click=${() => {
        this.#action.clear()
        this.ending = ending
      }}
    >
      ${'code' in ending ? t('discounts.delete') : t('discounts.end')}
    </button>`
  }

  #renderCodes(codes: readonly DiscountCode[]): TemplateResult {
    return html`<section class="panel" aria-label=${t('discounts.discountCodes')}>
      <header>
        <h2>${t('discounts.discountCodes')}</h2>
        ${
          this.#mayChange
            ? html`<button class="button" @click=${() => (this.isGiving = true)}>
                ${t('discounts.createCode')}
              </button>`
            : nothing
        }
      </header>
      ${
        codes.length === 0
          ? html`<p class="row soft">${t('discounts.noDiscountCodesYet')}</p>`
          : html`<ul class="rows">
              ${codes.map(
                (code) =>
                  html`<li>
                    <span class="grow code">${code.code}</span>
                    <a class="grow" href="${BASE}/partners/${code.partnerId}"
                      >${code.partner.name}</a
                    >
                    ${
                      this.#mayChange
                        ? this.#renderEnd(t('discounts.endCodeCode', { code: code.code }), { code })
                        : nothing
                    }
                  </li>`,
              )}
            </ul>`
      }
    </section>`
  }

  #renderQuestion(ending: Ending): TemplateResult {
    const isCode = 'code' in ending
    return confirmDialog(
      {
        title: isCode ? t('discounts.endCodeQuestion') : t('discounts.endDiscountQuestion'),
        body: html`<p><strong>${isCode ? ending.code.code : ending.discount.sentence}</strong></p>
          <p>
            ${isCode ? t('discounts.salesCodeNoLonger') : t('discounts.newCustomersNoLonger')}
          </p>`,
        action: isCode ? t('discounts.endCode') : t('discounts.endDiscount'),
        confirmed: () => void this.#end(ending),
        closed: () => (this.ending = undefined),
      },
      this.#action,
    )
  }

  async #end(ending: Ending): Promise<void> {
    const path =
      'code' in ending ? `/discount-codes/${ending.code.id}` : `/discounts/${ending.discount.id}`
    const isDone = await this.#action.run(() => call(path, { method: 'DELETE' }))
    if (!isDone) return
    this.ending = undefined
    void this.#offers.run()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'discounts-page': DiscountsPage
  }
}
