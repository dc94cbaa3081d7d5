import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ConsoleElement } from '../base/console-element.ts'
import { choice } from '../base/form.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import './code-block.ts'
import { STACKS, type Install, type StackName } from './snippets.ts'

const NAMES = Object.keys(STACKS) as StackName[]

/** The lines that install the script, for what the site is made with. */
@customElement('install-script')
export class InstallScript extends ConsoleElement {
  static override styles = [
    styles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
    `,
  ]

  @property({ attribute: false }) install!: Install
  @state() private stack: StackName = 'html'

  override render(): TemplateResult {
    const { place, code } = STACKS[this.stack]
    return html`${choice<StackName>({
        name: 'stack',
        label: t('checklist.framework'),
        options: NAMES.map((value) => ({ value, text: t(STACKS[value].name) })),
        value: this.stack,
        chosen: (value) => (this.stack = value),
      })}
      <p>${t(place)}</p>
      <code-block label=${t('checklist.script')} .code=${code(this.install)}></code-block>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'install-script': InstallScript
  }
}
