import { toLatin } from '../latin.ts'

/** Every record of an ACH file has this many characters. */
export const RECORD_LENGTH = 94
/** Records are written in blocks of ten. */
export const BLOCKING = 10

/** Pads text to the right of its field's length, or cuts it. */
export function left(text: string, length: number): string {
  return toLatin(text).slice(0, length).padEnd(length)
}

/** Formats an id or a number of a bank's, which must fit: cut, it would be another one. */
export function exact(text: string, length: number): string {
  if (text.length > length)
    throw new RangeError(`${text.length} characters do not fit into ${length}`)
  return text.padEnd(length)
}

/** Pads a number with zeros to its field's length. */
export function digits(value: bigint | number | string, length: number): string {
  const text = String(value)
  if (!/^\d+$/.test(text) || text.length > length) {
    throw new RangeError(`${text} does not fit into ${length} digits`)
  }
  return text.padStart(length, '0')
}

/** Joins fields into one record, whose lengths must make up the whole. */
export function record(...fields: string[]): string {
  const line = fields.join('')
  if (line.length !== RECORD_LENGTH) throw new RangeError(`a record of ${line.length} characters`)
  return line
}
