import { html, type TemplateResult } from 'lit'
import { readAll } from '../api/read-all.ts'
import type { Program } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { t } from '../base/texts.ts'

export interface ChosenProgram {
  programs: readonly Program[]
  /** Undefined: there is none. */
  program: Program | undefined
}

/** Reads the programs, and which one the address names; else the first. @throws Problem */
export async function readChosenProgram(signal: AbortSignal): Promise<ChosenProgram> {
  const programs = await readAll<Program>('/programs', signal)
  const asked = chosenProgramId()
  return { programs, program: programs.find(({ id }) => id === asked) ?? programs[0] }
}

/** Reads the program that the address names, else all programs. @throws Problem */
export async function readChosenPrograms(signal: AbortSignal): Promise<readonly Program[]> {
  const programs = await readAll<Program>('/programs', signal)
  const asked = programs.filter(({ id }) => id === chosenProgramId())
  return asked.length > 0 ? asked : programs
}

/** Leaves the chosen program and its groups, where one is chosen. */
export function ofChosenProgram<G extends { programId: string }>(
  programs: readonly Program[],
  groups: readonly G[],
): { programs: readonly Program[]; groups: readonly G[] } {
  const id = chosenProgramId()
  const own = programs.filter((program) => program.id === id)
  if (own.length === 0) return { programs, groups }
  return { programs: own, groups: groups.filter((group) => group.programId === id) }
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
