import { prefetch } from '../api/client.ts'

/** Asks for what Home shows first, while its script loads. @throws Problem */
export async function prefetchHome(): Promise<void> {
  await Promise.all([prefetch('/workspace/attention'), prefetch('/setup-checklist')])
}
