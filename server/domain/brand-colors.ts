/** A colour of a program as it is readable: on light and on dark ground, each with its own text on it. */
export interface BrandColors {
  light: { accent: string; onAccent: string }
  dark: { accent: string; onAccent: string }
}

type Rgb = readonly [number, number, number]

const LIGHT_GROUND = '#ffffff'
const DARK_GROUND = '#171a26'
const BLACK = '#10131f'
const WHITE = '#ffffff'
/** WCAG 2.2, level AA, for text of any size. */
const READABLE = 4.5
const STEPS = 25

/**
 * Makes a colour readable as text on both grounds: it is darkened or lightened as far as is necessary, and
 * no further.
 * @param color `#rrggbb`
 */
export function brandColors(color: string): BrandColors {
  return { light: readable(color, LIGHT_GROUND, BLACK), dark: readable(color, DARK_GROUND, WHITE) }
}

function readable(color: string, ground: string, towards: string): BrandColors['light'] {
  const tones = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, towards, step / STEPS))
  const accent = tones.find((tone) => contrast(tone, ground) >= READABLE) ?? towards
  const onAccent = contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK
  return { accent, onAccent }
}

/** Returns the contrast of two colours by WCAG: 1 (none) to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function mix(color: string, other: string, share: number): string {
  const to = rgbOf(other)
  const parts = rgbOf(color).map((part, at) => Math.round(part + (to[at]! - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
