import type { ImageType } from './image-type.ts'

/**
 * Takes out what cameras and programs write into pictures besides the picture, such as the place where it was
 * taken. How a photo is turned stays. What cannot be read is left as it is.
 */
export function stripImage(bytes: Uint8Array, type: ImageType): Uint8Array {
  const strip = STRIPPERS[type]
  return strip ? strip(bytes) : bytes
}

const STRIPPERS: Partial<Record<ImageType, (bytes: Uint8Array) => Uint8Array>> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
}

const PNG_CHUNKS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function stripPng(bytes: Uint8Array): Uint8Array {
  const view = toView(bytes)
  const kept = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const kind = textAt(bytes, at + 4)
    if (end > bytes.length) break
    if (!PNG_CHUNKS.has(kind)) kept.push(bytes.subarray(at, end))
    at = end
    if (kind === 'IEND') break
  }
  return joined([...kept, bytes.subarray(at)])
}

/** Exif and XMP, IPTC, and comments. */
const JPEG_SEGMENTS = new Set([0xe1, 0xed, 0xfe])
const START_OF_SCAN = 0xda

function stripJpeg(bytes: Uint8Array): Uint8Array {
  const view = toView(bytes)
  const kept: Uint8Array[] = []
  let turned = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) break
    const segment = bytes.subarray(at, end)
    if (!JPEG_SEGMENTS.has(marker)) kept.push(segment)
    else if (marker === 0xe1) turned = orientationIn(segment) ?? turned
    at = end
  }
  const turn = turned === 1 ? [] : [writeExif(turned)]
  return joined([bytes.subarray(0, 2), ...turn, ...kept, bytes.subarray(at)])
}

const ORIENTATION = 0x0112

/** Finds how a photo is turned, 1 to 8, in a segment of Exif. */
function orientationIn(segment: Uint8Array): number | null {
  if (segment.length < 18 || textAt(segment, 4) !== 'Exif') return null
  const view = toView(segment.subarray(10))
  const isLittle = view.getUint8(0) === 0x49
  const first = view.getUint32(4, isLittle)
  if (first + 2 > view.byteLength) return null
  const count = view.getUint16(first, isLittle)
  for (let i = 0; i < count; i++) {
    const entry = first + 2 + i * 12
    if (entry + 12 > view.byteLength) return null
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** Writes a segment of Exif that says how a photo is turned, and nothing else. */
function writeExif(orientation: number): Uint8Array {
  const head = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM\0*', 'latin1'), 0, 0, 0, 8]
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return new Uint8Array([...head, 0, 1, ...entry, 0, 0, 0, 0])
}

const WEBP_CHUNKS = new Set(['EXIF', 'XMP '])
/** What the extended format says that it has of them. */
const WEBP_FLAGS = 0x08 | 0x04

function stripWebp(bytes: Uint8Array): Uint8Array {
  const view = toView(bytes)
  const kept = [bytes.slice(0, 12)]
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    const kind = textAt(bytes, at)
    if (end > bytes.length) break
    const chunk = bytes.slice(at, end)
    if (kind === 'VP8X' && size > 0) chunk[8] = (chunk[8] ?? 0) & ~WEBP_FLAGS
    if (!WEBP_CHUNKS.has(kind)) kept.push(chunk)
    at = end
  }
  const result = joined([...kept, bytes.subarray(at)])
  const said = view.getUint32(4, true)
  toView(result).setUint32(4, said - (bytes.length - result.length), true)
  return result
}

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
