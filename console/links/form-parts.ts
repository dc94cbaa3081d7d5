import { html, nothing, type TemplateResult } from 'lit'
import { X } from 'lucide'
import type { Problem } from '../api/client.ts'
import { field, issueOf, valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import type { Catalog } from './catalog.ts'
import type { LinkDraft, TextName } from './link-draft.ts'

export interface FormParts {
  draft: LinkDraft
  problem: Problem | undefined
  catalog: Catalog
  /** Whether visitors have to enter a password now. */
  hasPassword: boolean
  isNew: boolean
  mayWrite: boolean
  set: (changes: Partial<LinkDraft>) => void
}

const LONG = 8192
/** Renders a part of the form that can be folded; open where it has something. */
export function section(
  { problem }: FormParts,
  title: string,
  body: unknown,
  { names, isUsed }: { names: readonly string[]; isUsed: boolean },
): TemplateResult {
  const issues = Object.keys(problem?.issues ?? {})
  const isWrong = issues.some((path) => names.includes(path.split('.')[0]!))
  return html`<details class="panel" ?open=${isUsed || isWrong}>
    <summary>${title}</summary>
    <div class="form">${body}</div>
  </details>`
}

/** Renders a field of one text. */
export function text(
  { draft, problem }: FormParts,
  name: TextName,
  label: string,
  more: { hint?: string; maxlength?: number; required?: boolean } = {},
): TemplateResult {
  const value = draft[name]
  return field({ name, label, value, maxlength: LONG, required: false, ...more }, problem)
}

/** A destination for some of the visitors. */
export interface AddressRow {
  path: string
  url: string
  label: string
  lead: TemplateResult
  changed: (url: string) => void
  removed: () => void
}

export function addressRow({ problem }: FormParts, row: AddressRow): TemplateResult {
  return html`<div class="address">
      ${row.lead}
      <input
        class="input"
        maxlength=${LONG}
        aria-label=${row.label}
        aria-invalid=${problem?.issues[row.path] ? 'true' : 'false'}
        placeholder="https://"
        .value=${row.url}
        @input=${(event: InputEvent) => row.changed(valueOf(event))}
      />
      <button
        type="button"
        class="icon-button"
        aria-label=${t('common.removeName', { name: row.label })}
        @click=${row.removed}
      >
        ${icon(X)}
      </button>
    </div>
    ${issue(problem, row.path)}`
}

/** Renders what the server said about a part that has no field of its own. */
export function issue(problem: Problem | undefined, path: string): TemplateResult | typeof nothing {
  const wrong = issueOf(problem, path)
  return wrong ? html`<p class="small bad">${wrong}</p>` : nothing
}
