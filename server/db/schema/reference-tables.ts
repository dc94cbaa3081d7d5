import type { PgTable } from 'drizzle-orm/pg-core'
import { exchangeRates } from './commissions.ts'
import { agents, locations } from './dictionaries.ts'
import { connectedAccounts } from './intake.ts'
import { people, personChallenges, personPasskeys, personSessions, personTokens } from './people.ts'
import { rollupState } from './rollups.ts'
import { salts } from './visits.ts'
import { apiKeys, domains, encryptionKeys, workspaces } from './workspaces.ts'
import { writeProbe } from './write-probe.ts'

/**
 * Small tables that a cluster copies to every server: what finds a workspace, and what belongs to none.
 * Every other table belongs to a workspace, by which a cluster distributes it; see docs/hosting/database.md.
 */
export const REFERENCE_TABLES: readonly PgTable[] = [
  workspaces,
  apiKeys,
  domains,
  connectedAccounts,
  locations,
  agents,
  salts,
  rollupState,
  writeProbe,
  encryptionKeys,
  // Somebody may work in several workspaces.
  people,
  personSessions,
  personTokens,
  personPasskeys,
  personChallenges,
  // The rates that all share stand beside those that a workspace gives itself.
  exchangeRates,
]
