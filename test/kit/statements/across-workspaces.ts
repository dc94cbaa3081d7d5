/** Statements that look at all workspaces, by their text with single spaces, and why they must. */
const ACROSS_WORKSPACES: readonly { text: RegExp; reason: string }[] = [
  {
    text: /^with input as materialized .* select day, at \+ interval '1 hour', link, ws, visitor, id from input/,
    reason: 'the clicks of workspaces that have few share a statement; see write-by-workspace.ts',
  },
  {
    text: /^select t\.n::int as n, v\.click_id from unnest\(.* v\.workspace_id = t\.ws /,
    reason: 'the repeated requests among these clicks',
  },
  {
    text: /^select t\.n::int - 1 as n, d\.id::float8 from unnest\(/,
    reason: 'the words of these clicks that are not in memory',
  },
  {
    text: /^insert into "(referrers|destinations|utms)" \(workspace_id, hash, .* from unnest\(/,
    reason: 'the words of these clicks that are new',
  },
  {
    text: /^insert into dictionary_days as d \(workspace_id, .* from unnest\(/,
    reason: 'how many of them there are',
  },
  {
    text: /^select id, num::float8, .* from links l where \(workspace_id, num\) in \(select \* from unnest\(/,
    reason: 'the links that a process follows in an outage are looked up again',
  },
  {
    text: /^with events as materialized \( select workspace_id, created_at, /,
    reason: 'the roll-up takes the events of all workspaces by their time',
  },
  {
    text: /^select extract\(epoch from min\(at\)\)/,
    reason: 'where the roll-up goes on after a gap',
  },
  {
    text: /^select count\(\*\)::text as depth, min\(created_at\) as oldest from \(select created_at from outbox /,
    reason: 'metrics say how long the outbox is',
  },
  {
    text: /^select min\(c\.created_at\) as oldest, sum\(c\.differences\)::float8 as differences from \(select distinct /,
    reason: 'metrics say what the last checks of all ledgers found',
  },
  {
    text: /^with recursive owners as \( \(select workspace_id from outbox /,
    reason: 'the relay gives each workspace the same share of what has happened',
  },
  {
    text: /^select w\.id, w\.plan, m\.role, w\.name, w\.slug, w\.timezone, w\.currency, t\.id as "testId", /,
    reason: 'somebody who has signed in chooses among their workspaces',
  },
  {
    text: /^select t\.id, t\.plan, t\.mode from workspaces w join workspaces t on /,
    reason: 'a workspace looks for its test workspace, or for its live one, to copy settings',
  },
  {
    text: /^select w\.id from workspaces w where w\.mode = 'live' and exists \(select from partners p /,
    reason:
      'a job looks where the address of somebody who signs in is a partner’s, then acts in each',
  },
  {
    text: /^(with t as \( )?update partner_tokens set attempts = attempts [+-] 1 where (email|id) = /,
    reason: 'somebody who enters a code has said an address, and no workspace',
  },
  {
    text: /^select id, plan from workspaces where id in \(/,
    reason: 'a job looks for the workspaces that have work for it, then acts in each',
  },
  {
    text: /^delete from (connection_requests|control_changes|embed_sessions|partner_tokens|payout_drafts|webhook_deliveries) where (expires|created)_at < \$1( and confirmed_at is null)?$/,
    reason: 'what is over is deleted by its age',
  },
  {
    text: /^(select min\(created_at\) as oldest|select count\(\*\)::int as n|delete) from (idempotency_keys|mails|audit_entries) where created_at < \$1( and recipient <> '')?$/,
    reason: 'what is over is deleted by its age',
  },
  {
    text: /^(select count\(\*\)::int as n|delete) from imports where started_at is null and updated_at < \$1$/,
    reason: 'imports that nobody has started are deleted by their age',
  },
  {
    text: /^update inbox_events set body = null where body is not null and created_at < \$1$/,
    reason: 'the texts of events that could not be counted are emptied by their age',
  },
  {
    text: /^update mails set recipient = '', .* where created_at >= \$1 /,
    reason: 'old mails are emptied by their age',
  },
  {
    text: /^(update payout_(methods m set details|files f set content) = null where|select \(select count\(\*\)::int from payout_methods m where) /,
    reason: 'old bank details are deleted by their age',
  },
  {
    text: /^delete from (visits_default|bonus_days|dictionary_days) where day < \$1$/,
    reason: 'days that are over',
  },
  {
    text: /^delete from audit_seals s using \( select g\.workspace_id, /,
    reason: 'seals of entries that were deleted by their age',
  },
  {
    text: /^select workspace_id as id from programs where id = \$1$/,
    reason: 'the address of a page of ours names the program alone',
  },
]

export function isAcrossWorkspaces(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim()
  return ACROSS_WORKSPACES.some((statement) => statement.text.test(plain))
}
