/**
 * Checks the texts that people read against the rules of wording, headings and spelling. Surfaces that are switched
 * off are named, with their number of findings where `--all` asks for it.
 */
import type { ProgramResult } from '../run-program.ts'
import { findMisspelled, WORDS } from './spelling.ts'
import { SURFACES, type Surface, type Text } from './surfaces.ts'
import { findHeadings, findWording } from './wording.ts'

const NAMES = new Set(WORDS.filter((word) => /^[A-Z]/.test(word)))

export async function checkLanguage(
  surfaces: readonly Surface[] = SURFACES,
): Promise<ProgramResult> {
  const checked = surfaces.filter((surface) => surface.checked)
  const findings = (await Promise.all(checked.map(checkSurface))).flat()
  const name = (list: readonly Surface[]) =>
    list.map((surface) => surface.name).join(', ') || 'none'
  const off = surfaces.filter((surface) => !surface.checked)
  return {
    code: findings.length > 0 ? 1 : 0,
    output: findings.join('\n'),
    note: `checked: ${name(checked)}; not checked yet: ${name(off)}`,
  }
}

async function checkSurface({ read, check }: Surface): Promise<string[]> {
  const texts = await read()
  if (texts.length === 0) throw new Error('A surface has no texts: its files have moved.')
  return [...(await Promise.all(texts.map(checkText))).flat(), ...(check?.() ?? [])]
}

/** Lists what is wrong with a text, a line for each finding. */
export async function checkText(text: Text): Promise<string[]> {
  const findings = [
    ...findWording(text.text),
    ...findHeadings(text.text, NAMES),
    ...(await findMisspelled(text)),
  ].toSorted((a, b) => a.line - b.line)
  return findings.map(
    ({ line, text: found, advice }) => `${text.from}:${line}: "${found}" → ${advice}`,
  )
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const chosen = names.length > 0 ? SURFACES.filter(({ name }) => names.includes(name)) : SURFACES
  const { code, output, note } = await checkLanguage(
    chosen.map((surface) => ({ ...surface, checked: names.length > 0 || surface.checked })),
  )
  console.log([output, note].filter(Boolean).join('\n'))
  process.exitCode = code
}
