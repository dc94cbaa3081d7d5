import { writeDigest } from '../../modules/platform/mails/write-digest.ts'
import type { Task } from './task.ts'

export const writeDigestTask: Task<'write-digest'> = (ctx, { enrollmentId }) =>
  writeDigest(ctx, enrollmentId)
