export const jobs = {
  'jobs.noJobFailedGood': 'No job has failed for good.',
  'jobs.noJobRunsMoment': 'No job runs at the moment.',
  'jobs.noJobWaits': 'No job waits.',
  'jobs.taskTriedAgainNow': '{task} is tried again now.',
  'jobs.triedWhen': 'tried {when}',
  'jobs.tryAttemptMost': 'Try {attempt} of {most}',
  'jobs.whichJobs': 'Which jobs',
} as const
