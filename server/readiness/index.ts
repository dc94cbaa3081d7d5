import type { Check } from './check.ts'
import { build } from './checks/build.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { migrations } from './checks/migrations.ts'
import { queue } from './checks/queue.ts'
import { spool } from './checks/spool.ts'
import { writes } from './checks/writes.ts'

/** All parts that readiness looks at. To add one, add a line. */
export const CHECKS = {
  database,
  writes,
  migrations,
  build,
  queue,
  spool,
  disk,
} as const satisfies Record<string, Check>
export type PartName = keyof typeof CHECKS
export const PART_NAMES = Object.keys(CHECKS) as PartName[]
