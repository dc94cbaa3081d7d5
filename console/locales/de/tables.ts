/** Tables with columns that are chosen, resized and sorted, and times in fields. */
export const tables = {
  Columns: 'Spalten',
  'Time zone: {zone}': 'Zeitzone: {zone}',
  'Usual widths': 'Übliche Breiten',
  'Width of {column}': 'Breite von {column}',
} as const
