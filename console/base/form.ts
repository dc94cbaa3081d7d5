import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { Problem } from '../api/client.ts'
import { t } from './texts.ts'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'datetime-local'
  autocomplete?: 'username' | 'name' | 'current-password' | 'new-password' | 'one-time-code'
  hint?: string
  value?: string
  maxlength?: number
  inputmode?: 'numeric'
  /** True unless it says otherwise. */
  required?: boolean
}

/** Returns what the server said about a field, without the name that it begins with. */
export function issueOf(problem: Problem | undefined, path: string): string | undefined {
  const text = problem?.issues[path]
  return text?.startsWith(`${path}: `) ? text.slice(path.length + 2) : text
}

/** Renders one field, and under it what the server said about it. */
export function field(of: Field, problem: Problem | undefined): TemplateResult {
  const {
    name,
    label,
    type = 'text',
    autocomplete,
    hint,
    value,
    maxlength,
    inputmode,
    required = true,
  } = of
  const wrong = issueOf(problem, name)
  const about = `${name}-about`
  return html`<label class="field">
    <span>${label}</span>
    <input
      class="input"
      name=${name}
      type=${type}
      ?required=${required}
      autocomplete=${autocomplete ?? 'off'}
      maxlength=${maxlength ?? 254}
      inputmode=${inputmode ?? nothing}
      .value=${value ?? ''}
      aria-invalid=${wrong ? 'true' : 'false'}
      aria-describedby=${wrong || hint ? about : nothing}
    />
    ${wrong || hint ? html`<span id=${about} class="small ${wrong ? 'bad' : 'soft'}">${wrong ?? hint}</span>` : nothing}
  </label>`
}

export interface Choice<T extends string> {
  name: string
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  hint?: string | undefined
  chosen?: (value: T) => void
}

/** Renders a field with a few values to choose from. */
export function choice<T extends string>(of: Choice<T>): TemplateResult {
  const about = `${of.name}-about`
  return html`<label class="field">
    <span>${of.label}</span>
    <select
      class="input"
      name=${of.name}
      aria-describedby=${of.hint ? about : nothing}
      @change=${({ currentTarget }: Event) =>
        // The listener is on this element, which has these values alone.
        of.chosen?.((currentTarget as HTMLSelectElement).value as T)}
    >
      ${of.options.map(
        ({ value, text }) =>
          html`<option value=${String(value)} ?selected=${value === of.value}>${text}</option>`,
      )}
    </select>
    ${of.hint ? html`<span id=${about} class="small soft">${of.hint}</span>` : nothing}
  </label>`
}

/** Renders what was wrong with a form as a whole: the server's sentence, unless a field of the form has it. */
export function formProblem(problem: Problem | undefined): TemplateResult {
  if (!problem?.message) return html`<div role="alert"></div>`
  // The fields stand below and are rendered after it.
  const say = (place?: Element) =>
    queueMicrotask(() => {
      if (!place) return
      // Where it stands above the form, the page has one form only; its root is the page's own.
      const fields = place.closest('form') ?? (place.getRootNode() as ShadowRoot)
      const isMarked = fields.querySelector('[aria-invalid=true]')
      place.textContent = isMarked ? t('common.fixHighlightedFields') : problem.message
    })
  return html`<div role="alert"><p class="problem" ${ref(say)}></p></div>`
}

/** Returns the form that is submitted. */
export function formOf(event: Event): HTMLFormElement {
  // Browsers send this event to forms alone.
  return event.target as HTMLFormElement
}

/** Returns the text of the input or select that the listener is on. */
export function valueOf(event: Event): string {
  // The listeners are on such elements.
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value
}

/** Returns the values of the form that is submitted. */
export function valuesOf(event: Event): Record<string, string> {
  return Object.fromEntries(
    Array.from(new FormData(formOf(event)), ([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  )
}

/** Turns whatever failed into a problem with a sentence. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem
    ? error
    : new Problem('unavailable', t('common.somethingWentWrongWhile'))
}
