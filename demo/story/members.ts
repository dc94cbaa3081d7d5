/** A fictional partner of the shop. */
export interface Member {
  name: string
  /** Key of the e-mail address and of the link. */
  key: string
  country: string
  program: 'friends' | 'europa'
  group: 'default' | 'gold' | 'agencies'
  /** How they came: `open` invitations and applications are still waiting. */
  joins: 'enrolled' | 'accepted' | 'approved' | 'declined' | 'rejected' | 'invited' | 'applied'
  /** How they are paid; null: nothing was set up. */
  pay: 'stripe-connect' | 'paypal' | 'sepa' | 'nacha' | 'manual' | 'credit' | null
  /** In which month of the story, from 0. */
  month: number
  /** Their part of all visitors. */
  weight: number
  comments?: string
  /** A code for customers who follow no link. */
  code?: string
  broughtBy?: string
  /** Other partners may read their name on the leaderboard. */
  listed?: true
}

type Row = [
  name: string,
  key: string,
  country: string,
  program: Member['program'],
  group: Member['group'],
  joins: Member['joins'],
  pay: Member['pay'],
  month: number,
  weight: number,
  more?: Pick<Member, 'comments' | 'code' | 'broughtBy' | 'listed'>,
]

const byAtlas = { broughtBy: 'atlas' }

/** Forty, from everywhere. */
// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Ada Okafor', 'ada', 'NG', 'friends', 'gold', 'enrolled', 'stripe-connect', 0, 24, { code: 'ADA10', comments: 'Writes the newsletter “Slow mornings”' }],
  ['Mateo Ruiz', 'mateo', 'MX', 'friends', 'default', 'enrolled', 'paypal', 0, 22, { listed: true, code: 'MATEO10', comments: 'Films espresso machine teardowns' }],
  ['Linh Tran', 'linh', 'VN', 'friends', 'default', 'accepted', 'paypal', 0, 16, { listed: true, comments: 'Photographs breakfast' }],
  ['Noor Haddad', 'noor', 'JO', 'friends', 'default', 'enrolled', 'stripe-connect', 0, 14, { listed: true, code: 'THIRDCUP', comments: 'Hosts the podcast “Third Cup”' }],
  ['Jonas Weber', 'jonas', 'DE', 'friends', 'default', 'accepted', 'stripe-connect', 0, 10, { comments: 'Compares grinders' }],
  ['Atlas Media', 'atlas', 'US', 'friends', 'agencies', 'enrolled', 'nacha', 0, 12, { listed: true, comments: 'An agency that refers other partners' }],
  ['Priya Raman', 'priya', 'IN', 'friends', 'default', 'enrolled', 'paypal', 0, 9, byAtlas],
  ['Hannah Cole', 'hannah', 'US', 'friends', 'default', 'enrolled', 'nacha', 0, 10, byAtlas],
  ['Darnell Price', 'darnell', 'US', 'friends', 'default', 'accepted', 'nacha', 1, 8, byAtlas],
  ['Wei Ling Goh', 'weiling', 'SG', 'friends', 'gold', 'enrolled', 'stripe-connect', 1, 8, { listed: true }],
  ['Aroha Ngata', 'aroha', 'NZ', 'friends', 'default', 'approved', 'manual', 1, 5],
  ['Tomás Silva', 'tomas', 'BR', 'friends', 'default', 'enrolled', 'paypal', 2, 6],
  ['Kenji Arai', 'kenji', 'JP', 'friends', 'default', 'enrolled', 'stripe-connect', 2, 7],
  ['Zeynep Aksoy', 'zeynep', 'TR', 'friends', 'default', 'enrolled', 'credit', 2, 4],
  ['Fatima Al-Sabah', 'fatima', 'KW', 'friends', 'default', 'enrolled', 'stripe-connect', 3, 6],
  ['Olu Adeyemi', 'olu', 'NG', 'friends', 'default', 'enrolled', 'paypal', 3, 4],
  ['Sam Rivers', 'sam', 'US', 'friends', 'default', 'enrolled', 'nacha', 3, 4],
  ['Sam Rivers (old address)', 'samr', 'US', 'friends', 'default', 'enrolled', null, 1, 4],
  ['Bright Deals', 'brightdeals', 'US', 'friends', 'default', 'approved', 'nacha', 2, 8],
  ['Coupon Castle', 'couponcastle', 'US', 'friends', 'default', 'approved', 'stripe-connect', 3, 6],
  ['Marlon Reyes', 'marlon', 'PH', 'friends', 'default', 'enrolled', 'paypal', 4, 4],
  ['Amina Diallo', 'amina', 'SN', 'friends', 'default', 'enrolled', null, 4, 4],
  ['Grace Whitfield', 'gracew', 'GB', 'friends', 'default', 'invited', null, 9, 0],
  ['Owen Park', 'owen', 'KR', 'friends', 'default', 'declined', null, 6, 0],
  ['Free Traffic Now', 'freetraffic', 'US', 'friends', 'default', 'rejected', null, 5, 0],
  ['Lucía Ferrer', 'lucia', 'ES', 'friends', 'default', 'applied', null, 10, 0],
  ['Nordlicht Agentur', 'nordlicht', 'DE', 'europa', 'default', 'enrolled', 'sepa', 0, 12, { code: 'NORD10' }],
  ['Sofie Jansen', 'sofie', 'NL', 'europa', 'default', 'enrolled', 'sepa', 0, 10],
  ['Élodie Marchand', 'elodie', 'FR', 'europa', 'default', 'accepted', 'sepa', 0, 9],
  ['Giulia Conti', 'giulia', 'IT', 'europa', 'default', 'enrolled', 'sepa', 0, 8],
  ['Mikko Virtanen', 'mikko', 'FI', 'europa', 'default', 'enrolled', 'sepa', 1, 6],
  ['Ewa Nowak', 'ewa', 'PL', 'europa', 'default', 'enrolled', 'paypal', 1, 6],
  ['Jürgen Brandt', 'juergen', 'AT', 'europa', 'default', 'approved', 'sepa', 1, 5],
  ['Ingrid Solberg', 'ingrid', 'NO', 'europa', 'default', 'enrolled', 'paypal', 2, 5],
  ['Carmen Ortega', 'carmen', 'ES', 'europa', 'default', 'enrolled', 'sepa', 2, 6],
  ['Carmen O. Blog', 'carmenblog', 'ES', 'europa', 'default', 'enrolled', null, 3, 3],
  ['Dimitris Pappas', 'dimitris', 'GR', 'europa', 'default', 'enrolled', 'manual', 3, 4],
  ['Petra Horáková', 'petra', 'CZ', 'europa', 'default', 'enrolled', 'sepa', 4, 5],
  ['Lars Holm', 'lars', 'DK', 'europa', 'default', 'enrolled', 'sepa', 5, 4],
  ['Anaïs Petit', 'anais', 'BE', 'europa', 'default', 'applied', null, 10, 0],
]

