import type { Tag } from '../api/wire.gen.ts'
import type { Text } from '../base/texts.ts'

export type Color = Tag['color']

/** The colours that tags may have. */
export const COLORS: Readonly<Record<Color, Text>> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  brown: 'Brown',
  gray: 'Gray',
  pink: 'Pink',
}
