import { sendMail } from '../../modules/platform/mails/send-mail.ts'
import type { Task } from './task.ts'

export const sendMailTask: Task<'send-mail'> = (ctx, { mailId }) => sendMail(ctx, mailId)