/** Locales of partners by country; others read English. */
const LOCALES: Record<string, string> = {
  AT: 'de-AT',
  BE: 'fr-BE',
  BR: 'pt-BR',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  JO: 'ar-JO',
  JP: 'ja',
  KW: 'ar-KW',
  MX: 'es-MX',
  SN: 'fr-SN',
}

export function localeOf({ country }: Member): string {
  return LOCALES[country] ?? 'en'
}

export const MEMBERS: readonly Member[] = ROWS.map(
  ([name, key, country, program, group, joins, pay, month, weight, more]) => ({
    name,
    key,
    country,
    program,
    group,
    joins,
    pay,
    month,
    weight,
    ...more,
  }),
)

/** Partners who leave, and when: in the middle of a month of the story. */
export const ENDS: readonly { key: string; month: number; what: 'ban' | 'deactivate' }[] = [
  { key: 'couponcastle', month: 5, what: 'ban' },
  { key: 'olu', month: 7, what: 'deactivate' },
  { key: 'ingrid', month: 8, what: 'deactivate' },
]

/** A partner who is banned while their payout is in flight. */
export const BANNED_IN_FLIGHT = { key: 'brightdeals', month: 7 }

export const MERGES: readonly { from: string; into: string; month: number }[] = [
  { from: 'samr', into: 'sam', month: 6 },
  { from: 'carmenblog', into: 'carmen', month: 8 },
]

/** A partner who sells enough to move to the better group. */
export const MOVE = { key: 'jonas', to: 'gold', month: 6 }

export function memberOf(key: string): Member {
  const member = MEMBERS.find((one) => one.key === key)
  if (!member) throw new Error(`Nobody in the story is ${key}.`)
  return member
}
