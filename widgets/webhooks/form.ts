import { html, nothing, type TemplateResult } from 'lit'
import type { Translate } from '../base/terms.ts'
import { EVENT_NAMES } from './delivery.ts'

interface Form {
  /** Whether there are no webhooks yet. */
  isFirst: boolean
  isBusy: boolean
  /** Why the server refused the address. */
  wrong: string
  create: (event: SubmitEvent) => Promise<void>
}

/** Renders the form for an address, with all events chosen. */
export function renderForm(t: Translate, { isFirst, isBusy, wrong, create }: Form): TemplateResult {
  return html`<details>
    <summary>${isFirst ? t('Add webhook') : t('Add another webhook')}</summary>
    <form class="stack" part="form" @submit=${create}>
      <label>
        <span class="small">${t('Endpoint URL')}</span>
        <input
          class="field"
          part="field"
          dir="ltr"
          name="url"
          inputmode="url"
          autocapitalize="off"
          maxlength="2000"
          placeholder="https://tracker.example/hooks"
          aria-invalid=${wrong ? 'true' : 'false'}
          aria-describedby=${wrong ? 'wrong' : nothing}
        />
        ${wrong ? html`<span id="wrong" class="small bad">${wrong}</span>` : nothing}
      </label>
      <fieldset class="small">
        <legend>${t('Events')}</legend>
        ${EVENT_NAMES.map(
          (event) =>
            html`<label class="check"
              ><input type="checkbox" name="events" value=${event} checked /><code
                >${event}</code
              ></label
            >`,
        )}
      </fieldset>
      <p>
        <button class="button" part="button" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${t('Add webhook')}
        </button>
      </p>
    </form>
  </details>`
}
