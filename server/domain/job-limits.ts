/** Of six workers, so many at most wait for the servers of others: the rest is always there for the rest. */
const LIMITS: Readonly<Record<string, number>> = {
  'send-webhooks': 4,
  'send-mail': 5,
  'poll-connection': 2,
  /** Endpoints that do not answer. */
  failing: 2,
}

/** Of these, so many for one workspace. */
const SHARES: Readonly<Record<string, number>> = {
  'send-webhooks': 3,
  'send-mail': 4,
  'poll-connection': 1,
}

/**
 * Lists the flags of jobs that a worker must leave to others. `running`: how many jobs with a flag run;
 * `asking`: workers who may be taking any.
 */
export function forbiddenFlags(running: ReadonlyMap<string, number>, asking: number): string[] {
  const full = (limit: number | undefined, count: number) =>
    limit !== undefined && count + asking >= limit
  const tasks = Object.keys(LIMITS).filter((flag) => full(LIMITS[flag], running.get(flag) ?? 0))
  const workspaces = Array.from(running).flatMap(([flag, count]) => {
    const [task = '', owner] = flag.split(':')
    return owner !== undefined && full(SHARES[task], count) ? [flag] : []
  })
  return [...tasks, ...workspaces]
}
