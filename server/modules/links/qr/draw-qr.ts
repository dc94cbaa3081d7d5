import { encode } from 'uqr'
import { invalid } from '../../../domain/errors.ts'
import { twoColorPng, type Rgb, type Row } from './png.ts'
import type { QrQuery } from './schema.ts'

/**
 * Draws a PNG of exactly the size asked for (larger only when a module would be less than a pixel); what
 * whole modules do not fill becomes margin.
 * @throws ApiError `unprocessable_entity` when the text is too long for the level
 */
export function drawQr(query: QrQuery): Uint8Array<ArrayBuffer> {
  const { size = 600, level = 'L', fgColor = '#000000', bgColor = '#FFFFFF' } = query
  const margin = query.includeMargin === false ? 0 : (query.margin ?? 2)
  const modules = modulesOf(query.url, level)
  const across = modules.length + 2 * margin
  const scale = Math.max(1, Math.floor(size / across))
  const side = Math.max(size, across * scale)
  const start = Math.floor((side - modules.length * scale) / 2)
  const blank: Row = new Uint8Array(Math.ceil(side / 8))
  const rows = modules.map((row) => paint(row, blank.length, start, scale))
  const colors = { paper: rgb(bgColor), ink: rgb(fgColor) }
  return twoColorPng(
    Array.from({ length: side }, (_, y) => rows[Math.floor((y - start) / scale)] ?? blank),
    colors,
  )
}

/**
 * Draws the same as an SVG, which stays sharp at any size.
 * @throws ApiError `unprocessable_entity` when the text is too long for the level
 */
export function drawQrSvg(query: QrQuery): string {
  const { size = 600, level = 'L', fgColor = '#000000', bgColor = '#FFFFFF' } = query
  const margin = query.includeMargin === false ? 0 : (query.margin ?? 2)
  const modules = modulesOf(query.url, level)
  const across = modules.length + 2 * margin
  const dark = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  const hex = (color: string) => `#${color.replace('#', '')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges"><path fill="${hex(bgColor)}" d="M0 0h${across}v${across}H0z"/><path fill="${hex(fgColor)}" d="${dark.join('')}"/></svg>`
}

function paint(row: readonly boolean[], bytes: number, start: number, scale: number): Row {
  const painted = new Uint8Array(bytes)
  for (const [module, dark] of row.entries()) {
    const from = start + module * scale
    for (let x = from; dark && x < from + scale; x++) painted[x >> 3]! |= 0x80 >> (x & 7)
  }
  return painted
}

function modulesOf(text: string, ecc: NonNullable<QrQuery['level']>): boolean[][] {
  try {
    return encode(text, { ecc, border: 0 }).data
  } catch {
    throw invalid('url', `The text is too long for a QR code of level ${ecc}. Shorten it.`)
  }
}

function rgb(color: string): Rgb {
  const digits = color.replace('#', '')
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
