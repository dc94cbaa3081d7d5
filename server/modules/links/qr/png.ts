import { crc32, deflateSync } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Pixels of one row, one bit each, the leftmost in the highest bit of the first byte. */
export type Row = Uint8Array

/** Encodes a square picture of two colors; a set bit is ink. There are as many rows as a row has pixels. */
export function twoColorPng(
  rows: readonly Row[],
  colors: { paper: Rgb; ink: Rgb },
): Uint8Array<ArrayBuffer> {
  const side = rows.length
  const stride = Math.ceil(side / 8) + 1 // the first byte of a row names its filter: none
  const pixels = new Uint8Array(stride * side)
  for (const [y, row] of rows.entries()) pixels.set(row, y * stride + 1)
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, side)
  head.setUint32(4, side)
  head.setUint8(8, 1) // bits a pixel
  head.setUint8(9, 3) // colors from a palette
  return join([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('PLTE', Uint8Array.from([...colors.paper, ...colors.ink])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

/** Encodes length, type and data, and a checksum over the latter two. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = join([new TextEncoder().encode(type), data])
  const frame = new DataView(new ArrayBuffer(8))
  frame.setUint32(0, data.length)
  frame.setUint32(4, crc32(body))
  const bytes = new Uint8Array(frame.buffer)
  return join([bytes.subarray(0, 4), body, bytes.subarray(4)])
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
