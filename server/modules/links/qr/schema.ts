import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

const color = (fallback: string) =>
  t.Optional(
    t.String({
      pattern: '^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
      description: `As #rgb or #rrggbb; default ${fallback}`,
    }),
  )

export const QrQuery = t.Object({
  url: t.String({ minLength: 1, maxLength: 2000, description: 'What the code says' }),
  size: t.Optional(t.Integer({ minimum: 32, maximum: 2000, description: 'Pixels; default 600' })),
  level: t.Optional(
    oneOf(['L', 'M', 'Q', 'H'], { description: 'How much damage it survives; default L' }),
  ),
  fgColor: color('#000000'),
  bgColor: color('#FFFFFF'),
  margin: t.Optional(t.Integer({ minimum: 0, maximum: 20, description: 'In modules; default 2' })),
  includeMargin: t.Optional(t.Boolean({ description: 'Deprecated: use margin' })),
  format: t.Optional(oneOf(['png', 'svg'], { description: 'Default: png' })),
  logo: t.Optional(t.String({ maxLength: 8192, description: 'Not used' })),
  hideLogo: t.Optional(t.Boolean({ description: 'Not used' })),
  download: t.Optional(
    t.Boolean({ description: 'A link to it, on whatever page, saves it instead of opening it' }),
  ),
})
export type QrQuery = Static<typeof QrQuery>
