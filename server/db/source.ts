import { sql, type SQL } from 'drizzle-orm'
import type { AttributionRules } from '../domain/attribution.ts'
import type { Origin } from './rollups.ts'

/** A link and the click through which somebody came to it. */
export interface Source {
  /** Null when the link was fixed without a click. */
  clickId: string | null
  clickedAtMs: number | null
  country: string | null
  origin: Origin
  linkNum: number
  link: SourceLink
  /** The attribution rules of the link's program; null: it belongs to none. */
  rules: AttributionRules | null
}

export interface SourceLink {
  id: string
  domain: string
  key: string
  url: string
  partnerId: string | null
  programId: string | null
  tenantId: string | null
  externalId: string | null
}

/** The `SourceLink` of a link `l`. */
export const LINK = sql`json_build_object('id', l.id, 'domain', l.domain, 'key', l.key, 'url', l.url,
  'partnerId', l.partner_id, 'programId', l.program_id, 'tenantId', l.tenant_id,
  'externalId', l.external_id)`

/**
 * The `Source` of a link `l`, its click `c` and the click's place `o`. `since` is an earlier time at which the
 * visitor clicked, if there is one: of an id that stands for the click.
 */
export const sourceOf = (
  ws: string,
  since: SQL = sql`null::timestamptz`,
): SQL => sql`json_build_object('clickId', c.id,
  'clickedAtMs', extract(epoch from case when c.id is not null then least(c.created_at, ${since}) end) * 1000, 'country', nullif(o.country, ''),
  'origin', json_build_object('locationId', coalesce(c.location_id, 0), 'agentId', coalesce(c.agent_id, 0),
    'referrerId', coalesce(c.referrer_id, 0), 'urlId', coalesce(c.url_id, 0),
    'utmId', coalesce(c.utm_id, 0), 'trigger', coalesce(c.trigger, 0)), ${linkParts(ws)})`

/** The `Source` of a link `l` that was found without a click: no place, and no origin but the link itself. */
export const clicklessSourceOf = (ws: string): SQL => sql`json_build_object('clickId', null,
  'clickedAtMs', null, 'country', null, 'origin', json_build_object('locationId', 0, 'agentId', 0,
    'referrerId', 0, 'urlId', 0, 'utmId', 0, 'trigger', 0), ${linkParts(ws)})`

const linkParts = (ws: string): SQL => sql`'linkNum', l.num, 'link', ${LINK},
  'rules', (select json_build_object(
    'model', p.attribution_model, 'windowDays', p.attribution_window_days) from programs p
    where p.workspace_id = ${ws} and p.id = l.program_id)`
