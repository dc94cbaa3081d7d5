import { t, type TextId } from '../base/texts.ts'
import { csvCells, type Cell } from './csv-cells.ts'

/** As many as are read at once. */
export const MAX_INVITATIONS = 1000
/** As many as one call of the API takes. */
export const BATCH = 100

/** A field of an invitation, as the API names it. */
export type InvitationField = 'email' | 'name' | 'groupId' | 'username' | 'tenantId'

interface Column {
  name: TextId
  /** How a first line may name it, in lower case and without what is neither letter nor digit. */
  heads: readonly string[]
  max: number
}

/** The columns of a list, in the order that a list without a first line of names has them. */
export const COLUMNS: Readonly<Record<InvitationField, Column>> = {
  email: {
    name: 'field.email',
    heads: ['email', 'emailaddress', 'mail', 'address', 'emailadresse'],
    max: 254,
  },
  name: { name: 'field.name', heads: ['name', 'fullname'], max: 190 },
  groupId: { name: 'field.groupId', heads: ['group', 'groupid', 'gruppe'], max: 190 },
  username: {
    name: 'field.key',
    heads: ['linkkey', 'shortlinkkey', 'kurzlinkschlüssel', 'key', 'link', 'username', 'linkende'],
    max: 100,
  },
  tenantId: {
    name: 'field.externalId',
    heads: ['tenantid', 'externalid', 'userid', 'ownid', 'yourownid'],
    max: 255,
  },
}
// The keys of the object are the fields.
const FIELDS = Object.keys(COLUMNS) as InvitationField[]

export type Invitation = { email: string } & Partial<
  Record<Exclude<InvitationField, 'email'>, string>
>

/** An invitation that reads well, and where it stands. */
export interface InvitationRow {
  line: number
  /** The column of each field, counted from 1. */
  columns: Partial<Record<InvitationField, number>>
  invitation: Invitation
}

/** Something wrong in a list. */
export interface ListProblem {
  line: number
  /** Counted from 1. */
  column: number
  /** What the column is called; undefined where it is none of ours. */
  field?: InvitationField | undefined
  text: string
}

export interface ReadList {
  rows: readonly InvitationRow[]
  problems: readonly ListProblem[]
}

export interface Group {
  id: string
  name: string
  slug: string
}

const ADDRESS = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/u
const NAMED = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/

/**
 * Reads a list of people to invite: addresses between spaces, commas, semicolons or line ends, `Name
 * <address>`, or a CSV file whose first line may name its columns. Every problem says where it is; rows
 * with one are left out.
 */
export function readInvitations(text: string, groups: readonly Group[]): ReadList {
  const { rows, openQuote } = csvCells(text)
  const [first] = rows
  if (openQuote) {
    return { rows: [], problems: [{ ...openQuote, text: t('invites.quotationMarkIsntClosed') }] }
  }
  if (!first) return { rows: [], problems: [] }
  const isHead = !first.some(({ text }) => text.includes('@'))
  const named = isHead ? readHead(first) : { fields: FIELDS, problems: [] }
  if (named.problems.length > 0) return { rows: [], problems: named.problems }
  const people = isHead ? rows.slice(1) : rows.flatMap(onePerRow)
  const reader = new RowReader(named.fields, groups)
  for (const cells of people.slice(0, MAX_INVITATIONS)) reader.read(cells)
  const surplus = people[MAX_INVITATIONS]?.[0]
  if (surplus) {
    const where = { line: surplus.line, column: 1 }
    reader.problems.push({
      ...where,
      text: t('invites.canInviteUpCount', { count: MAX_INVITATIONS }),
    })
  }
  return reader
}

