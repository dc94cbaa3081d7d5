import type { Translation } from '../../base/messages.ts'
import type { jobs as english } from '../en/jobs.ts'

export const jobs: Translation<typeof english> = {
  'jobs.noJobFailedGood': 'Keine Aufgabe ist endgültig gescheitert.',
  'jobs.noJobRunsMoment': 'Zurzeit läuft keine Aufgabe.',
  'jobs.noJobWaits': 'Keine Aufgabe wartet.',
  'jobs.taskTriedAgainNow': '{task} wird jetzt erneut versucht.',
  'jobs.triedWhen': 'Versuch {when}',
  'jobs.tryAttemptMost': 'Versuch {attempt} von {most}',
  'jobs.whichJobs': 'Welche Aufgaben',
}
