import type { OutgoingFormat } from '../port.ts'
import { signWebhook } from './sign-webhook.ts'

/** JSON, signed as Standard Webhooks describe. */
export const standard: OutgoingFormat = {
  name: 'standard',
  summary: 'JSON, signed according to Standard Webhooks',
  secretSource: 'generated',
  write: (message, secrets) => ({ headers: signWebhook(message, secrets), body: message.body }),
}
