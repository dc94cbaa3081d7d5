/** Tables: columns that are chosen, resized and sorted. */
export const tables = {
  Columns: 'Spalten',
  'Usual widths': 'Übliche Breiten',
  'Width of {column}': 'Breite von {column}',
} as const
