import { ROOT } from '../ensure-installed.ts'

export interface SharedDatabase {
  /** What tells test processes of it. */
  env: Record<string, string>
  end(): Promise<void>
}

/** Starts one PostgreSQL for all processes of a run, or uses the one in TEST_DATABASE_URL, with a database to copy. */
export async function startSharedDatabase(
  env: Record<string, string | undefined>,
  enter: string,
): Promise<SharedDatabase> {
  const command = [process.execPath, '--no-orphans', 'test/kit/serve-database.ts']
  const child = Bun.spawn(['sh', '-c', `${enter} exec "$@"`, 'sh', ...command], {
    cwd: ROOT,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of child.stdout) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes('\n')) break
  }
  if (!text.includes('\n')) throw new Error('The database of the tests did not start.')
  return {
    env: JSON.parse(text) as Record<string, string>,
    async end() {
      await child.stdin.end()
      await child.exited
    },
  }
}
