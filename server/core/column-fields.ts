import { t, type Static, type TSchema } from 'elysia'
import { parseMoment, parseOptional } from './input.ts'
import { oneOf } from './one-of.ts'

/** A column of a table in the API; the table and its migration say how it is stored. */
export interface Column<Stored, Body extends TSchema = TSchema, Row = unknown> {
  /** In the bodies that create and change a row. */
  body: Body
  /** In answers. */
  shown: TSchema
  /**
   * Converts a sent value to the stored one.
   * @param current the row that is changed; absent when it is created
   * @throws ApiError `unprocessable_entity`, about the field `name`
   */
  read(sent: Exclude<Static<Body>, undefined>, name: string, current?: Row): Stored
  show(stored: Stored): unknown
}

/** One entry for each of a table's columns but some: a column without an entry does not compile. */
export type ColumnsFor<Row, Other extends keyof Row = never> = {
  [Name in Exclude<keyof Row, Other>]: Column<Row[Name], TSchema, Row>
}

interface AnyColumn {
  body: TSchema
  shown: TSchema
  read(sent: never, name: string, current?: never): unknown
  show(stored: never): unknown
}
export type Columns = Readonly<Record<string, AnyColumn>>

type Sent<All extends Columns> = {
  [Name in keyof All]?: Parameters<All[Name]['read']>[0] | undefined
}
type Stored<All extends Columns> = { -readonly [Name in keyof All]: ReturnType<All[Name]['read']> }
type Row<All extends Columns> = { [Name in keyof All]: Parameters<All[Name]['show']>[0] }
type ShownValues<All extends Columns> = {
  -readonly [Name in keyof All]: ReturnType<All[Name]['show']>
}

/** Collects the schemas of all columns, for a body or for an answer, in the order of the entries. */
export function columnSchemas<All extends Columns, Part extends 'body' | 'shown'>(
  columns: All,
  part: Part,
): { -readonly [Name in keyof All]: All[Name][Part] } {
  const schemas = Object.entries(columns).map(([name, column]) => [name, column[part]])
  // Each name keeps the type of its own column; `fromEntries` loses that.
  return Object.fromEntries(schemas) as { [Name in keyof All]: All[Name][Part] }
}

/** What is read of a body: a column that the body requires is there. */
type ReadValues<All extends Columns, Body> = Partial<Stored<All>> & {
  [Name in keyof All & keyof Body as undefined extends Body[Name] ? never : Name]: Stored<All>[Name]
}

/**
 * Reads the columns that a body names; the others stay as they are.
 * @throws ApiError `unprocessable_entity`
 */
export function readColumns<All extends Columns, Body extends Sent<All>>(
  columns: All,
  body: Body,
  current?: object,
): ReadValues<All, Body> {
  const values = new Map<string, unknown>(Object.entries(body))
  const named = Object.entries(columns).filter(([name]) => values.get(name) !== undefined)
  // The signature checks the body; each entry reads and stores values of its own column.
  const read = named.map(([name, column]) => [
    name,
    column.read(values.get(name) as never, name, current as never),
  ])
  return Object.fromEntries(read) as ReadValues<All, Body>
}

/** Shows the columns of a row as answers do. */
export function showColumns<All extends Columns>(columns: All, row: Row<All>): ShownValues<All> {
  const values = new Map<string, unknown>(Object.entries(row))
  const shown = Object.entries(columns).map(([name, column]) => [
    name,
    column.show(values.get(name) as never),
  ])
  return Object.fromEntries(shown) as ShownValues<All>
}

export const same = <Value>(value: Value) => value

/** A text; `null` and a blank one clear it. */
export const textColumn = (maxLength: number, description: string) => ({
  body: t.Optional(t.Nullable(t.String({ maxLength, description }))),
  shown: t.Nullable(t.String()),
  read: (sent: string | null, name: string) => parseOptional(name, sent),
  show: same<string | null>,
})

export const flagColumn = (description: string) => ({
  body: t.Optional(t.Boolean({ description })),
  shown: t.Boolean(),
  read: same<boolean>,
  show: same<boolean>,
})

/** A time, or null. */
export const timeColumn = (description: string) => ({
  body: t.Optional(t.Nullable(t.String({ maxLength: 40, description }))),
  shown: t.Nullable(t.String()),
  read: (sent: string | null, name: string) => (sent === null ? null : parseMoment(name, sent)),
  show: (stored: Date | null) => stored?.toISOString() ?? null,
})

/** One of these words. */
export const choiceColumn = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) => ({
  body: t.Optional(oneOf(words, { description })),
  shown: oneOf(words),
  read: same<Words[number]>,
  show: same<Words[number]>,
})
