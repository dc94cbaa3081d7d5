import type { Translation } from '../../base/messages.ts'
import type { jobs as english } from '../en/jobs.ts'

export const jobs: Translation<typeof english> = {
  'jobs.attemptAttemptMost': 'Versuch {attempt} von {most}',
  'jobs.jobStatus': 'Aufgabenstatus',
  'jobs.lastAttemptWhen': 'letzter Versuch {when}',
  'jobs.noFailedJobs': 'Keine fehlgeschlagenen Aufgaben.',
  'jobs.noPendingJobs': 'Keine ausstehenden Aufgaben.',
  'jobs.noRunningJobs': 'Keine laufenden Aufgaben.',
  'jobs.retryingTask': '{task} wird wiederholt.',
}
