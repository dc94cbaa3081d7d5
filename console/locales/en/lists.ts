export const lists = {
  'lists.clearFilters': 'Clear filters',
  'lists.countSelected': '{count} selected',
  'lists.selectedRows': 'Selected rows',
} as const
