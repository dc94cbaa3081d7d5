import { html, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** Registers a link domain. Fires `added` and `closed`. */
@customElement('add-domain-dialog')
export class AddDomainDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    return dialog({
      title: t('domains.addDomain'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="add" class="form-plain" @submit=${this.#submit}>
        ${formProblem(problem)}
        ${field({ name: 'slug', label: t('field.domain'), maxlength: 190, hint: t('domains.domainPointsServerSuch') }, problem)}
      </form>`,
      footer: html`<button
        class="button primary"
        form="add"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('domains.add')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = valuesOf(event)
    if (!(await this.#action.run(() => call('/domains', { method: 'POST', body })))) return
    this.dispatchEvent(new Event('added'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'add-domain-dialog': AddDomainDialog
  }
}
