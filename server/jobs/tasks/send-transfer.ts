import { sendTransfer } from '../../modules/payouts/payouts/send-transfer.ts'
import type { Task } from './task.ts'

export const sendTransferTask: Task<'send-transfer'> = (ctx, { transferId }) =>
  sendTransfer(ctx, transferId)
