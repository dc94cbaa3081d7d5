import type { ReportField } from './field.ts'

const link = { dimension: 'link' } as const

/** The partners `v`, and whom they became in a merge: links changed hands with it. */
const PARTNERS = `array(select coalesce(p.merged_into_id, p.id) from partners p
  where p.workspace_id = $ws and p.id = any(v))`

/** The partner who has the link now, and their program and group. */
export const partnerFields = {
  partnerId: {
    ...link,
    filter: {
      about: 'The ID of the link’s partner.',
      example: 'pn_1C3MxQp0yTfWJ2k',
      match: `d.partner_id = any(${PARTNERS})`,
    },
    group: {
      names: ['top_partners'],
      keys: { partnerId: 'd.partner_id' },
      unknown: null,
      record: 'partner',
      columns: ['partnerId', 'partnerName', 'partnerCountry'],
    },
  },
  groupId: {
    ...link,
    filter: {
      about: 'The ID of the group that the link’s partner is in now.',
      example: 'grp_1C3MxQp0yTfWJ2k',
      match: `(d.program_id, d.partner_id) in (select e.program_id, e.partner_id from enrollments e
        where e.workspace_id = $ws and e.group_id = any(v))`,
    },
    group: {
      names: ['top_groups'],
      keys: { groupId: 'e.group_id' },
      join: `left join enrollments e on e.workspace_id = $ws
        and e.program_id = d.program_id and e.partner_id = d.partner_id`,
      unknown: null,
      record: 'group',
      columns: ['groupId', 'groupName', 'programId', 'programName'],
    },
  },
  programId: {
    ...link,
    filter: {
      about: 'The ID of the link’s program.',
      example: 'prog_1C3MxQp0yTfWJ2k',
      match: 'd.program_id = any(v)',
    },
    group: {
      names: ['top_programs'],
      keys: { programId: 'd.program_id' },
      unknown: null,
      record: 'program',
      columns: ['programId', 'programName'],
    },
  },
} as const satisfies Record<string, ReportField>
