import type { OutgoingFormat } from './port.ts'
import { segment } from './segment/format.ts'
import { slack } from './slack/format.ts'
import { standard } from './standard/format.ts'

/** Every format of outgoing events: a folder of this name, and a line here. */
export const OUTGOING_FORMATS = {
  standard,
  segment,
  slack,
} as const satisfies Record<string, OutgoingFormat>

export type OutgoingFormatName = keyof typeof OUTGOING_FORMATS

/** The names of all formats, as the API and the database have them. */
export const OUTGOING_FORMAT_NAMES = Object.keys(OUTGOING_FORMATS) as [
  OutgoingFormatName,
  ...OutgoingFormatName[],
]

/** Returns a format by its name. */
export function findOutgoingFormat(name: OutgoingFormatName): OutgoingFormat {
  return OUTGOING_FORMATS[name]
}
