import type { Tag } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'

export type Color = Tag['color']

/** The colours that tags may have. */
export const COLORS: Readonly<Record<Color, TextId>> = {
  red: 'links.red',
  yellow: 'links.yellow',
  green: 'links.green',
  blue: 'links.blue',
  purple: 'links.purple',
  brown: 'links.brown',
  gray: 'links.gray',
  pink: 'links.pink',
}
