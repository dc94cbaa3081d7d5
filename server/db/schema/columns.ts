import { sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'
import type { Localizable } from '../../domain/message/message.ts'

/** Ids and dictionary keys compare byte by byte, so that ids sort by time in every database. */
const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A message or a text in any language, as JSON: postgres.js has read it already, also when it is a text. */
const localizable = customType<{ data: Localizable; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  // Only `Localizable` is ever written.
  fromDriver: (value) => value as Localizable,
})

/** An encrypted text (core/secrets.ts): no plain text takes its place, and it is stored in no other column. */
export class Sealed {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): string {
    return this.text
  }
}

const sealedText = customType<{ data: Sealed; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.text,
  fromDriver: (text) => new Sealed(text),
})

export const sealedColumn = (name: string) => sealedText(name)
export const localizableColumn = (name: string) => localizable(name)
export const idColumn = (name: string) => textC(name)
export const workspaceId = () => textC('workspace_id').notNull()
export const moneyColumn = (name: string) => bigint(name, { mode: 'bigint' })
/** Money of which there is none at first. */
export const sumColumn = (name: string) =>
  moneyColumn(name)
    .notNull()
    .default(sql`0`)
export const countColumn = (name: string) => bigint(name, { mode: 'number' })
/** A number that stands for a row of a dictionary or a link, inside the tables of events. */
export const numberColumn = (name: string) => bigint(name, { mode: 'number' })
export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => timeColumn('created_at').notNull().defaultNow()
/** Set by a trigger, whatever is inserted. */
export const bookedAt = () => timeColumn('booked_at').notNull().defaultNow()
export const updatedAt = () => timeColumn('updated_at').notNull().defaultNow()

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
