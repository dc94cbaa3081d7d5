import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ChevronLeft, Download } from 'lucide'
import { call } from '../api/client.ts'
import { download } from '../api/download.ts'
import { may, type Session } from '../api/session.ts'
import type { Customer } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { count, countryName, day, money } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE, navigate, withQuery } from '../router/router.ts'
import { customerName } from './customer-name.ts'
import { customerViewStyles } from './customer-view.styles.ts'
import './journey-step.ts'
import { readCustomer, type CustomerView as View } from './read-customer.ts'

/** One customer: who they are, what they paid, and everything that happened, on one line of time. */
@customElement('customer-view')
export class CustomerView extends ConsoleElement {
  static override styles = [styles, settingsStyles, dialogStyles, customerViewStyles]

  @property({ attribute: false }) session: Session | undefined
  @property() customerId = ''
  @state() private isErasing = false
  readonly #action = new Action(this)
  readonly #view = new Task(this, {
    task: ([_workspace, id], { signal }) => readCustomer(id, signal),
    args: () => [this.session?.workspace?.id, this.customerId] as const,
  })

  override focus(): void {
    this.renderRoot.querySelector('h1')?.focus()
  }

  override render(): TemplateResult {
    return html`<a class="back" href=${withQuery({ customer: undefined })}>
        ${icon(ChevronLeft)}${t('common.customers')}
      </a>
      ${this.#view.value ? nothing : html`<h1 tabindex="-1">${t('field.customerId')}</h1>`}
      ${loaded(this.#view, (view) => this.#renderView(view), { bones: 6 })}`
  }

  #renderView(view: View): TemplateResult {
    const { customer, steps, isCut } = view
    return html`<div class="head">
        <h1 tabindex="-1">${customerName(customer)}</h1>
        <div class="actions">${this.#renderActions()}</div>
      </div>
      ${this.#action.problem && !this.isErasing ? problemNote(this.#action.problem) : nothing}
      <div class="columns">
        <section aria-label=${t('customers.journey')}>
          <h2>${t('customers.journey')}</h2>
          ${
            steps.length === 0
              ? html`<p class="soft">${t('customers.noActivityYet')}</p>`
              : html`<ol>
                  ${steps.map((step) => html`<li><journey-step .step=${step}></journey-step></li>`)}
                </ol>`
          }
          ${isCut ? html`<p class="small soft">${t('customers.showingLatest100Each')}</p>` : nothing}
        </section>
        <section class="panel about" aria-label=${t('customers.about')}>
          ${renderFacts(view)}
        </section>
      </div>
      ${this.isErasing ? this.#renderQuestion(customer) : nothing}`
  }

  #renderActions(): unknown {
    return html`${
      may(this.session, 'privacy.write')
        ? html`<button class="button" @click=${() => void this.#export()}>
            ${icon(Download)}${t('common.export')}
          </button>`
        : nothing
    }
    ${
      may(this.session, 'customers.write')
        ? html`<button
            class="button danger"
            @click=${() => {
              this.#action.clear()
              this.isErasing = true
            }}
          >
            ${t('customers.erase')}
          </button>`
        : nothing
    }`
  }

  #renderQuestion(customer: Customer): TemplateResult {
    const name = customerName(customer)
    return confirmDialog(
      {
        title: t('customers.eraseNameQuestion', { name }),
        body: t('customers.permanentlyErasesNameEmail', { name }),
        action: t('customers.eraseName', { name }),
        confirmed: () => void this.#erase(),
        closed: () => (this.isErasing = false),
      },
      this.#action,
    )
  }

  async #erase(): Promise<void> {
    const path = `/customers/${encodeURIComponent(this.customerId)}`
    const isDone = await this.#action.run(() => call(path, { method: 'DELETE' }))
    if (isDone) navigate(`${BASE}/customers`, { replace: true })
  }

  #export(): Promise<boolean> {
    const id = this.customerId
    return this.#action.run(() =>
      download(`/customers/${encodeURIComponent(id)}/export`, {}, `${id}.ndjson`),
    )
  }
}

function renderFacts({ customer, programName }: View): TemplateResult {
  const { email, externalId, country, link, partner, discount, sales } = customer
  const facts: [string, unknown][] = [
    [t('field.saleAmount'), money(customer.saleAmount, customer.saleCurrency)],
    [t('field.sales'), count(sales)],
    [t('field.firstSaleAt'), customer.firstSaleAt && day(customer.firstSaleAt)],
    [t('field.email'), email],
    [t('field.externalId'), externalId],
    [t('field.programId'), programName],
    [t('field.country'), country && countryName(country)],
    [t('customers.referredVia'), link && `${link.domain}/${link.key}`],
    [
      t('field.partnerId'),
      partner &&
        html`<a href="${BASE}/partners/${partner.id}?program=${customer.programId}"
          >${partner.name}</a
        >`,
    ],
    [t('field.discountId'), discount && (discount.description || discount.sentence)],
    [t('common.since'), day(customer.createdAt)],
  ]
  return html`<dl>
    ${facts.map(([name, value]) =>
      value
        ? html`<dt class="soft">${name}</dt>
            <dd><bdi>${value}</bdi></dd>`
        : nothing,
    )}
  </dl>`
}

declare global {
  interface HTMLElementTagNameMap {
    'customer-view': CustomerView
  }
}
