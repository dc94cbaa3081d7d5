import { enterApplicant } from '../../modules/program/enrollments/apply-to-program.ts'
import type { Task } from './task.ts'

export const enterApplicantTask: Task<'enter-applicant'> = (ctx, applicant) =>
  enterApplicant(ctx, applicant)
