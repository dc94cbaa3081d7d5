import { html, render, type TemplateResult } from 'lit'
import { exportAs, FORMATS, type Exported, type Format } from './exports.ts'

const FORMAT_NAMES = Object.keys(FORMATS) as Format[]

/** What the dialog shows, and how it is shown again. */
interface View {
  format: Format
  sample: Exported['sample']
  samples: readonly Exported['sample'][]
  code: string
  /** What came of copying. */
  said: string
  change(to: Partial<Pick<View, 'format' | 'sample' | 'said'>>): void
}

/** Shows a theme in all forms, to copy and to download. `samples` are the elements to choose from. */
export function openExport(
  dialog: HTMLDialogElement,
  samples: readonly Exported['sample'][],
  look: Omit<Exported, 'sample'>,
): void {
  const draw = (shown: Pick<View, 'format' | 'sample' | 'said'>) => {
    const code = exportAs(shown.format, { ...look, sample: shown.sample })
    const change: View['change'] = (to) => draw({ ...shown, ...to })
    render(renderExport({ ...shown, samples, code, change }), dialog)
  }
  draw({ format: 'CSS', sample: samples[0]!, said: '' })
  dialog.showModal()
}

function renderExport(view: View): TemplateResult {
  const { format, code, said, change } = view
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => change({ said: 'Copied' }),
      () => change({ said: 'Your browser doesn’t allow copying. Download the file instead.' }),
    )
  return html`<form method="dialog">
      <h2 id="export-title">Export theme</h2>
      <button class="button quiet">Close</button>
    </form>
    ${renderFormats(view)}
    <pre dir="ltr" tabindex="0" aria-label=${FORMATS[format]}>${code}</pre>
    <div class="acts">
      <button type="button" class="button" @click=${copy}>Copy</button>
      <button type="button" class="button quiet" @click=${() => download(FORMATS[format], code)}>
        Download ${FORMATS[format]}
      </button>
      <span role="status">${said}</span>
    </div>`
}

function renderFormats({ format, sample, samples, change }: View): TemplateResult {
  const choose = (event: Event) => {
    const { selectedIndex } = event.target as HTMLSelectElement
    change({ sample: samples[selectedIndex]!, said: '' })
  }
  return html`<div class="formats" role="group" aria-label="Format">
    ${FORMAT_NAMES.map(
      (name) =>
        html`<button
          type="button"
          aria-pressed=${name === format}
          @click=${() => change({ format: name, said: '' })}
        >
          ${name}
        </button>`,
    )}
    <label ?hidden=${format === 'CSS' || format === 'JSON'}>
      Element
      <select @change=${choose}>
        ${samples.map(({ tag }) => html`<option ?selected=${tag === sample.tag}>${tag}</option>`)}
      </select>
    </label>
  </div>`
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
