import { encode } from 'uqr'
import { invalid } from '../../domain/errors.ts'
import { twoColorPng, type Rgb } from './png.ts'
import type { QrQuery } from './schema.ts'

/**
 * A PNG of exactly the size asked for (larger only when a module would be less than a pixel); what
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
  const at = (pixel: number) => Math.floor((pixel - start) / scale)
  const colors = { paper: rgb(bgColor), ink: rgb(fgColor) }
  return twoColorPng(side, colors, (x, y) => modules[at(y)]?.[at(x)] === true)
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
