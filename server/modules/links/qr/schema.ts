import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

const color = (part: string, fallback: string) =>
  t.Optional(
    t.String({
      pattern: '^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
      description: `The color of the ${part}, as \`#rgb\` or \`#rrggbb\`. Defaults to ${fallback}.`,
    }),
  )

export const QrQuery = t.Object({
  url: t.String({ minLength: 1, maxLength: 2000, description: 'The URL to encode.' }),
  size: t.Optional(
    t.Integer({ minimum: 32, maximum: 2000, description: 'The size in pixels. Defaults to 600.' }),
  ),
  level: t.Optional(
    oneOf(['L', 'M', 'Q', 'H'], { description: 'The error correction level. Defaults to L.' }),
  ),
  fgColor: color('foreground', '#000000'),
  bgColor: color('background', '#FFFFFF'),
  margin: t.Optional(
    t.Integer({ minimum: 0, maximum: 20, description: 'The margin in modules. Defaults to 2.' }),
  ),
  includeMargin: t.Optional(t.Boolean({ description: 'Deprecated. Use `margin`.' })),
  format: t.Optional(
    oneOf(['png', 'svg'], { description: 'The image format. Defaults to `png`.' }),
  ),
  logo: t.Optional(t.String({ maxLength: 8192, description: 'Not used.' })),
  hideLogo: t.Optional(t.Boolean({ description: 'Not used.' })),
  download: t.Optional(
    t.Boolean({ description: 'Whether browsers download the image instead of showing it.' }),
  ),
})
export type QrQuery = Static<typeof QrQuery>
