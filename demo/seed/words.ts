import type { Agent, Location } from '../../server/domain/click.ts'

type Weighted<T> = T & { weight: number }

export const PLACES: readonly Weighted<Location>[] = [
  { continent: 'NA', country: 'US', region: 'CA', city: 'San Francisco', weight: 14 },
  { continent: 'NA', country: 'US', region: 'NY', city: 'New York', weight: 13 },
  { continent: 'NA', country: 'CA', region: 'BC', city: 'Vancouver', weight: 6 },
  { continent: 'EU', country: 'GB', region: 'ENG', city: 'London', weight: 12 },
  { continent: 'EU', country: 'DE', region: 'BE', city: 'Berlin', weight: 11 },
  { continent: 'EU', country: 'FR', region: 'IDF', city: 'Paris', weight: 7 },
  { continent: 'EU', country: 'NL', region: 'NH', city: 'Amsterdam', weight: 5 },
  { continent: 'EU', country: 'ES', region: 'MD', city: 'Madrid', weight: 5 },
  { continent: 'AF', country: 'NG', region: 'LA', city: 'Lagos', weight: 4 },
  { continent: 'AS', country: 'JP', region: '13', city: 'Tokyo', weight: 6 },
  { continent: 'AS', country: 'VN', region: 'SG', city: 'Ho Chi Minh City', weight: 4 },
  { continent: 'AS', country: 'JO', region: 'AM', city: 'Amman', weight: 3 },
  { continent: 'OC', country: 'AU', region: 'VIC', city: 'Melbourne', weight: 6 },
  { continent: 'SA', country: 'BR', region: 'SP', city: 'São Paulo', weight: 4 },
]

export const AGENTS: readonly Weighted<Agent>[] = [
  { device: 'Mobile', browser: 'Mobile Safari', os: 'iOS', weight: 34 },
  { device: 'Mobile', browser: 'Mobile Chrome', os: 'Android', weight: 22 },
  { device: 'Desktop', browser: 'Chrome', os: 'Windows', weight: 16 },
  { device: 'Desktop', browser: 'Chrome', os: 'macOS', weight: 11 },
  { device: 'Desktop', browser: 'Safari', os: 'macOS', weight: 8 },
  { device: 'Desktop', browser: 'Firefox', os: 'Linux', weight: 4 },
  { device: 'Tablet', browser: 'Mobile Safari', os: 'iPadOS', weight: 3 },
  { device: 'Desktop', browser: 'Edge', os: 'Windows', weight: 2 },
]

const words = (text: string) => text.split(' ')

export const FIRST_NAMES = words(
  'Amara Anton Aylin Bea Caleb Chiara Dafne Davor Elif Emeka Farah Felix Greta Hana Ibrahim Ines Jonah ' +
    'Kaia Kenji Laszlo Leila Mads Malika Marta Milo Nadia Nils Olive Omar Paloma Petra Quinn Rafael Rosa ' +
    'Samir Selma Tariq Thea Uma Vera Wanda Yara Yusuf Zoe',
)
export const LAST_NAMES = words(
  'Abara Almeida Baptiste Berg Castellan Danjuma Demir Eriksen Falk Farouk Gallo Hartmann Ito Jansen ' +
    'Kaplan Keller Kowal Lindqvist Marchetti Moreau Nakata Novak Obi Osei Pereira Quist Rahman Reyes ' +
    'Saito Schubert Sorensen Tanaka Toledo Ueda Varga Vidal Winter Yilmaz Zeman',
)
