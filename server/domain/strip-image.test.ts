import { describe, expect, test } from 'bun:test'
import { readImageSize } from './image-size.ts'
import { stripImage } from './strip-image.ts'

const latin = (text: string) => [...Buffer.from(text, 'latin1')]
const u16 = (n: number) => [n >> 8, n & 255]
const u32 = (n: number) => [...u16(n >>> 16), ...u16(n & 0xffff)]
const little = (n: number) => u32(n).toReversed()
const PLACE = 'N 52.5200 E 13.4050'

const segment = (marker: number, data: number[]) => [0xff, marker, ...u16(data.length + 2), ...data]
const entry = (tag: number, value: number) => [
  ...u16(tag),
  ...u16(3),
  ...u32(1),
  ...u16(value),
  0,
  0,
]
/** Exif with an orientation, and a place behind it. */
const exif = (orientation: number) =>
  segment(0xe1, [
    ...latin('Exif\0\0MM\0*'),
    ...u32(8),
    ...u16(2),
    ...entry(0x0100, 5),
    ...entry(0x0112, orientation),
    ...u32(0),
    ...latin(PLACE),
  ])
const FRAME = segment(0xc0, [8, ...u16(600), ...u16(800), 1, 1, 0x11, 0])
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0xd9]
const jpeg = (...segments: number[][]) =>
  new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, latin('JFIF\0')),
    ...segments.flat(),
    ...FRAME,
    ...SCAN,
  ])

const pngChunk = (kind: string, data: number[]) => [
  ...u32(data.length),
  ...latin(kind),
  ...data,
  1,
  2,
  3,
  4,
]
const png = (...chunks: number[][]) =>
  new Uint8Array([
    ...latin('\x89PNG\r\n\x1a\n'),
    ...pngChunk('IHDR', [...u32(800), ...u32(600), 8, 2, 0, 0, 0]),
    ...chunks.flat(),
    ...pngChunk('IDAT', [7]),
    ...pngChunk('IEND', []),
  ])

const webpChunk = (kind: string, data: number[]) => [
  ...latin(kind),
  ...little(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const webp = (flags: number, ...chunks: number[][]) => {
  const size = [...little(799).slice(0, 3), ...little(599).slice(0, 3)]
  const body = [...latin('WEBP'), ...webpChunk('VP8X', [flags, 0, 0, 0, ...size]), ...chunks.flat()]
  return new Uint8Array([...latin('RIFF'), ...little(body.length), ...body])
}

describe('a picture is stored without what is written beside it', () => {
  test('a JPEG without Exif, IPTC and comments, with its picture and how it is turned', () => {
    const noise = [segment(0xed, latin(PLACE)), segment(0xfe, latin(PLACE))]
    expect(stripImage(jpeg(exif(1), ...noise), 'image/jpeg')).toEqual(jpeg())
    const turned = stripImage(jpeg(exif(6), ...noise), 'image/jpeg')
    expect(Buffer.from(turned).toString('latin1')).not.toContain(PLACE)
    // What is left says the same to the next reader.
    expect(stripImage(turned, 'image/jpeg')).toEqual(turned)
    expect(turned.length).toBe(jpeg().length + 36)
    expect(readImageSize(turned, 'image/jpeg')).toEqual({ width: 800, height: 600 })
  })

  test('a PNG without texts, times and Exif', () => {
    const noise = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((kind) =>
      pngChunk(kind, latin(PLACE)),
    )
    const profile = pngChunk('gAMA', [0, 0, 1, 1])
    expect(stripImage(png(...noise, profile), 'image/png')).toEqual(png(profile))
  })

  test('a WebP without Exif and XMP, which it no longer says that it has', () => {
    const picture = webpChunk('VP8 ', [1, 2, 3])
    const noise = [webpChunk('EXIF', latin(PLACE)), webpChunk('XMP ', latin(PLACE))]
    expect(stripImage(webp(0x1c, picture, ...noise), 'image/webp')).toEqual(webp(0x10, picture))
  })

  test('and what cannot be read is left as it is', () => {
    for (const bytes of [jpeg(exif(1)), png(), webp(0)]) {
      for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const) {
        for (let end = 12; end < bytes.length; end++) stripImage(bytes.slice(0, end), type)
      }
    }
    const cut = jpeg(exif(1)).slice(0, 30)
    expect(stripImage(cut, 'image/jpeg')).toEqual(cut)
  })
})

describe('the size of a picture is read from its head', () => {
  test.each([
    ['image/png', png(), 800, 600],
    ['image/jpeg', jpeg(exif(6)), 800, 600],
    ['image/gif', new Uint8Array([...latin('GIF89a'), 0x20, 3, 0x58, 2]), 800, 600],
    ['image/webp', webp(0), 800, 600],
    [
      'image/webp',
      new Uint8Array([
        ...latin('RIFF....WEBPVP8L'),
        ...little(5),
        0x2f,
        ...little((599 << 14) | 799),
      ]),
      800,
      600,
    ],
    [
      'image/webp',
      new Uint8Array([
        ...latin('RIFF....WEBPVP8 '),
        ...little(10),
        0,
        0,
        0,
        0x9d,
        1,
        0x2a,
        0x20,
        3,
        0x58,
        2,
      ]),
      800,
      600,
    ],
  ] as const)('of %s', (type, bytes, width, height) => {
    expect(readImageSize(bytes, type)).toEqual({ width, height })
  })

  test('which may be cut off, or say nothing', () => {
    expect(readImageSize(png().slice(0, 20), 'image/png')).toBeNull()
    expect(readImageSize(jpeg().slice(0, 12), 'image/jpeg')).toBeNull()
    expect(readImageSize(new Uint8Array(40), 'image/webp')).toBeNull()
    expect(readImageSize(new Uint8Array(40), 'image/gif')).toBeNull()
  })
})
