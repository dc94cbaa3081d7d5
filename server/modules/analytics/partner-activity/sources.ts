import { sql, type SQL } from 'drizzle-orm'
import type { ActivityKind } from './kinds.ts'
import { isOlder, select, selectRows, type Source } from './source.ts'

const ofPartner = (id: SQL) => sql`r.partner_id = ${id}`

const joined: Source = {
  kinds: ['applied', 'invited', 'enrolled'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`enrollments r cross join lateral (values ('applied', r.applied_at),
        ('invited', r.invited_at),
        ('enrolled', case when r.applied_at is null and r.invited_at is null then r.created_at end)
      ) as moment (kind, at)`,
      of: (id) => sql`${ofPartner(id)} and moment.at is not null`,
      columns: {
        at: sql`moment.at`,
        key: sql`r.id || '.' || moment.kind`,
        kind: sql`moment.kind`,
        program: sql`r.program_id`,
        type: sql`'enrollment'`,
        resource: sql`r.id`,
      },
    }),
}

const CHANGE_KINDS = [
  'status_changed',
  'group_changed',
  'owner_changed',
  'changed',
  'merged',
  'tag_added',
  'tag_removed',
  'signed_in',
  'viewed_as',
  'exported',
  'access_link_created',
  'payout_method_changed',
  'discount_code_changed',
] as const satisfies readonly ActivityKind[]

/** Changes of a partner and their enrollments; how they came is told by the enrollments themselves. */
const changed: Source = {
  kinds: CHANGE_KINDS,
  build(wanted) {
    const kind = sql`case
      when r.type = 'payout_method' then 'payout_method_changed'
      when r.type = 'discount_code' then 'discount_code_changed'
      when r.action not in ('updated', 'created', 'deleted') then r.action
      when r.after ? 'merged_into_id' then 'merged'
      when r.after ? 'status' then 'status_changed'
      when r.after ? 'group_id' then 'group_changed'
      when r.after ? 'owner_id' then 'owner_changed'
      else 'changed' end`
    return selectRows(wanted, {
      table: sql`audit_entries r`,
      of: (id) => sql`r.subject_id = ${id}
        and r.type in ('partner', 'enrollment', 'payout_method', 'discount_code')
        and not (r.type in ('partner', 'enrollment') and r.action in ('created', 'deleted'))`,
      columns: {
        at: sql`r.created_at`,
        key: sql`r.id`,
        kind,
        actor: sql`r.actor`,
        program: sql`(select n.program_id from enrollments n
          where n.workspace_id = ${wanted.ws} and n.id = r.resource_id)`,
        type: sql`case when r.after ? 'group_id' then 'group'
          when r.action in ('tag_added', 'tag_removed') then 'tag'
          when r.after->>'owner_id' is not null then 'member' else r.type end`,
        resource: sql`coalesce(r.after->>'merged_into_id', r.after->>'group_id', r.after->>'tag_id',
          r.before->>'tag_id', r.after->>'owner_id', r.resource_id)`,
        name: sql`case when r.type = 'discount_code' then r.resource_name end`,
        status: sql`case when r.type = 'enrollment' then r.after->>'status' end`,
        changes: sql`case when (${kind}) = 'changed' and jsonb_typeof(r.after) = 'object'
          then array(select jsonb_object_keys(r.after) order by 1) end`,
      },
    })
  },
}

const links: Source = {
  kinds: ['link_created'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`links r`,
      of: ofPartner,
      columns: {
        at: sql`r.created_at`,
        key: sql`r.id`,
        kind: sql`'link_created'`,
        program: sql`r.program_id`,
        type: sql`'link'`,
        resource: sql`r.id`,
        name: sql`case when r.deleted_at is null then r.domain || '/' || r.key end`,
      },
    }),
}

/** Builds the source of the first event of a partner's links: one look-up for each link. */
function firstOf(kind: 'first_lead' | 'first_sale'): Source {
  const isSale = kind === 'first_sale'
  const table = isSale ? sql`sales` : sql`leads`
  return {
    kinds: [kind],
    build: (wanted) => sql`select * from (
      select ${select({
        at: sql`f.created_at`,
        key: sql`f.id`,
        kind: sql`${kind}::text`,
        program: sql`f.program_id`,
        type: sql`'event'`,
        resource: sql`f.id`,
        amount: isSale ? sql`f.amount::float8` : sql`null::float8`,
        currency: isSale ? sql`f.currency` : sql`null::text`,
      })} from (
        select l.program_id, first.* from links l cross join lateral (
          select e.id, e.created_at ${isSale ? sql`, e.amount, e.currency` : sql``}
          from ${table} e where e.workspace_id = ${wanted.ws} and e.link_num = l.num
          order by e.id limit 1) first
        where l.workspace_id = ${wanted.ws} and l.partner_id in ${[...wanted.partnerIds]}
        order by first.created_at, first.id limit 1) f) found
      where ${isOlder(wanted, sql`found.at`, sql`found.key`)}`,
  }
}

const emails: Source = {
  kinds: ['email'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`mails r`,
      of: ofPartner,
      columns: {
        at: sql`r.created_at`,
        key: sql`r.id`,
        kind: sql`'email'`,
        program: sql`r.program_id`,
        type: sql`'email'`,
        resource: sql`r.id`,
        name: sql`r.template`,
        text: sql`r.subject`,
      },
    }),
}

const payouts: Source = {
  kinds: ['payout_created', 'payout_sent', 'payout_paid', 'payout_failed'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`enrollments n join payouts r on r.workspace_id = ${wanted.ws}
        and r.enrollment_id = n.id
        cross join lateral (values ('payout_created', r.created_at), ('payout_sent', r.sent_at),
          ('payout_paid', r.paid_at), ('payout_failed', r.failed_at)) as moment (kind, at)`,
      of: (id) =>
        sql`n.workspace_id = ${wanted.ws} and n.partner_id = ${id} and moment.at is not null`,
      columns: {
        at: sql`moment.at`,
        key: sql`r.id || '.' || moment.kind`,
        kind: sql`moment.kind`,
        program: sql`r.program_id`,
        type: sql`'payout'`,
        resource: sql`r.id`,
        amount: sql`r.amount::float8`,
        currency: sql`r.currency`,
      },
    }),
}

const flags: Source = {
  kinds: ['fraud_flagged'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`fraud_flags r`,
      of: ofPartner,
      columns: {
        at: sql`r.created_at`,
        key: sql`r.id`,
        kind: sql`'fraud_flagged'`,
        program: sql`r.program_id`,
        type: sql`'fraud_flag'`,
        resource: sql`r.id`,
        name: sql`r.rule`,
      },
    }),
}

const notes: Source = {
  kinds: ['note'],
  build: (wanted) =>
    selectRows(wanted, {
      table: sql`partner_notes r`,
      of: ofPartner,
      columns: {
        at: sql`r.created_at`,
        key: sql`r.id`,
        kind: sql`'note'`,
        actor: sql`r.author`,
        type: sql`'note'`,
        resource: sql`r.id`,
        name: sql`r.author_name`,
        text: sql`r.text`,
      },
    }),
}

export const SOURCES: readonly Source[] = [
  joined,
  changed,
  links,
  firstOf('first_lead'),
  firstOf('first_sale'),
  emails,
  payouts,
  flags,
  notes,
]
