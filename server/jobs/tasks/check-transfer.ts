import { checkTransfer } from '../../modules/payouts/payouts/check-transfers.ts'
import type { Task } from './task.ts'

export const checkTransferTask: Task<'check-transfer'> = (ctx, { transferId }) =>
  checkTransfer(ctx, transferId)
