import type { Program } from '../api/wire.gen.ts'
import { amountOf, majorOf, numberOf } from '../program/amounts.ts'
import { FIELDS, type ProgramField } from './program-fields.ts'

/** The settings as they are typed, by the paths of their fields. */
export type ProgramDraft = Readonly<Record<string, string>>
type Tree = { [name: string]: unknown }

/** Returns the form's values for a program. */
export function draftOf(program: Program): ProgramDraft {
  const written = FIELDS.map((field) => {
    const value = field.path
      .split('.')
      .reduce<unknown>((at, name) => (at as Tree | undefined)?.[name], program)
    return [field.path, textOf(field, value, program.currency)] as const
  })
  return Object.fromEntries(written)
}

/** Reads a form over the draft before: fields that are not shown keep what they had. */
export function typedDraft(form: HTMLFormElement, before: ProgramDraft): ProgramDraft {
  const typed = new FormData(form)
  const read = FIELDS.filter((field) => isShown(field, before)).map(({ path, kind }) => {
    const value = typed.get(path)
    if (kind === 'switch') return [path, value === null ? 'off' : 'on'] as const
    return [path, typeof value === 'string' ? value : (before[path] ?? '')] as const
  })
  return { ...before, ...Object.fromEntries(read) }
}

export function isShown({ when }: ProgramField, draft: ProgramDraft): boolean {
  return when === undefined || draft[when[0]] === when[1]
}

/** Lists the fields that are not the same in two versions. */
export function differences(one: ProgramDraft, other: ProgramDraft): ProgramField[] {
  return FIELDS.filter(({ path }) => one[path] !== other[path])
}

/**
 * Returns what the API is sent: what was changed, with what belongs to it. What cannot be read is sent as it
 * is, for the API to refuse it.
 */
export function bodyOf(draft: ProgramDraft, before: ProgramDraft): Tree {
  const changed = new Set(differences(before, draft).map(({ path }) => groupOf(path)))
  const sent = FIELDS.filter((field) => changed.has(groupOf(field.path)) && isShown(field, draft))
  const body: Tree = {}
  for (const field of sent) {
    const names = field.path.split('.')
    const last = names.pop() ?? ''
    const at = names.reduce((node, name) => (node[name] ??= {}) as Tree, body)
    at[last] = valueOf(field, draft[field.path] ?? '', draft['currency'] ?? '')
  }
  return body
}

/** What is sent together: a rule, a schedule; a field of its own is alone. */
const groupOf = (path: string): string => path.split('.').slice(0, -1).join('.') || path

function textOf({ kind, path }: ProgramField, value: unknown, currency: string): string {
  if (kind === 'switch') return value === true ? 'on' : 'off'
  if (value === undefined || value === null) return DEFAULTS[path] ?? ''
  if (kind === 'money') return majorOf(Number(value), currency)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What stands in fields that are not used yet. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'payoutSchedule.weekday': '1',
  'payoutSchedule.day': '1',
}

function valueOf({ kind, isNeeded }: ProgramField, typed: string, currency: string): unknown {
  const text = typed.trim()
  if (kind === 'switch') return text === 'on'
  if (kind === 'list') return text.split(/[\s,;]+/).filter((one) => one !== '')
  if (text === '') return isNeeded ? text : null
  if (kind === 'money') return amountOf(text, currency)
  if (kind === 'number') return numberOf(text)
  return kind === 'choice' && /^\d+$/.test(text) ? Number(text) : text
}