/** Reads the names of the columns. */
function readHead(cells: readonly Cell[]): {
  fields: (InvitationField | undefined)[]
  problems: ListProblem[]
} {
  const problems: ListProblem[] = []
  const fields = cells.map(({ text, line }, n) => {
    const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
    const field = FIELDS.find((one) => COLUMNS[one].heads.includes(plain))
    const where = { line, column: n + 1 }
    if (!field && text) {
      problems.push({
        ...where,
        text: t('invites.unknownColumnName', { name: text.slice(0, 60) }),
      })
    }
    return field
  })
  fields.forEach((field, n) => {
    if (!field || fields.indexOf(field) === n) return
    problems.push({
      line: cells[n]!.line,
      column: n + 1,
      field,
      text: t('invites.columnAppearsTwice'),
    })
  })
  if (!fields.includes('email') && problems.length === 0) {
    problems.push({
      line: cells[0]!.line,
      column: 1,
      text: t('invites.emailColumnMissing'),
    })
  }
  return { fields, problems }
}

/** Makes a row of each address, where a line is a list of them: `a@b.c, d@e.f`, `a@b.c d@e.f`. */
function onePerRow(cells: readonly Cell[]): Cell[][] {
  const parts = cells.flatMap(({ text, line }) => {
    const pieces = text.split(/[\s,;]+/).filter(Boolean)
    const isList = !NAMED.test(text) && pieces.every((piece) => piece.includes('@'))
    return isList ? pieces.map((piece) => ({ text: piece, line })) : [{ text, line }]
  })
  const given = parts.filter(({ text }) => text !== '')
  const isList = given.length > 1 && given.every(({ text }) => text.includes('@'))
  return isList ? given.map((cell) => [cell]) : [[...cells]]
}

class RowReader implements ReadList {
  readonly rows: InvitationRow[] = []
  readonly problems: ListProblem[] = []
  readonly #fields: readonly (InvitationField | undefined)[]
  readonly #groups: readonly Group[]
  readonly #seen = new Map<string, number>()

  constructor(fields: readonly (InvitationField | undefined)[], groups: readonly Group[]) {
    this.#fields = fields
    this.#groups = groups
  }

  read(cells: readonly Cell[]): void {
    const { line } = cells[0]!
    const before = this.problems.length
    const invitation: Invitation = { email: '' }
    const columns: Partial<Record<InvitationField, number>> = {}
    cells.forEach(({ text, line }, n) => {
      const field = this.#fields[n]
      if (text === '') return
      const where = { line, column: n + 1, field }
      if (!field) {
        this.problems.push({ ...where, text: t('invites.rowMoreValuesThan') })
        return
      }
      columns[field] = n + 1
      const value = this.#readCell(text, where, field)
      if (value === undefined) return
      invitation[field] = value.text
      if (value.name) invitation.name ??= value.name
    })
    if (columns.email === undefined) {
      const column = this.#fields.indexOf('email') + 1
      this.problems.push({ line, column, field: 'email', text: t('invites.emailMissing') })
    }
    if (this.problems.length === before) this.rows.push({ line, columns, invitation })
  }

  #readCell(
    text: string,
    where: Pick<ListProblem, 'line' | 'column' | 'field'>,
    field: InvitationField,
  ): { text: string; name?: string | undefined } | undefined {
    const refuse = (text: string) => {
      this.problems.push({ ...where, text })
      return undefined
    }
    const { max } = COLUMNS[field]
    if (/[\uFFFD\0]/.test(text) || !text.isWellFormed()) {
      return refuse(t('invites.cellUnreadableCharactersSave'))
    }
    if (text.length > max) return refuse(t('invites.useMostCountCharacters', { count: max }))
    if (field === 'groupId') {
      const group = this.#groups.find(({ id, slug, name }) =>
        [id, slug, name].some((one) => one.toLowerCase() === text.toLowerCase()),
      )
      return group ? { text: group.id } : refuse(t('invites.unknownGroupName', { name: text }))
    }
    const [, name, inner] = (field === 'email' && NAMED.exec(text)) || []
    const value = inner?.trim() ?? text
    if (field === 'email' && !ADDRESS.test(value)) {
      return refuse(t('invites.textIsntValidEmail', { text: value.slice(0, 60) }))
    }
    if (field !== 'name') {
      const key = `${field} ${value.toLowerCase()}`
      const earlier = this.#seen.get(key)
      if (earlier !== undefined) return refuse(t('invites.duplicateRowLine', { line: earlier }))
      this.#seen.set(key, where.line)
    }
    return { text: value, name: name?.trim() || undefined }
  }
}
