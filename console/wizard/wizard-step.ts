import { html, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import type { Around } from './read-around.ts'

/**
 * A step of the guided setup: a form that makes one thing.
 *
 * @fires step-done - once the thing is made
 */
export abstract class WizardStep extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  @property({ attribute: false }) around!: Around
  protected readonly action = new Action(this)

  /** Makes the thing; after a failure the form stays as it is. */
  protected async save(work: () => Promise<unknown>): Promise<void> {
    if (await this.action.run(work)) this.dispatchEvent(new CustomEvent('step-done'))
  }

  protected submitButton(text: string): TemplateResult {
    return html`<button
      class="button primary"
      aria-disabled=${this.action.isBusy ? 'true' : 'false'}
    >
      ${text}
    </button>`
  }
}
