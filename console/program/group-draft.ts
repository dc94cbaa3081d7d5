import type { Group } from '../api/wire.gen.ts'

/** Values of the form of a group, as they are typed. */
export interface GroupDraft {
  name: string
  slug: string
  color: Group['color']
  /** Empty: the program's. */
  holdingPeriodDays: string
  autoApprove: 'program' | 'yes' | 'no'
  linkStructure: Group['linkStructure']
  maxLinks: string
}

/** Returns the form's values for a group; without one, for a new one. */
export function groupDraft(group: Group | undefined): GroupDraft {
  const { autoApprove = null, holdingPeriodDays = null } = group ?? {}
  return {
    name: group?.name ?? '',
    slug: group?.slug ?? '',
    color: group?.color ?? 'gray',
    holdingPeriodDays: holdingPeriodDays === null ? '' : String(holdingPeriodDays),
    autoApprove: autoApprove === null ? 'program' : autoApprove ? 'yes' : 'no',
    linkStructure: group?.linkStructure ?? 'short',
    maxLinks: String(group?.maxLinks ?? 10),
  }
}

/** Returns what the API is sent; what is no number is sent as it is, so that it says what is wrong. */
export function groupBody(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { holdingPeriodDays = '', maxLinks = '', autoApprove, slug = '', ...rest } = values
  return {
    ...rest,
    ...(slug.trim() === '' ? {} : { slug: slug.trim() }),
    holdingPeriodDays: holdingPeriodDays.trim() === '' ? null : numberOf(holdingPeriodDays),
    maxLinks: numberOf(maxLinks),
    autoApprove: autoApprove === 'program' ? null : autoApprove === 'yes',
  }
}

const numberOf = (text: string): number | string =>
  /^\d+$/.test(text.trim()) ? Number(text) : text
