import { sendMail } from '../../features/mails/send-mail.ts'
import type { Task } from './task.ts'

export const sendMailTask: Task<'send-mail'> = (deps, scope, { mailId }) =>
  sendMail(deps, scope, mailId)
