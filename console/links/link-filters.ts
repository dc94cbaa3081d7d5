import { html, nothing, type TemplateResult } from 'lit'
import { chip } from '../base/chips.ts'
import { t, type TextId } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import type { Catalog } from './catalog.ts'
import {
  canExclude,
  filterValue,
  type Filter,
  type FilterName,
  type LinkQuery,
} from './link-address.ts'

export const FILTER_NAMES: Readonly<Record<FilterName, TextId>> = {
  domain: 'field.domain',
  folderId: 'field.folderId',
  tagIds: 'field.tagId',
}

export interface Option {
  value: string
  name: string
}

/** Returns what links can be filtered by. */
export function optionsOf(name: FilterName, catalog: Catalog): Option[] {
  switch (name) {
    case 'domain':
      return catalog.domains.map(({ slug }) => ({ value: slug, name: slug }))
    case 'folderId':
      return catalog.folders.map(({ id, name: text }) => ({ value: id, name: text }))
    case 'tagIds':
      return catalog.tags.map(({ id, name: text }) => ({ value: id, name: text }))
  }
}

/** Names a value of a filter as people know it. */
function valueName(name: FilterName, value: string, catalog: Catalog): string {
  if (name === 'folderId' && value === 'unsorted') return t('links.unsorted')
  return optionsOf(name, catalog).find((one) => one.value === value)?.name ?? value
}

/** Renders what the list is filtered by. */
export function filterChips(
  { filters, archived }: LinkQuery,
  catalog: Catalog,
): TemplateResult | typeof nothing {
  if (filters.length === 0 && !archived) return nothing
  const none = Object.fromEntries(
    [...filters.map(({ name }) => name), 'archived'].map((name) => [name, undefined]),
  )
  return html`<ul class="chips" aria-label=${t('field.query')}>
    ${filters.map((filter) => filterChip(filter, catalog))}
    ${
      archived
        ? chip({
            name: t('field.archived'),
            value: t('links.alsoShown'),
            isNot: false,
            remove: () => navigate(withQuery({ archived: undefined })),
          })
        : nothing
    }
    ${
      filters.length + Number(archived) > 1
        ? html`<li class="clear">
            <button @click=${() => navigate(withQuery(none))}>${t('analytics.clearAll')}</button>
          </li>`
        : nothing
    }
  </ul>`
}

function filterChip(filter: Filter, catalog: Catalog): TemplateResult {
  const { name, values, isNot } = filter
  const isNone = values.length === 1 && values[0] === 'unsorted'
  return chip({
    name: t(FILTER_NAMES[name]),
    value: values.map((value) => valueName(name, value, catalog)).join(', '),
    isNot,
    turn:
      canExclude(name) && !isNone
        ? () => navigate(withQuery({ [name]: filterValue({ values, isNot: !isNot }) }))
        : undefined,
    remove: () => navigate(withQuery({ [name]: undefined })),
  })
}
