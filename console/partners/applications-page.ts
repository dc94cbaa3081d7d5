import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { PartnerApplication } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import '../base/email-banner.ts'
import { dialogStyles } from '../base/dialog.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE } from '../router/router.ts'
import { renderApplications } from './application-list.ts'
import { applicationStyles } from './applications.styles.ts'
import { decide, REJECTION, type Decision, type Undecided } from './decide-applications.ts'
import { partnerStyles } from './partners.styles.ts'
import { renderRejection } from './rejection-form.ts'

const PAGE_SIZE = 50

/** Applications that wait for an answer: one or many are approved or rejected. */
@customElement('applications-page')
export class ApplicationsPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    partnerStyles,
    dialogStyles,
    applicationStyles,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private selected: ReadonlySet<string> = new Set()
  @state() private asked: { kind: Decision['kind']; of: readonly PartnerApplication[] } | undefined
  @state() private rejection = REJECTION
  @state() private done = 0
  @state() private undecided: readonly Undecided[] = []
  readonly #action = new Action(this)
  readonly #applications = new Task(this, {
    task: ([_id, programId], { signal }) => {
      const query = { programId, pageSize: String(PAGE_SIZE) }
      return readList<PartnerApplication>('/partners/applications', { query, signal })
    },
    args: () => [this.session?.workspace?.id, chosenProgram()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.applications')}</h1>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#applications, (all) => this.#renderList(all), { bones: 6 })}
      ${renderUndecided(this.undecided)}
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.asked ? this.#renderQuestion(this.asked) : nothing}
    </div>`
  }

  #renderList(all: readonly PartnerApplication[]): TemplateResult {
    if (all.length === 0) {
      return html`<section class="panel">
        <div class="empty">
          <p class="soft">${t('applications.noApplicationsReview')}</p>
          <a class="button" href="${BASE}/partners/invite">${t('common.invitePartners')}</a>
        </div>
      </section>`
    }
    const mayDecide = may(this.session, 'program.write')
    const chosen = all.filter(({ id }) => this.selected.has(id))
    const { isBusy } = this.#action
    return html`${mayDecide ? this.#renderBar(all, chosen) : nothing}
      <section class="panel" aria-label=${t('common.applications')}>
        ${renderApplications({
          applications: all,
          selected: mayDecide ? this.selected : undefined,
          isBusy,
          select: (id) => this.#select(id),
          approve: (one) => void this.#decide([one], { kind: 'approve' }),
          reject: (one) => this.#ask('reject', [one]),
        })}
        ${
          all.length === PAGE_SIZE
            ? html`<p class="row soft small">
                ${t('applications.showingOldestCountMore', { count: PAGE_SIZE })}
              </p>`
            : nothing
        }
      </section>`
  }

  #renderBar(
    all: readonly PartnerApplication[],
    chosen: readonly PartnerApplication[],
  ): TemplateResult {
    const count = chosen.length
    const isAll = count === all.length
    const toggle = () => (this.selected = new Set(isAll ? [] : all.map(({ id }) => id)))
    return html`<div class="bar">
      <label>
        <input
          type="checkbox"
          .checked=${isAll}
          .indeterminate=${count > 0 && !isAll}
          @change=${toggle}
        />
        ${count > 0 ? t('applications.countSelected', { count }) : t('applications.selectAll')}
      </label>
      ${
        count > 0
          ? html`<button class="button primary" @click=${() => this.#ask('approve', chosen)}>
                ${t('applications.approveCount', { count })}
              </button>
              <button class="button" @click=${() => this.#ask('reject', chosen)}>
                ${t('applications.rejectCount', { count })}
              </button>`
          : nothing
      }
    </div>`
  }

  #select(id: string): void {
    const next = new Set(this.selected)
    if (!next.delete(id)) next.add(id)
    this.selected = next
  }

  #ask(kind: Decision['kind'], of: readonly PartnerApplication[]): void {
    this.#action.clear()
    this.rejection = { ...this.rejection, rejectionNote: '' }
    this.done = 0
    this.asked = { kind, of }
  }

  #renderQuestion({ kind, of }: NonNullable<ApplicationsPage['asked']>): TemplateResult {
    const [first] = of
    const name = of.length === 1 ? (first?.partner.name ?? '') : String(of.length)
    const title =
      kind === 'approve'
        ? t('applications.approveName', { name })
        : t('applications.rejectName', { name })
    const decision: Decision = kind === 'approve' ? { kind } : { kind, ...this.rejection }
    return confirmDialog(
      {
        title,
        action: title,
        isHarmless: kind === 'approve',
        closed: () => (this.asked = undefined),
        confirmed: () => void this.#decide(of, decision),
        body: html`${
          kind === 'approve'
            ? html`<p>${t('applications.theyBecomeActivePartners')}</p>`
            : renderRejection(this.rejection, (change) => {
                this.rejection = { ...this.rejection, ...change }
              })
        }
        ${
          this.#action.isBusy && of.length > 1
            ? html`<progress max=${of.length} value=${this.done} aria-label=${title}></progress>`
            : nothing
        }`,
      },
      this.#action,
    )
  }

  async #decide(of: readonly PartnerApplication[], decision: Decision): Promise<void> {
    this.done = 0
    await this.#action.run(async () => {
      this.undecided = await decide(of, decision, (done) => (this.done = done))
    })
    this.asked = undefined
    this.selected = new Set()
    const count = of.length - this.undecided.length
    this.#action.said =
      count === 0
        ? ''
        : decision.kind === 'approve'
          ? t('applications.countApplicationsApprovedNotified', { count })
          : t('applications.countApplicationsRejectedNotified', { count })
    await this.#applications.run()
  }
}

function renderUndecided(undecided: readonly Undecided[]): TemplateResult {
  return html`<div role="alert">
    ${
      undecided.length > 0
        ? html`<ul class="problem">
            ${undecided.map(
              ({ application, why }) => html`<li>${application.partner.name}: ${why}</li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`
}

const chosenProgram = () => new URLSearchParams(location.search).get('program') ?? undefined

declare global {
  interface HTMLElementTagNameMap {
    'applications-page': ApplicationsPage
  }
}
