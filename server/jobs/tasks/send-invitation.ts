import { sendInvitation } from '../../modules/platform/members/send-invitation.ts'
import type { Task } from './task.ts'

export const sendInvitationTask: Task<'send-invitation'> = (ctx, { invitationId }) =>
  sendInvitation(ctx, invitationId)
