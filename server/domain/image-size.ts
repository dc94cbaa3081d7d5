import type { ImageType } from './image-type.ts'

/** Of a side, in pixels: browsers reserve memory for a picture before they draw it, however few bytes it has. */
export const MAX_IMAGE_SIDE = 8_000

interface Size {
  width: number
  height: number
}

/** Reads how large a picture is, without decoding it; null when it does not say. */
export function readImageSize(bytes: Uint8Array, type: ImageType): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = READERS[type](view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return null
    throw error
  }
}

const READERS: Readonly<Record<ImageType, (view: DataView) => Size | null>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** Finds the frame among the segments: SOF0 to SOF15 but for tables (DHT, JPG, DAC). */
function jpegSize(view: DataView): Size | null {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** Reads the first chunk, of the simple, the lossless or the extended format. */
function webpSize(view: DataView): Size | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (kind === 'VP8 ') {
    const side = (at: number) => view.getUint16(at, true) & 0x3fff
    return { width: side(26), height: side(28) }
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return null
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return { width: side(24), height: side(27) }
}
