import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, renewSession, sessionContext, type Session } from '../../api/session.ts'
import type { Workspace } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { currencies, currencyName } from '../../base/currencies.ts'
import { choice, field, formProblem, valuesOf } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { timeZoneChoice } from '../../base/time-zone-choice.ts'
import { t } from '../../base/texts.ts'
import './danger-zone.ts'
import './hostname-list.ts'

/** The workspace itself: name, currency, attribution, and the pages that may use its publishable key. */
@customElement('workspace-page')
export class WorkspacePage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #workspace = new Task(this, {
    task: ([_id], { signal }) => call<Workspace>('/workspace', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    return html`<div class="page">
      <div class="head"><h1>${t('common.workspace')}</h1></div>
      <section class="panel" aria-label=${t('common.workspace')}>
        ${loaded(this.#workspace, (workspace) => this.#renderForm(workspace, mayChange))}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <hostname-list .session=${this.session}></hostname-list>
      <danger-zone .session=${this.session}></danger-zone>
    </div>`
  }

  #renderForm(workspace: Workspace, mayChange: boolean): TemplateResult {
    const { problem, isBusy, said } = this.#action
    const { id, currency, timezone, attributionModel, attributionWindowDays } = workspace
    const codes = currencies(currency)
    return html`<form class="form" @submit=${this.#save}>
      ${formProblem(problem)}
      <fieldset class="form-plain" ?disabled=${!mayChange}>
        <legend class="hidden">${t('common.workspace')}</legend>
        ${this.#renderNames(workspace)}
        ${choice({
          name: 'currency',
          label: t('workspace.reportingCurrency'),
          options: codes.map((code) => ({ value: code, text: currencyName(code) })),
          value: currency,
          hint: t('workspace.salesOtherCurrenciesConverted'),
        })}
        ${timeZoneChoice(timezone)}
        ${choice({
          name: 'attributionModel',
          label: t('field.attributionModel'),
          options: [
            { value: 'first', text: t('workspace.firstClick') },
            { value: 'last', text: t('workspace.lastClick') },
          ],
          value: attributionModel,
        })}
        ${field(
          {
            name: 'attributionWindowDays',
            label: t('field.attributionWindowDays'),
            value: attributionWindowDays === null ? '' : String(attributionWindowDays),
            inputmode: 'numeric',
            maxlength: 4,
            required: false,
            hint: t('workspace.leaveEmptyNoExpiry'),
          },
          problem,
        )}
        ${
          mayChange
            ? html`<div>
                <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
                  ${t('common.save')}
                </button>
                <span class="soft" role="status">${said}</span>
              </div>`
            : nothing
        }
      </fieldset>
      <div class="field">
        <span>${t('field.id')}</span>
        <copy-value label=${t('workspace.workspaceId')} .value=${id}></copy-value>
      </div>
    </form>`
  }

  /** Renders the names, which a test workspace has from its live one. */
  #renderNames({ name, slug }: Workspace): TemplateResult {
    const { problem } = this.#action
    if (this.session?.isTest) {
      return html`<p class="soft">${t('workspace.nameShortNameCome', { name, slug })}</p>`
    }
    return html`${field({ name: 'name', label: t('field.name'), value: name, maxlength: 100 }, problem)}
    ${field({ name: 'slug', label: t('field.slug'), value: slug, maxlength: 48, hint: t('workspace.useLowercaseLettersNumbers') }, problem)}`
  }

  readonly #save = async (event: SubmitEvent) => {
    event.preventDefault()
    const { attributionWindowDays: days = '', ...rest } = valuesOf(event)
    // What is no number is sent as it is, so that the server says what is wrong with it.
    const window = days.trim() === '' ? null : /^\d+$/.test(days.trim()) ? Number(days) : days
    const body = { ...rest, attributionWindowDays: window }
    await this.#action.run(async () => {
      await call<Workspace>('/workspace', { method: 'PATCH', body })
      await Promise.all([renewSession(), this.#workspace.run()])
    }, t('common.saved'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'workspace-page': WorkspacePage
  }
}
