import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { readFooter, type Footer } from './header.ts'
import { splitScript, type Part } from './split-script.ts'

const NEWLINE = 10

/** Reads the parts of a backup's file. */
export function readParts(path: string): AsyncGenerator<Part> {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  // An unreadable file ends what is read of it, too.
  file.on('error', (error) => unpacked.destroy(error))
  return splitScript(file.pipe(unpacked))
}

/**
 * Counts the tables and rows of a backup's file as it is on the disk.
 * @throws Error when it does not end, or has other rows than it says
 */
export async function requireWhole(path: string): Promise<Footer> {
  const found: Footer = { tables: 0, rows: 0 }
  for await (const part of readParts(path)) {
    if ('rows' in part) {
      found.tables++
      for await (const chunk of part.rows) found.rows += countRows(chunk)
      continue
    }
    const footer = readFooter(part.line)
    if (!footer) continue
    requireSame(footer, found)
    return found
  }
  throw new Error('The backup is not complete: its end is missing.')
}

/** Counts rows as COPY writes them: each ends with a line feed, and has no other. */
export function countRows(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

/** Compares what was read with what the end says. @throws Error when tables or rows differ */
export function requireSame(footer: Footer, found: Footer): void {
  if (footer.rows === found.rows && footer.tables === found.tables) return
  throw new Error(
    `The backup has ${found.rows} rows of ${found.tables} tables, but should have ${footer.rows} of ${footer.tables}.`,
  )
}
