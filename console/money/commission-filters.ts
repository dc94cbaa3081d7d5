import {
  filterParameters,
  rangeParameters,
  readSearch,
  type ListFilter,
} from '../base/list/list-filter.ts'
import { GROUP_FILTER, PARTNER_FILTER, REWARD_FILTER } from '../partners/list-filters.ts'
import {
  COMMISSION_STATUSES,
  STATUS_NAMES,
  TYPE_NAMES,
  commissionTypeName,
} from './commission-words.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { t } from '../base/texts.ts'

/** Builds the filters of one partner's commissions. */
export function ownFilters(): ListFilter[] {
  return [
    {
      name: 'status',
      parameter: 'status',
      label: 'field.status',
      canExclude: true,
      options: STATUS_NAMES.map((value) => ({ value, name: t(COMMISSION_STATUSES[value].name) })),
    },
    {
      name: 'type',
      parameter: 'type',
      label: 'field.type',
      canExclude: true,
      options: TYPE_NAMES.map((value) => ({ value, name: commissionTypeName(value) })),
    },
  ]
}

/** Builds the filters of everyone's commissions. */
export function commissionFilters(): ListFilter[] {
  return [...ownFilters(), PARTNER_FILTER, GROUP_FILTER, REWARD_FILTER]
}

/** Returns the search, filters, and time of an address as parameters of the API. */
export function commissionQuery(
  address: string,
  filters: readonly ListFilter[],
): Record<string, string> {
  const search = readSearch(address)
  const programId = chosenProgramId()
  return {
    ...(search ? { search } : {}),
    ...(programId ? { programId } : {}),
    ...filterParameters(address, filters),
    ...rangeParameters(address),
  }
}
