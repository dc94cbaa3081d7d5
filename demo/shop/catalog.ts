/** A product of the shop; prices in US cents. Used by its pages and by its server. */
export interface Coffee {
  id: string
  name: string
  origin: string
  notes: string
  priceMinor: number
  farm: { altitude: string; paidPerKg: string; marketPerKg: string }
}

export const COFFEES: readonly Coffee[] = [
  {
    id: 'first-light',
    name: 'First Light',
    origin: 'Sidama, Ethiopia · washed',
    notes: 'Bergamot, apricot, black tea',
    priceMinor: 1900,
    farm: { altitude: '2,050 m', paidPerKg: '9.40', marketPerKg: '6.15' },
  },
  {
    id: 'slow-river',
    name: 'Slow River',
    origin: 'Huila, Colombia · honey',
    notes: 'Red apple, panela, almond',
    priceMinor: 1700,
    farm: { altitude: '1,780 m', paidPerKg: '8.75', marketPerKg: '6.15' },
  },
  {
    id: 'night-train',
    name: 'Night Train',
    origin: 'Minas Gerais, Brazil · dark',
    notes: 'Cocoa, fig, toasted hazelnut',
    priceMinor: 1600,
    farm: { altitude: '1,200 m', paidPerKg: '7.60', marketPerKg: '6.15' },
  },
]

/** Computes the price and the discount; used where it is shown and where it is charged. */
export function costOf(priceMinor: number, invitation: { rateBps: number } | null) {
  const offMinor = Math.round((priceMinor * (invitation?.rateBps ?? 0)) / 10_000)
  return { offMinor, totalMinor: priceMinor - offMinor }
}

export function coffeeOf(id: string | undefined): Coffee | undefined {
  return COFFEES.find((coffee) => coffee.id === id)
}
