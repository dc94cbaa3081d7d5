export const jobs = {
  'jobs.attemptAttemptMost': 'Attempt {attempt} of {most}',
  'jobs.jobStatus': 'Job status',
  'jobs.lastAttemptWhen': 'last attempt {when}',
  'jobs.noFailedJobs': 'No failed jobs.',
  'jobs.noPendingJobs': 'No pending jobs.',
  'jobs.noRunningJobs': 'No running jobs.',
  'jobs.retryingTask': 'Retrying {task}.',
} as const
