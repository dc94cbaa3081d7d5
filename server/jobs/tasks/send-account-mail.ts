import type { JobHelpers, TaskList } from 'graphile-worker'
import { withoutStatement } from '../../db/describe-failure.ts'
import type { Deps } from '../../deps.ts'
import {
  sendPasskeyMail,
  type PasskeyNotice,
} from '../../modules/platform/passkeys/tell-passkey.ts'
import {
  sendAccountMail,
  type AccountMail,
} from '../../modules/platform/people/send-account-mail.ts'

/** Returns the tasks that belong to people, who are in no workspace or in several. */
export function accountTasks(deps: Deps): TaskList {
  const perform = async (task: string, { job }: JobHelpers, work: () => Promise<void>) => {
    const isLast = job.attempts >= job.max_attempts
    try {
      await deps.recorded.job(task, work, isLast)
    } catch (error) {
      // The reason may name a person; it is in the list of jobs, not here.
      deps.log.warn({ task, job: job.id, attempt: job.attempts }, 'job failed')
      throw withoutStatement(error)
    }
  }
  return {
    'send-account-mail': (payload, helpers) =>
      perform('send-account-mail', helpers, () => sendAccountMail(deps, payload as AccountMail)),
    'send-passkey-mail': (payload, helpers) =>
      perform('send-passkey-mail', helpers, () => sendPasskeyMail(deps, payload as PasskeyNotice)),
  }
}
