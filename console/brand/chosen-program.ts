import { html, nothing, type TemplateResult } from 'lit'
import { readAll } from '../api/read-all.ts'
import type { Program } from '../api/wire.gen.ts'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'

export interface ChosenProgram {
  programs: readonly Program[]
  /** Undefined: there is none. */
  program: Program | undefined
}

/** Reads the programs, and which one the address names; else the first. @throws Problem */
export async function readChosenProgram(signal: AbortSignal): Promise<ChosenProgram> {
  const programs = await readAll<Program>('/programs', signal)
  const asked = new URLSearchParams(location.search).get('program')
  return { programs, program: programs.find(({ id }) => id === asked) ?? programs[0] }
}

/** Renders which program the page is about, where there are several. */
export function programPicker({
  programs,
  program,
}: ChosenProgram): TemplateResult | typeof nothing {
  if (programs.length < 2) return nothing
  return html`<select
    class="input fit"
    aria-label=${t('field.programId')}
    @change=${(event: Event) => navigate(withQuery({ program: valueOf(event) }))}
  >
    ${programs.map(
      ({ id, name }) => html`<option value=${id} ?selected=${id === program?.id}>${name}</option>`,
    )}
  </select>`
}

/** Renders what stands where there is no program. */
export function noProgram(): TemplateResult {
  return html`<section class="panel">
    <div class="empty">
      <p>${t('common.noProgramYetCreate')}</p>
      <a class="button" href="/api/docs">${t('program.createApi')}</a>
    </div>
  </section>`
}
