import { html, nothing, type TemplateResult } from 'lit'
import { may, type Session } from '../api/session.ts'
import { formProblem } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { readOnlySentence } from '../base/roles.ts'
import { t, type TextId } from '../base/texts.ts'
import { noProgram } from '../brand/chosen-program.ts'
import { conflictNote } from '../base/conflict-note.ts'
import type { ProgramEdit } from './program-edit.ts'

interface EditPage<D extends object> {
  title: TextId
  session: Session | undefined
  edit: ProgramEdit<D>
  fields: (draft: D) => unknown
  /** What is shown beside the form. */
  preview?: (draft: D) => unknown
}

/** Renders the page of an editor: the program, what somebody else changed, the fields and how saving went. */
export function editPage<D extends object>(page: EditPage<D>): TemplateResult {
  const { title, edit } = page
  const { chosen } = edit
  return html`<div class="page">
    <div class="head">
      <h1>${t(title)}</h1>
    </div>
    ${loaded(chosen, () => (edit.draft ? renderForm(page, edit.draft) : noProgram()), { bones: 8 })}
  </div>`
}

function renderForm<D extends object>(page: EditPage<D>, draft: D): TemplateResult {
  const { title, session, edit, fields, preview } = page
  const mayChange = may(session, 'program.write')
  const { problem, isBusy, said } = edit.action
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void edit.save()
  }
  return html`${edit.theirs ? renderConflict(edit) : nothing}
    <div class=${preview ? 'beside' : ''}>
      <form novalidate @submit=${submit}>
        <fieldset ?disabled=${!mayChange}>
          <legend class="hidden">${t(title)}</legend>
          ${fields(draft)}
        </fieldset>
        ${edit.theirs ? nothing : formProblem(problem)}
        ${
          mayChange
            ? html`<p class="actions save">
                <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
                  ${t('common.save')}
                </button>
                <span class="soft" role="status">${said}</span>
              </p>`
            : html`<p class="said soft">${readOnlySentence(session)}</p>`
        }
      </form>
      ${preview ? html`<section class="panel preview" aria-label=${t('common.preview')}>${preview(draft)}</section>` : nothing}
    </div>`
}

function renderConflict<D extends object>(edit: ProgramEdit<D>): TemplateResult {
  return conflictNote({
    title: t('program.someoneElseEditedProgram'),
    rows: edit.differences().map(({ name, theirs, mine }) => [name, theirs, mine] as const),
    keep: () => void edit.save(edit.theirs),
    take: () => void edit.chosen.run(),
  })
}
