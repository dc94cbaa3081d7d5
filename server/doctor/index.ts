import type { DoctorCheck } from './check.ts'
import { build } from './checks/build.ts'
import { clock } from './checks/clock.ts'
import { dataDir } from './checks/data-dir.ts'
import { database } from './checks/database.ts'
import { domains } from './checks/domains.ts'
import { encryptionKey } from './checks/encryption-key.ts'
import { geoFile } from './checks/geo-file.ts'
import { metrics } from './checks/metrics.ts'
import { migrations } from './checks/migrations.ts'
import { origin } from './checks/origin.ts'
import { pooler } from './checks/pooler.ts'
import { queue } from './checks/queue.ts'
import { replica } from './checks/replica.ts'
import { roles } from './checks/roles.ts'
import { signIn, traces } from './checks/services.ts'
import { smtp } from './checks/smtp.ts'
import { trustProxy } from './checks/trust-proxy.ts'

/** All checks in the order in which they are told. To add one, add a line. */
export const DOCTOR_CHECKS: readonly DoctorCheck[] = [
  database,
  pooler,
  migrations,
  roles,
  encryptionKey,
  clock,
  queue,
  replica,
  dataDir,
  build,
  geoFile,
  origin,
  trustProxy,
  metrics,
  traces,
  signIn,
  smtp,
  domains,
]
