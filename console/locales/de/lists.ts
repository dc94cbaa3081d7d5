import type { Translation } from '../../base/messages.ts'
import type { lists as english } from '../en/lists.ts'

export const lists: Translation<typeof english> = {
  'lists.clearFilters': 'Filter zurücksetzen',
  'lists.countSelected': '{count} ausgewählt',
  'lists.selectedRows': 'Ausgewählte Zeilen',
}
