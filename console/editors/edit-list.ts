import { html, type TemplateResult } from 'lit'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import type { Problem } from '../api/client.ts'
import { field, issueOf, type Field } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'

/** Replaces an item of a list. */
export function replaced<T>(items: readonly T[], at: number, item: T): T[] {
  return items.map((one, i) => (i === at ? item : one))
}

/** Moves an item of a list by as many places. */
export function moved<T>(items: readonly T[], at: number, by: number): T[] {
  const rest = items.filter((_, i) => i !== at)
  return [...rest.slice(0, at + by), ...items.slice(at, at + 1), ...rest.slice(at + by)]
}

interface Row<T> {
  items: readonly T[]
  at: number
  /** What the item is called. */
  name: string
  change: (items: T[]) => void
}

/** Renders the buttons that move an item of a list up and down, and take it out. */
export function rowButtons<T>({ items, at, name, change }: Row<T>): TemplateResult {
  const move = (by: number) => () => change(moved(items, at, by))
  return html`<span class="moves">
    <button
      type="button"
      class="icon-button"
      aria-label=${t('editors.moveNameUp', { name })}
      ?disabled=${at === 0}
      @click=${move(-1)}
    >
      ${icon(ArrowUp)}
    </button>
    <button
      type="button"
      class="icon-button"
      aria-label=${t('editors.moveNameDown', { name })}
      ?disabled=${at === items.length - 1}
      @click=${move(1)}
    >
      ${icon(ArrowDown)}
    </button>
    <button
      type="button"
      class="icon-button"
      aria-label=${t('common.removeName', { name })}
      @click=${() => change(items.filter((_, i) => i !== at))}
    >
      ${icon(Trash2)}
    </button>
  </span>`
}

interface Typed extends Field {
  problem: Problem | undefined
  change: (value: string) => void
}

/** Renders a field that tells each change. */
export function typed({ problem, change, ...of }: Typed): TemplateResult {
  const tell = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) change(target.value)
  }
  return html`<div @input=${tell}>${field({ required: false, ...of }, problem)}</div>`
}

interface Area {
  name: string
  label: string
  value: string
  maxlength: number
  hint?: string
  problem: Problem | undefined
  change: (value: string) => void
}

/** Renders a field of several lines that tells each change. */
export function area({ name, label, value, maxlength, hint, problem, change }: Area) {
  const wrong = issueOf(problem, name)
  return html`<label class="field">
    <span>${label}</span>
    <textarea
      class="input area"
      name=${name}
      rows="4"
      maxlength=${maxlength}
      .value=${value}
      aria-invalid=${wrong ? 'true' : 'false'}
      aria-describedby="${name}-about"
      @input=${({ currentTarget }: Event) => {
        // The listener is on this element.
        change((currentTarget as HTMLTextAreaElement).value)
      }}
    ></textarea>
    <span id="${name}-about" class="small ${wrong ? 'bad' : 'soft'}">${wrong ?? hint ?? ''}</span>
  </label>`
}
