import { html, nothing, type TemplateResult } from 'lit'
import type { Program } from '../api/wire.gen.ts'
import { t } from '../base/texts.ts'
import { MAX_INVITATIONS, type ListProblem } from './read-invitations.ts'
import { whereOf } from './invite-preview.ts'

interface ListForm {
  programs: readonly Program[]
  text: string
  note: string
  programId: string | undefined
  /** What is wrong with the chosen file. */
  problem: ListProblem | undefined
  isBusy: boolean
  typed: (text: string) => void
  submitted: (event: SubmitEvent) => void
  chosen: (file: File) => void
}

/** Renders the form that takes a list of people, typed, pasted or as a file. */
export function renderListForm(of: ListForm): TemplateResult {
  const type = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLTextAreaElement) of.typed(currentTarget.value)
  }
  return html`<form class="panel form" @submit=${of.submitted}>
    ${renderProgram(of)}
    <label class="field">
      <span>${t('invites.emails')}</span>
      <textarea
        class="input list"
        name="list"
        rows="9"
        required
        maxlength="1000000"
        spellcheck="false"
        dir="ltr"
        placeholder="ada@example.com, Ada Lovelace&#10;grace@example.com, Grace Hopper"
        aria-describedby="list-about"
        .value=${of.text}
        @input=${type}
      ></textarea>
      <span id="list-about" class="small soft">
        ${t('invites.pasteEmailsSpreadsheetRows', { count: MAX_INVITATIONS })}
      </span>
    </label>
    ${renderFile(of)}
    <label class="field">
      <span>${t('invites.personalNoteOptional')}</span>
      <textarea
        class="input list"
        name="note"
        rows="3"
        maxlength="1000"
        .value=${of.note}
      ></textarea>
    </label>
    <button class="button primary" aria-disabled=${of.isBusy ? 'true' : 'false'}>
      ${of.isBusy ? t('domains.verifying') : t('invites.checkList')}
    </button>
  </form>`
}

function renderProgram({ programs, programId }: ListForm): TemplateResult | typeof nothing {
  return programs.length > 1
    ? html`<label class="field">
        <span>${t('field.programId')}</span>
        <select class="input" name="program">
          ${programs.map(
            ({ id, name }) =>
              html`<option value=${id} ?selected=${id === programId}>${name}</option>`,
          )}
        </select>
      </label>`
    : nothing
}

function renderFile({ problem, chosen }: ListForm): TemplateResult {
  const choose = ({ currentTarget }: Event) => {
    const [file] = (currentTarget instanceof HTMLInputElement && currentTarget.files) || []
    if (file) chosen(file)
  }
  return html`<label class="field">
      <span>${t('invites.csvFile')}</span>
      <input class="file" type="file" accept=".csv,.tsv,.txt,text/csv" @change=${choose} />
    </label>
    <div role="alert">
      ${problem ? html`<p class="problem">${whereOf(problem)}: ${problem.text}</p>` : nothing}
    </div>`
}
