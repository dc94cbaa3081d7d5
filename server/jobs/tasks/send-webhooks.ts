import { sendDeliveries } from '../../modules/platform/webhooks/send-deliveries.ts'
import type { Task } from './task.ts'

export const sendWebhooksTask: Task<'send-webhooks'> = (ctx, { webhookId }) =>
  sendDeliveries(ctx, webhookId)
