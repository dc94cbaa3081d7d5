import { html, type TemplateResult } from 'lit'
import { t, type TextId } from '../base/texts.ts'

export interface Conflict {
  /** What was edited: a sentence. */
  title: string
  /** Each field that somebody else has changed: its name, their value and one's own. */
  rows: readonly (readonly [name: TextId, theirs: string, mine: string])[]
  keep: () => void
  take: () => void
}

/** Renders what somebody else has changed meanwhile, beside one's own version. */
export function conflictNote({ title, rows, keep, take }: Conflict): TemplateResult {
  return html`<section
    class="panel conflict"
    role="alert"
    aria-label=${t('common.editedSomeoneElse')}
  >
    <div class="part">
      <h2>${title}</h2>
      <table>
        <thead>
          <tr>
            ${(['common.field', 'common.theirVersion', 'common.yourVersion'] as const).map((name) => html`<th>${t(name)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, theirs, mine]) =>
              html`<tr>
                <td>${t(name)}</td>
                <td><bdi>${theirs || '–'}</bdi></td>
                <td><bdi>${mine || '–'}</bdi></td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="soft">${t('program.savingUpdatesOnlyFields')}</p>
    </div>
    <div class="part actions">
      <button type="button" class="button" @click=${keep}>${t('program.saveMyChanges')}</button>
      <button type="button" class="button" @click=${take}>${t('common.discardMyChanges')}</button>
    </div>
  </section>`
}
