import { globSync } from 'node:fs'
import { ENROLLMENT_STATUSES } from '../server/domain/enrollment.ts'
import { BAN_REASONS } from '../server/modules/program/partners/schema.ts'
import { conditionTexts } from '../server/domain/reward/wording.ts'
import { ACCOUNT_TEXTS, FAILURE_TEXTS } from '../server/payout-providers/stored-texts.ts'
import { ROOT } from './ensure-installed.ts'
import { wordsIn, type SpokenWords } from './widget-words.ts'

/** What descriptions of commissions are stored as. */
const DESCRIPTIONS = [
  'Refund after the payout',
  'Chargeback after the payout',
  'From a commission of a partner whom you referred',
]

/** Every text that the server says in a partner's language: what is given to `message('…')`, and lists. */
export function serverWords(): SpokenWords {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\.gen\.ts$|^server\/words\//.test(file),
  )
  const { words, unclear } = wordsIn(files, 'message')
  const lists = [
    ...conditionTexts(),
    ...FAILURE_TEXTS,
    ...ACCOUNT_TEXTS,
    ...ENROLLMENT_STATUSES,
    ...BAN_REASONS,
    ...DESCRIPTIONS,
  ]
  for (const text of lists) words.set(text, [...(words.get(text) ?? []), 'a list'])
  return { words, unclear }
}

if (import.meta.main) {
  for (const text of serverWords().words.keys()) console.log(text)
}
