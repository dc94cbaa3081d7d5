import type { Sql } from 'postgres'
import { BoundedCache } from '../bounded-cache.ts'
import {
  DomainRecord,
  HolderRecord,
  type KeyRecord,
  LinkRecord,
  OfferRecord,
  SignerRecord,
  type WorkspaceRecord,
  WorkspaceRow,
} from './directory-records.ts'
import { findKey, workspaceColumn } from './find-key.ts'
import type { Listener } from './listener.ts'
import { decode, row, text } from './row.ts'
import { confirmKnown, linkColumns, type LookUps } from './confirm-known.ts'
import type { LastKnown } from './last-known.ts'
import type { OfflineMode } from './offline-mode.ts'

const SlugRow = row({ slug: text })

const CHANNEL = 'svc_directory'
const TTL_MS = 10_000

/**
 * Look-ups that do not know their workspace yet (a key's hash, a host, a short link), kept in memory for
 * some seconds. Every change is announced to all server processes, so the time to live is a safety net.
 * While the database is away, what was last known is answered.
 */
export class Directory {
  readonly #sql: Sql
  readonly #now: () => number
  readonly #cache: BoundedCache<unknown>
  readonly #loading = new Map<string, Promise<unknown>>()
  readonly #offline: OfflineMode
  readonly #lastKnown: LastKnown
  readonly #lookUps: LookUps = {
    domain: (slug) => this.domainBySlug(slug),
    workspace: (id) => this.workspaceById(id),
    pk: (key) => this.workspaceByPublishableKey(key),
    primary: (id) => this.primaryDomain(id),
  }
  #generation = 1
  /** The generation that what was last known is of. */
  #confirmed = 0

  constructor(
    sql: Sql,
    now: () => number,
    { offline, lastKnown }: { offline: OfflineMode; lastKnown: LastKnown },
  ) {
    this.#sql = sql
    this.#now = now
    this.#offline = offline
    this.#lastKnown = lastKnown
    this.#cache = new BoundedCache({ max: 100_000, ttlMs: TTL_MS, now })
  }

  /** Starts hearing what other processes changed. */
  listen(listener: Listener): void {
    const forget = () => this.forget()
    listener.on(CHANNEL, { heard: forget, missed: forget })
  }

  /** Forgets everything known in this process. */
  forget(): void {
    this.#generation++
    this.#cache.clear()
    this.#loading.clear()
  }

  /** Invalidates the cache. Call it after a committed change to a workspace, key, domain or link. */
  async changed(): Promise<void> {
    this.forget()
    // The change is stored: a lost announcement must not make it look refused. The time to live makes up.
    await this.#sql.notify(CHANNEL, '').catch(() => {})
  }

  /**
   * Brings what is answered in an outage up to date, if anything was changed since the last time or nobody
   * would have said so.
   */
  async confirm({ hears }: { hears: boolean }): Promise<void> {
    if (this.#offline.isOn) return
    const generation = this.#generation
    const isCurrent = () => generation === this.#generation
    if (generation !== this.#confirmed || !hears) {
      const [sql, lastKnown, lookUps] = [this.#sql, this.#lastKnown, this.#lookUps]
      await confirmKnown({ sql, lastKnown, lookUps, isCurrent })
    }
    if (isCurrent()) this.#confirmed = generation
    // What an earlier process knew may be old: it is confirmed once all of it was looked up.
    if (this.#confirmed > 0) this.#lastKnown.confirm()
  }

  keyByHash(hash: string): Promise<KeyRecord | null> {
    return this.#once(`key:${hash}`, () => findKey(this.#sql, hash))
  }

  workspaceById(id: string): Promise<WorkspaceRecord | null> {
    return this.#once(`workspace:${id}`, () => this.#findWorkspace(this.#sql`w.id = ${id}`))
  }

  workspaceBySlug(slug: string): Promise<WorkspaceRecord | null> {
    return this.#once(`slug:${slug}`, () => this.#findWorkspace(this.#sql`w.slug = ${slug}`))
  }

  workspaceByPublishableKey(key: string): Promise<WorkspaceRecord | null> {
    return this.#once(`pk:${key}`, () =>
      this.#findWorkspace(this.#sql`w.publishable_key = ${key}
        or (w.previous_key = ${key} and w.previous_key_until > ${new Date(this.#now())})`),
    )
  }

  domainBySlug(slug: string): Promise<DomainRecord | null> {
    return this.#once(`domain:${slug}`, async () => {
      const rows = await this.#sql`
        select d.slug, d.not_found_url as "notFoundUrl", d.expired_url as "expiredUrl", d.placeholder,
          ${workspaceColumn(this.#sql)} as workspace
        from domains d join workspaces w on w.id = d.workspace_id
        where d.slug = ${slug} and d.verified_at is not null`
      return decode(DomainRecord, rows)[0] ?? null
    })
  }

  /** Finds which workspace has proved a domain. It asks the database each time: somebody may lose it now. */
  async holderOfDomain(slug: string): Promise<HolderRecord | null> {
    const rows = await this.#sql`
      select d.id, d.challenge, d.verified_by as "verifiedBy", ${workspaceColumn(this.#sql)} as workspace
      from domains d join workspaces w on w.id = d.workspace_id
      where d.slug = ${slug} and d.verified_at is not null`
    return decode(HolderRecord, rows)[0] ?? null
  }

  /** Returns the domain that new links get when none is named: a verified one, if there is any. */
  primaryDomain(workspaceId: string): Promise<string | null> {
    return this.#once(`primary:${workspaceId}`, async () => {
      const rows = await this.#sql`
        select slug from domains where workspace_id = ${workspaceId} and not archived
        order by verified_at is null, is_primary desc, id limit 1`
      return decode(SlugRow, rows)[0]?.slug ?? null
    })
  }

  /** Finds a link by domain and key. `lookup` is the key in lower case. */
  link(workspaceId: string, domain: string, lookup: string): Promise<LinkRecord | null> {
    return this.#once(`link:${workspaceId}:${domain}/${lookup}`, async () => {
      const rows = await this.#sql`
        select ${linkColumns(this.#sql)} from links l
        where workspace_id = ${workspaceId} and domain = ${domain} and key_lookup = ${lookup}
          and deleted_at is null`
      return decode(LinkRecord, rows)[0] ?? null
    })
  }

  /** Finds what signs the calls of a connection; null: there is none, or it was removed. */
  signer(workspaceId: string, connectionId: string): Promise<SignerRecord | null> {
    return this.#once(
      `signer:${workspaceId}.${connectionId}`,
      async () => {
        const rows = await this.#sql`
          select provider, secret from connections
          where workspace_id = ${workspaceId} and id = ${connectionId} and removed_at is null
            and secret is not null`
        return decode(SignerRecord, rows)[0] ?? null
      },
      { lasting: false },
    )
  }

  /** Finds the partner behind a link; null when it belongs to none. */
  async offerOfLink({
    workspaceId,
    programId,
    partnerId,
  }: Pick<LinkRecord, 'workspaceId' | 'programId' | 'partnerId'>): Promise<OfferRecord | null> {
    if (programId === null || partnerId === null) return null
    return this.#once(`offer:${workspaceId}/${programId}/${partnerId}`, async () => {
      const rows = await this.#sql`
        select e.status, g.deactivated_at is not null as "programEnded",
          g.attribution_window_days as "windowDays", json_build_object('id', p.id, 'name', p.name, 'image', p.image,
            'groupId', e.group_id, 'tenantId', e.tenant_id) as partner,
          (select json_build_object('id', d.id, 'type', d.type, 'amountMinor', d.amount_minor,
              'rateBps', d.rate_bps, 'maxDurationMonths', d.max_duration_months,
              'couponId', d.coupon_id, 'couponTestId', d.coupon_test_id)
            from discounts d where d.workspace_id = ${workspaceId} and d.archived_at is null
              and (d.group_id = e.group_id or d.enrollment_id = e.id)
            order by d.enrollment_id nulls last limit 1) as discount
        from enrollments e
        join partners p on p.workspace_id = ${workspaceId} and p.id = e.partner_id
        join programs g on g.workspace_id = ${workspaceId} and g.id = e.program_id
        where e.workspace_id = ${workspaceId} and e.program_id = ${programId}
          and e.partner_id = ${partnerId}`
      return decode(OfferRecord, rows)[0] ?? null
    })
  }

  async #findWorkspace(where: ReturnType<Sql>): Promise<WorkspaceRecord | null> {
    const rows =
      await this.#sql`select ${workspaceColumn(this.#sql)} as workspace from workspaces w where ${where}`
    return decode(WorkspaceRow, rows)[0]?.workspace ?? null
  }

  /** Answers from memory, else from the database; while that is away, what was last known and is `lasting`. */
  async #once<T>(key: string, load: () => Promise<T>, { lasting = true } = {}): Promise<T> {
    const known = this.#cache.get(key)
    if (known !== undefined) return known as T
    // What has a name is what was stored under it.
    const underWay = this.#loading.get(key) as Promise<T> | undefined
    try {
      return await (underWay ?? this.#load(key, load, lasting))
    } catch (error) {
      const last = this.#offline.isOn ? this.#lastKnown.get(key) : undefined
      if (last !== undefined) return last as T
      throw error
    }
  }

  /** Shares one query among simultaneous callers; an answer that a change overtook is not cached. */
  async #load<T>(key: string, load: () => Promise<T>, lasting: boolean): Promise<T> {
    const generation = this.#generation
    const loading = this.#offline.attempt(load)
    this.#loading.set(key, loading)
    try {
      const value = await loading
      if (generation === this.#generation) {
        this.#cache.set(key, value)
        if (lasting) this.#lastKnown.set(key, value)
      }
      return value
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
  }
}
