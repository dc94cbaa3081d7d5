import { sendSignInLink } from '../../modules/portal/partner-sessions/send-sign-in-link.ts'
import type { Task } from './task.ts'

export const sendSignInLinkTask: Task<'send-sign-in-link'> = (ctx, asked) =>
  sendSignInLink(ctx, asked)
