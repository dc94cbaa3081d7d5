import { css, html, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

const styles = css`
  details p {
    padding-block-start: calc(var(--_space) * 2);
    /* Below the question, not below its sign. */
    padding-inline-start: calc(0.4em + var(--_space) * 2.5);
    white-space: pre-line;
  }
`

/**
 * Shows the program's answers to frequent questions.
 *
 * @tag svc-faq
 * @slot empty - Replaces the empty-state message.
 * @csspart list - All questions.
 * @csspart item - A question with its answer.
 */
export class SvcFaq extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderView({ faq, program }: EmbedView): TemplateResult {
    if (!faq.length) {
      const { supportEmail } = program
      return this.renderEmpty(
        supportEmail
          ? this.t('Questions? Email {address}.', { address: supportEmail })
          : this.t('No FAQs yet.'),
      )
    }
    return html`<ul part="list">
      ${faq.map(
        ({ question, answer }) =>
          html`<li part="item">
            <details>
              <summary><bdi>${question}</bdi></summary>
              <p class="quiet" dir="auto">${answer}</p>
            </details>
          </li>`,
      )}
    </ul>`
  }
}

define('svc-faq', SvcFaq)

declare global {
  interface HTMLElementTagNameMap {
    'svc-faq': SvcFaq
  }
}
