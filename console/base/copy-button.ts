import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Check, Copy } from 'lucide'
import { ConsoleElement } from './console-element.ts'
import { icon } from './icon.ts'
import { styles } from './styles.ts'
import { t } from './texts.ts'

/** Copies a text that stands beside it. */
@customElement('copy-button')
export class CopyButton extends ConsoleElement {
  static override styles = [
    styles,
    css`
      :host {
        flex: none;
      }
      .icon-button {
        inline-size: 24px;
        block-size: 24px;
      }
    `,
  ]

  @property() value = ''
  /** What is copied, for who cannot see it. */
  @property() label = ''
  @state() private outcome: 'copied' | 'failed' | null = null

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('value')) this.outcome = null
  }

  override render(): TemplateResult {
    const said = { copied: t('common.copied'), failed: t('common.browserBlockedCopyingSelect') }
    return html`<button
        type="button"
        class="icon-button"
        title=${this.outcome === 'failed' ? said.failed : t('common.copy')}
        aria-label=${t('common.copyName', { name: this.label })}
        @click=${this.#copy}
      >
        ${icon(this.outcome === 'copied' ? Check : Copy, 14)}
      </button>
      <span class="hidden" role="status">${this.outcome ? said[this.outcome] : ''}</span>`
  }

  readonly #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.value)
      this.outcome = 'copied'
    } catch {
      this.outcome = 'failed'
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'copy-button': CopyButton
  }
}
