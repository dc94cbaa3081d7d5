/** The fields of PayPal's answers that are read. Any part may be missing. */
export interface Batch {
  batch_header?: BatchHeader
  items?: Item[]
}

export interface BatchHeader {
  payout_batch_id?: string
  batch_status?: string
  sender_batch_header?: { sender_batch_id?: string }
}

export interface Item {
  payout_batch_id?: string
  transaction_status?: string
  payout_item?: { sender_item_id?: string }
  errors?: { name?: string }
}

export interface Refusal {
  name?: string
  details?: {
    field?: string
    issue?: string
    link?: { href?: string }[]
  }[]
}

export interface WebhookEvent {
  event_type?: string
  resource?: Item & { batch_header?: BatchHeader }
}

/**
 * Recognises the answer that a batch of this id exists. `batchId` is the first one's, when PayPal names it.
 */
export function duplicateOf({ name, details = [] }: Refusal): { batchId: string | null } | null {
  const repeated = details.filter(
    ({ field, issue }) =>
      field?.toUpperCase() === 'SENDER_BATCH_ID' && /exist|duplicate/i.test(issue ?? ''),
  )
  if (repeated.length === 0 && !/DUPLICATE/.test(name ?? '')) return null
  const links = repeated.flatMap(({ link = [] }) => link.map(({ href = '' }) => batchIdIn(href)))
  return { batchId: links.find((batchId) => batchId !== null) ?? null }
}

/** Reads the id from a link, and nothing else of it: requests go to the one address that was configured. */
function batchIdIn(href: string): string | null {
  return /\/payouts\/([A-Za-z0-9_-]{1,40})(?:$|[?#])/.exec(href)?.[1] ?? null
}
