import { addDomain } from './add-domain.ts'
import { addHostname } from './add-hostname.ts'
import { addMember } from './add-member.ts'
import { backUp } from './back-up.ts'
import { checkHealth } from './check-health.ts'
import { checkAudit } from './check-audit.ts'
import { checkLedger } from './check-ledger.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { createKey } from './create-key.ts'
import { createWorkspace } from './create-workspace.ts'
import { listJobs } from './list-jobs.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { importRates } from './import-rates.ts'
import { previewImport } from './preview-import.ts'
import { showImport } from './show-import.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'
import { serveMcp } from './serve-mcp.ts'
import { migrate } from './migrate.ts'
import { verifyDomain } from './verify-domain.ts'
import { restore } from './restore.ts'
import { retryJob } from './retry-job.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKeys } from './rotate-keys.ts'
import { showRetention } from './show-retention.ts'

export const commands: readonly Command[] = [
  doctor,
  migrate,
  createWorkspace,
  createKey,
  revokeKey,
  addMember,
  listMembers,
  removeMember,
  resetTwoFactor,
  addHostname,
  addDomain,
  verifyDomain,
  checkHealth,
  checkLedger,
  checkAudit,
  listJobs,
  retryJob,
  importRates,
  previewImport,
  startImport,
  showImport,
  undoImport,
  rotateKeys,
  showRetention,
  backUp,
  restore,
  serveMcp,
]
