import { html, render } from 'lit'
import { exportAs, FORMATS, type Exported, type Format } from './exports.ts'

const FORMAT_NAMES = Object.keys(FORMATS) as Format[]
const FEEDBACK_MS = 2000

/** Shows a theme in all forms, to copy and to download. `samples` are the elements to choose from. */
export function openExport(
  dialog: HTMLDialogElement,
  samples: readonly Exported['sample'][],
  look: Omit<Exported, 'sample'>,
): void {
  let format: Format = 'CSS'
  let sample = samples[0]!
  let said = ''
  const say = (words: string) => {
    said = words
    draw()
    if (words) setTimeout(say, FEEDBACK_MS, '')
  }
  const draw = () => {
    const code = exportAs(format, { ...look, sample })
    const copy = () =>
      void navigator.clipboard.writeText(code).then(
        () => say('Copied.'),
        () => say('The browser does not allow copying: download the file instead.'),
      )
    render(
      html`<form method="dialog">
          <h2 id="export-title">Export the theme</h2>
          <button class="button quiet">Close</button>
        </form>
        <div class="formats" role="group" aria-label="Format">
          ${FORMAT_NAMES.map(
            (name) =>
              html`<button
                type="button"
                aria-pressed=${name === format}
                @click=${() => {
                  format = name
                  draw()
                }}
              >
                ${name}
              </button>`,
          )}
          <label ?hidden=${format === 'CSS' || format === 'JSON'}>
            Element
            <select
              @change=${(event: Event) => {
                sample = samples[(event.target as HTMLSelectElement).selectedIndex]!
                draw()
              }}
            >
              ${samples.map(({ tag }) => html`<option ?selected=${tag === sample.tag}>${tag}</option>`)}
            </select>
          </label>
        </div>
        <pre dir="ltr" tabindex="0" aria-label=${FORMATS[format]}>${code}</pre>
        <div class="acts">
          <button type="button" class="button" @click=${copy}>Copy</button>
          <button
            type="button"
            class="button quiet"
            @click=${() => download(FORMATS[format], code)}
          >
            Download ${FORMATS[format]}
          </button>
          <span role="status">${said}</span>
        </div>`,
      dialog,
    )
  }
  draw()
  dialog.showModal()
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
