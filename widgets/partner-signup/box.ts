import { html, nothing, type TemplateResult } from 'lit'
import type { Translate } from '../base/terms.ts'
import type { Control } from './form.ts'

/** Renders what a field is filled in with. */
export function renderBox(
  t: Translate,
  control: Control,
  issue: string | undefined,
): TemplateResult {
  const { name, type, required, maxLength } = control
  const invalid = issue ? 'true' : 'false'
  if (type === 'long-text') {
    return html`<textarea
      class="box"
      id=${name}
      name=${name}
      maxlength=${maxLength}
      ?required=${required}
      aria-invalid=${invalid}
      aria-describedby="${name}-error"
    ></textarea>`
  }
  if (type === 'select') {
    return html`<select
      class="box"
      id=${name}
      name=${name}
      ?required=${required}
      aria-invalid=${invalid}
      aria-describedby="${name}-error"
    >
      <option value="">${t('Choose…')}</option>
      ${control.options.map((option) => html`<option>${option}</option>`)}
    </select>`
  }
  return html`<input
    class="box"
    id=${name}
    name=${name}
    type=${type === 'url' || type === 'email' ? type : 'text'}
    autocomplete=${control.complete || nothing}
    maxlength=${maxLength}
    ?required=${required}
    aria-invalid=${invalid}
    aria-describedby="${name}-error"
  />`
}
