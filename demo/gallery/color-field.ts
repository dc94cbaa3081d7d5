import { html, type TemplateResult } from 'lit'
import { hexOf } from './palette.ts'

/** Values that were typed and are none: they stay in their fields, with a sentence. */
export const refused = new Map<string, string>()

export const valueOf = (event: Event): string => (event.target as HTMLInputElement).value

interface ColorField {
  id: string
  label: string
  value: string
  wrong?: string[]
  take(value: string, isDone: boolean): void
  again(): void
}

/** Renders a color picker with a text field. */
export function renderPair({
  id,
  label,
  value,
  wrong = [],
  take,
  again,
}: ColorField): TemplateResult {
  const isRefused = refused.has(id)
  const sentences = isRefused ? ['Enter a color, such as #3d55cc.'] : wrong
  const write = (event: Event) => {
    const text = valueOf(event).trim()
    const color = hexOf(text) ?? hexOf(`#${text}`)
    if (color) {
      refused.delete(id)
      take(color, true)
    } else {
      refused.set(id, text)
      again()
    }
  }
  const pick = (isDone: boolean) => (event: Event) => {
    refused.delete(id)
    take(valueOf(event), isDone)
  }
  return html`<div class="color">
    <span class="pick">
      <input
        type="color"
        aria-label="Pick ${label}"
        .value=${value}
        @input=${pick(false)}
        @change=${pick(true)}
      />
      <input
        id=${id}
        type="text"
        dir="ltr"
        spellcheck="false"
        autocomplete="off"
        aria-label=${label}
        aria-invalid=${sentences.length > 0}
        aria-describedby="${id}-wrong"
        .value=${refused.get(id) ?? value}
        @change=${write}
      />
    </span>
    <span class="wrong" id="${id}-wrong" role="status"
      >${sentences.map((sentence) => html`<span>${sentence}</span>`)}</span
    >
  </div>`
}
