import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Importer, ImportFile } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { valueOf } from '../../base/form.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { KIND_WORDS } from './import-words.ts'

type Kind = ImportFile['kind']
export type Mapping = Partial<Record<Kind, Record<string, string>>>

/** Bytes of one part: with its encoding it stays below what a call takes. */
const PART_BYTES = 500_000

/** Uploads the files of an import, one for each kind, and asks which column has which value. */
@customElement('import-files')
export class ImportFiles extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  @property({ attribute: 'import-id' }) importId = ''
  @property({ attribute: false }) source: Importer | undefined
  @state() private heads: Partial<Record<Kind, ImportFile>> = {}
  @state() private sent = ''
  readonly #action = new Action(this)
  @state() private chosen: Mapping = {}

  /** What was chosen, for the preview. */
  get mapping(): Mapping {
    return this.chosen
  }

  override render(): TemplateResult {
    return html`<ul class="rows">
        ${this.source?.files.map((kind) => this.#renderKind(kind))}
      </ul>
      <p class="said soft" role="status">${this.sent}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}`
  }

  #renderKind(kind: Kind): TemplateResult {
    const head = this.heads[kind]
    return html`<li>
      <label class="grow">
        <strong>${t(KIND_WORDS[kind])}</strong>
        <input
          class="input"
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label=${t('imports.fileName', { name: t(KIND_WORDS[kind]) })}
          @change=${(event: Event) => this.#choose(kind, event)}
        />
      </label>
      ${head ? this.#renderMapping(kind, head) : nothing}
    </li>`
  }

  #renderMapping(kind: Kind, head: ImportFile): TemplateResult {
    const columns = this.source?.columns.find((one) => one.kind === kind)?.fields ?? []
    const chosen = this.chosen[kind] ?? {}
    const used = new Set(Object.values(chosen))
    const unmapped = head.columns.filter((column) => !used.has(column))
    return html`<details class="grow" ?open=${head.missing.length > 0 || unmapped.length > 0}>
      <summary class="small soft">
        ${t('imports.countColumnsEncoding', { count: head.columns.length, encoding: head.encoding })}
        ${head.missing.length > 0 ? html`<span class="bad">${t('imports.missingColumnsNames', { names: head.missing.join(', ') })}</span>` : nothing}
        ${unmapped.length > 0 ? html`<span>${t('imports.notImportedNames', { names: unmapped.join(', ') })}</span>` : nothing}
      </summary>
      ${columns.map(
        ({ name, required }) =>
          html`<label class="field">
            <span class="small">${name}${required ? ' *' : ''}</span>
            <select
              class="input"
              @change=${(event: Event) => this.#map(kind, name, valueOf(event))}
            >
              <option value="">–</option>
              ${head.columns.map(
                (column) =>
                  html`<option value=${column} ?selected=${column === chosen[name]}>
                    ${column}
                  </option>`,
              )}
            </select>
          </label>`,
      )}
    </details>`
  }

  #map(kind: Kind, name: string, column: string): void {
    this.chosen = { ...this.chosen, [kind]: { ...this.chosen[kind], [name]: column } }
  }

  #choose(kind: Kind, { currentTarget }: Event): void {
    // The listener is on this element.
    const file = (currentTarget as HTMLInputElement).files?.[0]
    if (!file) return
    void this.#action.run(async () => {
      for (let part = 0; part === 0 || part * PART_BYTES < file.size; part++) {
        const base64 = await partOf(file, part)
        const body = { kind, part, base64 }
        const path = `/imports/${this.importId}/files`
        const head = await call<ImportFile>(path, { method: 'POST', body })
        if (part === 0) this.#keep(kind, head)
        const bytes = Math.min((part + 1) * PART_BYTES, file.size)
        const percent = file.size === 0 ? 100 : Math.round((bytes / file.size) * 100)
        this.sent = t('imports.namePercentUploaded', { name: file.name, percent })
      }
    })
  }

  #keep(kind: Kind, head: ImportFile): void {
    this.chosen = { ...this.chosen, [kind]: head.mapping }
    this.heads = { ...this.heads, [kind]: head }
  }
}

async function partOf(file: File, part: number): Promise<string> {
  const slice = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES)
  const bytes = new Uint8Array(await slice.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(binary)
}

declare global {
  interface HTMLElementTagNameMap {
    'import-files': ImportFiles
  }
}
