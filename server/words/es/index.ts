import type { Words } from '../../domain/message/english.ts'
import { earnings } from './earnings.ts'
import { mails } from './mails.ts'
import { pages } from './pages.ts'
import { payouts } from './payouts.ts'
import { refusals } from './refusals.ts'
import { statements } from './statements.ts'

export const words: Words = {
  ...earnings,
  ...mails,
  ...pages,
  ...payouts,
  ...refusals,
  ...statements,
}
