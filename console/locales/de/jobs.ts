import type { Translation } from '../../base/messages.ts'
import type { jobs as english } from '../en/jobs.ts'

export const jobs: Translation<typeof english> = {
  'jobs.attemptAttemptMost': 'Versuch {attempt} von {most}',
  'jobs.jobStatus': 'Jobstatus',
  'jobs.lastAttemptWhen': 'letzter Versuch {when}',
  'jobs.noFailedJobs': 'Keine fehlgeschlagenen Jobs.',
  'jobs.noPendingJobs': 'Keine ausstehenden Jobs.',
  'jobs.noRunningJobs': 'Keine laufenden Jobs.',
  'jobs.retryingTask': '{task} wird wiederholt.',
}
