import type { TableColumn } from '../base/table/table-layout.ts'
import type { Sort } from './link-address.ts'

const NUMBER = { isNumber: true } as const

/** The columns of the list of links, in their order: the short link with its destination is always there. */
export const COLUMNS = {
  main: { name: 'field.linkId', px: 200, grow: 2, isFixed: true },
  tags: { name: 'common.tags', px: 96, grow: 1 },
  folder: { name: 'field.folderId', px: 88, grow: 0.7 },
  clicks: { name: 'common.clicks', px: 80, sort: 'clicks', ...NUMBER },
  leads: { name: 'common.leads', px: 72, ...NUMBER },
  sales: { name: 'field.sales', px: 72, ...NUMBER },
  saleAmount: { name: 'field.saleAmount', px: 104, sort: 'saleAmount', ...NUMBER },
  lastClicked: { name: 'links.lastClick', px: 104, sort: 'lastClicked', isExtra: true, ...NUMBER },
  createdAt: { name: 'field.createdAt', px: 96, sort: 'createdAt', ...NUMBER },
} as const satisfies Readonly<Record<string, TableColumn & { sort?: Sort }>>
export type Column = keyof typeof COLUMNS
