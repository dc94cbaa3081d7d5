import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Check, Copy } from 'lucide'
import { ConsoleElement } from './console-element.ts'
import { icon } from './icon.ts'
import { styles } from './styles.ts'
import { t } from './texts.ts'

/** A text to copy: a key, a code, a DNS record. Chosen as a whole when it is focused. */
@customElement('copy-value')
export class CopyValue extends ConsoleElement {
  static override styles = [
    styles,
    css`
      .value {
        display: flex;
        gap: 4px;
      }
      .input {
        min-inline-size: 0;
        font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
        font-size: 12px;
        text-overflow: ellipsis;
      }
      .icon-button {
        block-size: 36px;
        inline-size: 36px;
        border-color: var(--line);
      }
    `,
  ]

  /** What it is, for who cannot see it. */
  @property() label = ''
  @property() value = ''
  @state() private isCopied = false

  override render(): TemplateResult {
    return html`<div class="value">
      <input
        class="input"
        readonly
        dir="ltr"
        aria-label=${this.label}
        .value=${this.value}
        @focus=${this.#select}
      />
      <button
        type="button"
        class="icon-button"
        aria-label=${t('common.copyName', { name: this.label })}
        @click=${this.#copy}
      >
        ${icon(this.isCopied ? Check : Copy)}
      </button>
      <span class="hidden" role="status">${this.isCopied ? t('common.copied') : ''}</span>
    </div>`
  }

  readonly #select = () => this.renderRoot.querySelector('input')?.select()

  readonly #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.value)
      this.isCopied = true
    } catch {
      // A browser that does not let pages copy: the text is chosen for the keyboard.
      this.renderRoot.querySelector('input')?.focus()
    }
  }

  override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('value')) this.isCopied = false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'copy-value': CopyValue
  }
}
