/** What a file is, or the line and column (in characters) at which it is no text. */
export type FileText = { text: string } | { line: number; column: number }

const strict = () => new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the bytes of a file as UTF-8, with a byte order mark or without, or as UTF-16 with one, as
 * spreadsheets write them.
 */
export function readFileText(bytes: Uint8Array): FileText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes) }
  let line = 1
  let start = 0
  for (;;) {
    const end = bytes.indexOf(0x0a, start)
    const part = bytes.subarray(start, end < 0 ? bytes.length : end)
    const column = wrongAt(part)
    if (column !== null) return { line, column }
    if (end < 0) return { text: strict().decode(bytes) }
    line++
    start = end + 1
  }
}

/** Returns the first column of a line that is no UTF-8 or no text; null when all is. */
function wrongAt(line: Uint8Array): number | null {
  try {
    const zero = strict().decode(line).indexOf('\0')
    return zero < 0 ? null : zero + 1
  } catch {
    // What cannot be read is replaced by U+FFFD.
    return new TextDecoder().decode(line).indexOf('\uFFFD') + 1
  }
}
