import { invalid } from '../domain/errors.ts'
import { listJobs as list } from '../modules/platform/jobs/list-jobs.ts'
import { JOB_STATUSES } from '../modules/platform/jobs/schema.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const listJobs: BackendCommand = {
  words: 'jobs list',
  summary: 'List failed, waiting, or running jobs',
  flags: {
    workspace: WORKSPACE_FLAG,
    status: { describe: `${JOB_STATUSES.join(', ')}; default: failed`, value: 'status' },
  },
  async run(deps, { flags }) {
    const status = parseStatus(flags.status ?? 'failed')
    const jobs = await list(await operatorCtx(deps, flags.workspace), { status })
    const lines = jobs.map(
      ({ id, task, attempts, error }) =>
        `  ${id.padEnd(12)} ${task.padEnd(16)} ${attempts} tries${error ? `   ${error}` : ''}`,
    )
    const text = lines.length > 0 ? lines.join('\n') : `No ${status} jobs.`
    return { text, json: jobs }
  },
}

function parseStatus(text: string) {
  const status = JOB_STATUSES.find((known) => known === text)
  if (status) return status
  throw invalid('status', `Unknown status "${text}". Use one of ${JOB_STATUSES.join(', ')}.`)
}
