import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Check, Copy } from 'lucide'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

/** Lines of code to copy. */
@customElement('code-block')
export class CodeBlock extends LitElement {
  static override styles = [
    styles,
    css`
      .block {
        position: relative;
        border-radius: var(--radius-small);
        background: var(--sunken);
      }
      pre {
        margin: 0;
        padding: 12px 52px 12px 12px;
        overflow-wrap: anywhere;
        white-space: pre-wrap;
        font:
          12px/1.6 ui-monospace,
          'SF Mono',
          Menlo,
          Consolas,
          monospace;
      }
      .icon-button {
        position: absolute;
        inset-block-start: 6px;
        right: 6px;
        background: var(--sunken);
      }
    `,
  ]

  /** What it is, for who cannot see it. */
  @property() label = ''
  @property() code = ''
  @state() private isCopied = false

  override render(): TemplateResult {
    return html`<div class="block" dir="ltr">
      <pre><code>${this.code}</code></pre>
      <button
        type="button"
        class="icon-button"
        aria-label=${t('Copy {name}', { name: this.label })}
        @click=${this.#copy}
      >
        ${icon(this.isCopied ? Check : Copy)}
      </button>
      <span class="hidden" role="status">${this.isCopied ? t('Copied.') : ''}</span>
    </div>`
  }

  readonly #copy = async () => {
    // A browser that does not let pages copy leaves the text to be selected by hand.
    this.isCopied = await navigator.clipboard.writeText(this.code).then(
      () => true,
      () => false,
    )
  }

  override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('code')) this.isCopied = false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'code-block': CodeBlock
  }
}
