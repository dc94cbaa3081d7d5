import type { LinkRecord } from '../../../db/directory-records.ts'
import type { BriefLink } from './schema.ts'

export function briefLink({ id, domain, key, url }: LinkRecord): BriefLink {
  return { id, domain, key, url }
}
