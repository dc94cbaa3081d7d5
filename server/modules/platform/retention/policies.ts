import { answerRetention } from './answers.ts'
import { auditRetention } from './audit.ts'
import { bankDetailRetention } from './bank-details.ts'
import { clickRetention } from './clicks.ts'
import { importRetention } from './imports.ts'
import { mailRetention } from './mails.ts'
import type { RetentionPolicy } from './policy.ts'

/** Everything that is removed by age; a job runs them, and the command line shows what is due. */
export const RETENTION_POLICIES: readonly RetentionPolicy[] = [
  clickRetention,
  mailRetention,
  bankDetailRetention,
  answerRetention,
  importRetention,
  auditRetention,
]
