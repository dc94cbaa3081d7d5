import type { Deps } from '../deps.ts'
import { RETENTION_POLICIES } from '../modules/platform/retention/policies.ts'

/** Runs every retention policy; one that fails does not keep the others from running. */
export async function runRetention(deps: Deps): Promise<void> {
  for (const { name, run } of RETENTION_POLICIES) {
    try {
      await run(deps)
    } catch (error) {
      deps.log.error({ policy: name, message: String(error) }, 'retention failed')
    }
  }
}
