import MiniSearch from 'minisearch'
import type { Operation } from './operations.ts'

/** Words that say nothing about which operation is meant. */
const STOP_WORDS = new Set(
  `a all an and any are as at be by can do does for from get give has have how i in is it its me my
  of on or our please show tell that the their them there this to up us want was we what when where
  which who whom why will with you your`.split(/\s+/),
)

/** What people say, and the words of the API for it. A word stands for itself too. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  add: ['create'],
  affiliate: ['partner'],
  ambassador: ['partner'],
  balance: ['payable', 'earning', 'statement'],
  best: ['top', 'analytic'],
  bonus: ['milestone', 'commission'],
  buyer: ['customer'],
  campaign: ['program', 'utm'],
  change: ['update'],
  changed: ['change', 'audit'],
  chargeback: ['refund'],
  client: ['customer'],
  conversion: ['sale', 'lead', 'analytic'],
  coupon: ['discount', 'code'],
  debt: ['payable', 'payout'],
  earn: ['earning', 'commission'],
  edit: ['update'],
  email: ['mail'],
  find: ['list', 'get'],
  income: ['sale', 'revenue', 'earning'],
  influencer: ['partner'],
  log: ['audit'],
  make: ['create'],
  failed: ['failure', 'retry', 'fail'],
  money: ['payout', 'earning'],
  most: ['top', 'analytic'],
  new: ['create'],
  order: ['sale'],
  owe: ['owed', 'payable', 'preview', 'payout'],
  owed: ['owe', 'payable', 'preview', 'payout'],
  pay: ['payout', 'confirm'],
  paying: ['payout', 'confirm'],
  payment: ['payout', 'sale'],
  performance: ['analytic'],
  person: ['customer', 'partner', 'member'],
  picture: ['image'],
  promo: ['discount', 'code'],
  promoter: ['partner'],
  purchase: ['sale'],
  record: ['track'],
  referral: ['partner', 'program'],
  referrer: ['partner'],
  remove: ['delete', 'archive'],
  report: ['analytic'],
  revenue: ['sale', 'analytic', 'earning'],
  revert: ['undo', 'reverse', 'cancel'],
  role: ['member'],
  search: ['list'],
  send: ['payout', 'test'],
  signup: ['lead'],
  statistic: ['analytic'],
  stat: ['analytic', 'stats'],
  team: ['member'],
  teammate: ['member'],
  top: ['analytic'],
  traffic: ['analytic', 'click'],
  transaction: ['sale', 'ledger'],
  url: ['link'],
  user: ['customer', 'member'],
  visit: ['click'],
}

const FIELDS = ['name', 'summary', 'tag', 'description', 'inputs'] as const

/** Finds operations by a request in plain words, the best match first. */
export type SearchOperations = (request: string) => Operation[]

/**
 * Indexes operations for requests in plain words, such as "refund a sale". Names and titles count most, then
 * subjects, descriptions and the names of parameters and body fields; beginnings of words and slips match.
 */
export function indexOperations(operations: ReadonlyMap<string, Operation>): SearchOperations {
  const index = new MiniSearch({
    idField: 'id',
    fields: [...FIELDS],
    extractField: (operation: Operation, field) => readField(operation, field),
    processTerm: toTerm,
  })
  index.addAll([...operations.values()])
  return (request) =>
    index
      .search(request, {
        boost: { name: 4, summary: 3, tag: 2, description: 1, inputs: 0.5 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        processTerm: toTerms,
      })
      .flatMap(({ id }) => operations.get(String(id)) ?? [])
}

function readField(operation: Operation, field: string): string {
  if (field === 'id') return operation.name
  if (field === 'inputs') {
    const body = operation.body?.properties as object | undefined
    const names = [...operation.parameters.map(({ name }) => name), ...Object.keys(body ?? {})]
    return splitWords(names.join(' '))
  }
  if (field === 'name') return `${operation.name} ${splitWords(operation.name)}`
  return String(operation[field as 'summary' | 'tag' | 'description'])
}

/** Splits `createPayoutDraft` into its words. */
function splitWords(text: string): string {
  return text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
}

/** Returns a word in the singular and in lower case; null: it is not indexed. */
function toTerm(word: string): string | null {
  const lower = word.toLowerCase()
  if (lower.length < 2 || STOP_WORDS.has(lower)) return null
  if (/[^s]ies$/.test(lower)) return `${lower.slice(0, -3)}y`
  return /[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
}

/** Returns a word of a request with the words that the API has for it. */
function toTerms(word: string): string[] {
  const term = toTerm(word)
  return term === null ? [] : [term, ...(SYNONYMS[term] ?? [])]
}
