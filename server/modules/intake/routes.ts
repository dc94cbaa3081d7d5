import { backfills } from './backfills/routes.ts'
import { integrations } from './connections/integration-routes.ts'
import { connections } from './connections/routes.ts'
import { imports } from './imports/routes.ts'
import { importRuns } from './imports/run-routes.ts'
import { receivedEvents } from './inbox/receive-routes.ts'
import { inbox } from './inbox/routes.ts'

/** The operations of what comes from other platforms. */
export const intakeResources = [
  backfills,
  integrations,
  connections,
  imports,
  importRuns,
  receivedEvents,
  inbox,
]
