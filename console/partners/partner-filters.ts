import { readAll } from '../api/read-all.ts'
import type { Group, Member, PartnerTag, Program } from '../api/wire.gen.ts'
import {
  filterParameters,
  readSearch,
  type ListFilter,
  type Option,
} from '../base/list/list-filter.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import type { Sorted } from '../base/table/column-title.ts'
import { t } from '../base/texts.ts'
import { sortOf } from '../router/sort-address.ts'
import { GROUP_FILTER } from './list-filters.ts'
import { COLUMNS } from './partner-cells.ts'
import { isPartnerStatus, PARTNER_STATUSES } from './partner-words.ts'

export const USUAL_SORT = 'totalSaleAmount'
const SORTS = Object.values(COLUMNS).flatMap((column) => ('sort' in column ? [column.sort] : []))

/** Builds the filters of the list of partners. */
export function partnerFilters(): ListFilter[] {
  return [
    {
      name: 'status',
      parameter: 'status',
      label: 'field.status',
      isSingle: true,
      options: Object.keys(PARTNER_STATUSES)
        .filter(isPartnerStatus)
        .map((value) => ({ value, name: t(PARTNER_STATUSES[value].name) })),
    },
    { ...GROUP_FILTER, isSingle: true, canExclude: false, options: groupsOfList },
    {
      name: 'tag',
      parameter: 'tagIds',
      label: 'common.tags',
      options: async (text, signal) => {
        const tags = await readAll<PartnerTag>('/partner-tags', signal)
        const lower = text.toLocaleLowerCase()
        return tags
          .filter(({ name }) => name.toLocaleLowerCase().includes(lower))
          .map(({ id, name }) => ({ value: id, name }))
      },
    },
    {
      name: 'owner',
      parameter: 'ownerId',
      label: 'field.ownerId',
      isSingle: true,
      options: async (text, signal) => {
        const members = await readAll<Member>('/members', signal)
        const lower = text.toLocaleLowerCase()
        return [
          { value: 'none', name: t('partners.noOwner') },
          ...members.map(({ id, name, email }) => ({ value: id, name, about: email })),
        ].filter(({ name }) => name.toLocaleLowerCase().includes(lower))
      },
    },
  ]
}

/** Finds the groups of the program whose partners are listed: the chosen one, else the first. */
async function groupsOfList(text: string, signal: AbortSignal): Promise<Option[]> {
  const [groups, programs] = await Promise.all([
    readAll<Group>('/groups', signal),
    readAll<Program>('/programs', signal),
  ])
  const programId = chosenProgramId() ?? programs[0]?.id
  const lower = text.toLocaleLowerCase()
  return groups
    .filter(
      (group) => group.programId === programId && group.name.toLocaleLowerCase().includes(lower),
    )
    .map(({ id, name }) => ({ value: id, name }))
}

/** Reads how an address orders partners. */
export function chosenSort(address: string): Sorted {
  return sortOf(address, SORTS, USUAL_SORT)
}

/** Returns the program, search, filters, and order of an address as parameters of the API. */
export function partnerQuery(
  address: string,
  filters: readonly ListFilter[],
): Record<string, string> {
  const search = readSearch(address)
  const programId = chosenProgramId()
  const { by, isAscending } = chosenSort(address)
  return {
    ...(search ? { search } : {}),
    ...(programId ? { programId } : {}),
    ...filterParameters(address, filters),
    sortBy: by,
    sortOrder: isAscending ? 'asc' : 'desc',
  }
}
