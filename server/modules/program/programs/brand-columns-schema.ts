import { t, type Static } from 'elysia'
import {
  columnSchemas,
  same,
  showColumns,
  textColumn,
  type ColumnsFor,
} from '../../../core/column-fields.ts'
import type { Landing as StoredLanding, programs } from '../../../db/schema/programs.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import {
  FormField,
  FormFieldBody,
  Landing,
  LandingBody,
  Resource,
  WebAddress,
} from './brand-schema.ts'
import { checkColor, readForm, readLanding, readResource } from './read-brand.ts'

type BrandRow = Pick<
  typeof programs.$inferSelect,
  'logo' | 'brandColor' | 'landing' | 'applicationForm' | 'resources'
>

/** An http(s) address; `null` clears it. */
export const addressColumn = (description: string) => ({
  body: t.Optional(t.Nullable(WebAddress(description))),
  shown: t.Nullable(t.String()),
  read: (sent: string | null, name: string) => (sent ? checkWebAddress(sent, name) : null),
  show: same<string | null>,
})

/** How a program looks and speaks, and a group that says it otherwise. null clears. */
export const BRAND_COLUMNS = {
  logo: addressColumn('The URL of a logo.'),
  brandColor: {
    ...textColumn(7, 'The brand color, as `#rrggbb`.'),
    read: (sent: string | null, name: string) => (sent ? checkColor(sent, name) : null),
  },
  landing: {
    body: t.Optional(t.Nullable(LandingBody)),
    shown: t.Nullable(Landing),
    read: (sent: LandingBody | null) => sent && readLanding(sent),
    show: (stored: StoredLanding | null) => stored && showLanding(stored),
  },
  applicationForm: {
    body: t.Optional(t.Nullable(t.Array(FormFieldBody, { maxItems: 30 }))),
    shown: t.Nullable(t.Array(FormField)),
    read: (sent: FormFieldBody[] | null) => sent && readForm(sent),
    show: (stored: BrandRow['applicationForm']) => stored,
  },
  resources: {
    body: t.Optional(t.Nullable(t.Array(Resource, { maxItems: 100 }))),
    shown: t.Nullable(t.Array(Resource)),
    read: (sent: Resource[] | null) => sent && sent.map(readResource),
    show: (stored: BrandRow['resources']) => stored,
  },
} as const satisfies ColumnsFor<BrandRow>

/** The schemas of the branding in answers. */
export const shownBrand = columnSchemas(BRAND_COLUMNS, 'shown')
const Brand = t.Object(shownBrand)
export type Brand = Static<typeof Brand>

/** Shows the branding of a program or group. */
export function toBrand(row: BrandRow): Brand {
  return showColumns(BRAND_COLUMNS, row)
}

function showLanding({ title, subtitle, image, blocks }: StoredLanding): Landing {
  return {
    title,
    subtitle,
    ...(image ? { image } : {}),
    blocks: blocks.map((block) => {
      if (block.type !== 'calculator') return block
      return { type: block.type, saleAmount: block.saleMinor, maxSales: block.maxSales }
    }),
  }
}
