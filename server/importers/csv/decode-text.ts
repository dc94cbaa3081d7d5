/** Encodings that files of spreadsheets come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Tells the encoding by the mark at the beginning; null: there is none. */
export function encodingOfMark(bytes: Uint8Array): Encoding | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : null
}

/**
 * Tells the encoding of a file: by its mark, else UTF-8 if every byte of it is, else the encoding of Western
 * spreadsheets, in which every file can be read.
 */
export async function detectEncoding(file: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const bytes of file) {
      const marked = isFirst ? encodingOfMark(bytes) : null
      if (marked) return marked
      isFirst = false
      decoder.decode(bytes, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Decodes a file piece by piece, without the mark at its beginning. */
export async function* decodeText(
  file: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of file) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}
