import { describe, expect, test } from 'bun:test'
import { crc32, inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

const get = (query: Record<string, string | number>) =>
  backend.handle(
    new Request(
      `http://localhost/api/qr?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    ),
  )

interface Picture {
  side: number
  palette: string[]
  isInk(x: number, y: number): boolean
}

/** Reads our kind of PNG by the letter: one bit a pixel, a palette of two colors. */
function read(png: Buffer): Picture {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += 12 + length
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const head = chunks.get('IHDR')!
  const side = head.readUInt32BE(0)
  expect([head.readUInt32BE(4), ...head.subarray(8)]).toEqual([side, 1, 3, 0, 0, 0])
  const pixels = inflateSync(chunks.get('IDAT')!)
  const stride = Math.ceil(side / 8) + 1
  expect(pixels).toHaveLength(stride * side)
  const palette = chunks.get('PLTE')!.toString('hex')
  return {
    side,
    palette: [palette.slice(0, 6), palette.slice(6)],
    isInk: (x, y) => ((pixels[y * stride + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1) === 1,
  }
}

async function picture(query: Record<string, string | number>): Promise<Picture> {
  const response = await get(query)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  return read(Buffer.from(await response.arrayBuffer()))
}

describe('GET /qr', () => {
  test('is saved by a link on another page when asked to', async () => {
    const of = async (more: string) =>
      (await backend.handle(new Request(`http://localhost/api/qr?url=x${more}`))).headers.get(
        'content-disposition',
      )
    expect(await of('&download=true')).toBe('attachment; filename="qr.png"')
    expect(await of('')).toBeNull()
  })

  test('draws the code of the text in the size, level, colors and margin asked for', async () => {
    const url = 'https://go.test/summer?qr=1'
    const drawn = await picture({
      url,
      size: 500,
      level: 'Q',
      margin: 3,
      fgColor: '#0a1B2c',
      bgColor: 'fed',
    })
    const { data, size } = encode(url, { ecc: 'Q', border: 0 })
    expect([drawn.side, ...drawn.palette]).toEqual([500, 'ffeedd', '0a1b2c'])
    const scale = Math.floor(500 / (size + 6))
    const start = Math.floor((500 - size * scale) / 2)
    const modules = data.map((row, y) =>
      row.map((_, x) => drawn.isInk(start + x * scale, start + y * scale)),
    )
    expect(modules).toEqual(data)
    expect(start).toBeGreaterThanOrEqual(3 * scale)
    for (let x = 0; x < 500; x++) expect(drawn.isInk(x, start - 1)).toBe(false)
  })

  test('draws 600 black on white pixels when nothing else is said', async () => {
    const drawn = await picture({ url: 'https://x.org' })
    expect([drawn.side, ...drawn.palette]).toEqual([600, 'ffffff', '000000'])
  })

  test('draws a code that does not fit the size one pixel a module', async () => {
    const url = `https://x.org/${'a'.repeat(1200)}`
    const { size } = encode(url, { ecc: 'H', border: 0 })
    const drawn = await picture({ url, size: 32, level: 'H', includeMargin: 'false' })
    expect(drawn.side).toBe(size)
  })

  test('may be kept by browsers and needs no key', async () => {
    const response = await get({ url: 'https://x.org' })
    expect(response.headers.get('cache-control')).toContain('public')
  })

  test('refuses what it cannot draw: 422', async () => {
    const queries = [
      {},
      { url: '' },
      { url: 'a'.repeat(2001) },
      { url: 'a'.repeat(1900), level: 'H' },
      { url: 'a', size: 2001 },
      { url: 'a', size: 0 },
      { url: 'a', size: 'big' },
      { url: 'a', level: 'X' },
      { url: 'a', fgColor: 'red' },
      { url: 'a', bgColor: '#12345' },
      { url: 'a', margin: -1 },
      { url: 'a', margin: 21 },
    ]
    for (const query of queries) {
      const response = await get(query as Record<string, string>)
      const { error } = (await response.json()) as { error: { code: string } }
      expect([response.status, error.code]).toEqual([422, 'unprocessable_entity'])
    }
  })
})

test('a destination does not see that the visitor came by a QR code', async () => {
  const workspace = await createTestWorkspace(backend)
  const link = { url: 'https://shop.test/', domain: workspace.domain }
  const { key } = (await workspace.api('POST', '/links', link)).body
  for (const [query, passed] of [
    ['qr=1', ''],
    ['a=1&qr=1&b=2', '?a=1&b=2'],
    ['qr=2&aqr=1', '?qr=2&aqr=1'],
  ]) {
    const { headers } = await workspace.visit(`${key}?${query}`)
    expect(headers.get('location')).toBe(`https://shop.test/${passed}`)
  }
})

test('a code is also an SVG, in the same colors', async () => {
  const response = await get({
    url: 'https://a.test/x',
    format: 'svg',
    fgColor: '123456',
    size: 64,
  })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  const text = await response.text()
  const { data } = encode('https://a.test/x', { ecc: 'L', border: 0 })
  expect(text.match(/h1v1h-1z/g)).toHaveLength(data.flat().filter(Boolean).length)
  expect(text).toContain('fill="#123456"')
  expect(text).toContain(`viewBox="0 0 ${data.length + 4} ${data.length + 4}"`)
})
