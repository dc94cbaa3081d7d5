/** German names of continents. */
export const places = {
  Africa: 'Afrika',
  Antarctica: 'Antarktis',
  Asia: 'Asien',
  Europe: 'Europa',
  'North America': 'Nordamerika',
  Oceania: 'Ozeanien',
  'South America': 'Südamerika',
} as const
