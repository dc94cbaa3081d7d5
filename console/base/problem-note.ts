import { html, nothing, type TemplateResult } from 'lit'
import { RotateCw } from 'lucide'
import { Problem } from '../api/client.ts'
import { icon } from './icon.ts'
import { t } from './texts.ts'

/** Renders why something could not be shown, with a button that tries again. The same on all pages. */
export function problemNote(error: unknown, retry?: () => void): TemplateResult {
  const message = error instanceof Problem ? error.message : t('common.somethingWentWrongWhile')
  const isFinal = error instanceof Problem && error.kind === 'forbidden'
  return html`<div class="problem" role="alert">
    <p>${message}</p>
    ${
      retry && !isFinal
        ? html`<button class="button" @click=${retry}>
            ${icon(RotateCw)}${t('common.tryAgain')}
          </button>`
        : nothing
    }
  </div>`
}
