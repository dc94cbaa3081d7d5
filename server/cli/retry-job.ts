import { retryJob as retry } from '../modules/platform/jobs/retry-job.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const retryJob: BackendCommand = {
  words: 'jobs retry',
  summary: 'Retry a job on a running server',
  argument: 'job id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const job = await retry(await operatorCtx(deps, flags.workspace), argument)
    return { text: `Retrying the job ${job.id} (${job.task}).`, json: job }
  },
}
