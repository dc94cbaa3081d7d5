import { Task } from '@lit/task'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Session } from '../../api/session.ts'
import type { PlanUse, Workspace } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** Asks for the slug of the test workspace before it clears the data. Fires `cleared` and `closed`. */
@customElement('clear-dialog')
export class ClearDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) session: Session | undefined
  readonly #action = new Action(this)
  readonly #use = new Task(this, {
    task: ([_id], { signal }) => call<PlanUse>('/workspace/plan', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    const slug = this.session?.workspace?.slug ?? ''
    return dialog({
      title: t('testMode.clearTestDataQuestion'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`
        ${loaded(this.#use, ({ used }) => renderUse(used), { bones: 1 })}
        <p>${t('testMode.permanentlyDeletesLinksTheir')}</p>
        <p class="soft">${t('testMode.apiKeysMembersDomains')}</p>
        <form id="clear" class="form-plain" @submit=${this.#submit}>
          ${formProblem(problem)}
          ${field({ name: 'confirm', label: t('testMode.typeSlugConfirm', { slug }), maxlength: 60 }, problem)}
        </form>
      `,
      footer: html`<button
        class="button primary danger"
        form="clear"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('testMode.clearTestData')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { confirm = '' } = valuesOf(event)
    const body = { confirm: confirm.trim() }
    const isDone = await this.#action.run(() =>
      call<Workspace>('/workspace/clear-test-data', { method: 'POST', body }),
    )
    if (!isDone) return
    this.dispatchEvent(new Event('cleared'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

function renderUse({ links, programs, partners }: PlanUse['used']): TemplateResult {
  return html`<p>
    <strong>${t('testMode.linksLinksProgramsPrograms', { links, programs, partners })}</strong>
  </p>`
}

declare global {
  interface HTMLElementTagNameMap {
    'clear-dialog': ClearDialog
  }
}
