import type { TaskList } from 'graphile-worker'
import { withoutStatement } from '../../db/describe-failure.ts'
import type { Deps } from '../../deps.ts'
import {
  sendAccountMail,
  type AccountMail,
} from '../../modules/platform/people/send-account-mail.ts'

/** Returns the tasks that belong to people, who are in no workspace or in several. */
export function accountTasks(deps: Deps): TaskList {
  return {
    async 'send-account-mail'(payload, { job }) {
      const perform = () => sendAccountMail(deps, payload as AccountMail)
      const isLast = job.attempts >= job.max_attempts
      try {
        await deps.recorded.job('send-account-mail', perform, isLast)
      } catch (error) {
        // The reason may name a person; it is in the list of jobs, not here.
        deps.log.warn(
          { task: 'send-account-mail', job: job.id, attempt: job.attempts },
          'job failed',
        )
        throw withoutStatement(error)
      }
    },
  }
}
