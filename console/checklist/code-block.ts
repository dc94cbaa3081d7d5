import { css, html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import '../base/copy-button.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'

/** Lines of code to copy. */
@customElement('code-block')
export class CodeBlock extends ConsoleElement {
  static override styles = [
    styles,
    css`
      .block {
        display: flex;
        gap: 8px;
        padding: 12px;
        border-radius: var(--radius-small);
        background: var(--sunken);
      }
      pre {
        flex: 1;
        margin: 0;
        overflow-wrap: anywhere;
        white-space: pre-wrap;
        font:
          12px/1.6 ui-monospace,
          'SF Mono',
          Menlo,
          Consolas,
          monospace;
      }
    `,
  ]

  /** What it is, for who cannot see it. */
  @property() label = ''
  @property() code = ''

  override render(): TemplateResult {
    return html`<div class="block" dir="ltr">
      <pre><code>${this.code}</code></pre>
      <copy-button .value=${this.code} .label=${this.label}></copy-button>
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'code-block': CodeBlock
  }
}
