import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  countColumn,
  createdAt,
  idColumn,
  moneyColumn,
  numberColumn,
  timeColumn,
  updatedAt,
  workspaceId,
} from './columns.ts'

export const folders = pgTable(
  'folders',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').notNull().default('default'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('folders_name').on(t.workspaceId, t.name),
  ],
)

export const tags = pgTable(
  'tags',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('tags_name').on(t.workspaceId, sql`lower(${t.name})`),
  ],
)

export interface TestVariant {
  url: string
  percentage: number
}

/** `num` is the link's short name inside the event tables: eight bytes instead of twenty, three times a click. */
export const links = pgTable(
  'links',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    num: numberColumn('num').notNull().generatedByDefaultAsIdentity(),
    domain: text('domain').notNull(),
    key: text('key').notNull(),
    keyLookup: text('key_lookup').notNull(),
    url: text('url').notNull(),
    /** The address as it was given, when parameters were added to it: what an upsert looks for. */
    givenUrl: text('given_url'),
    externalId: text('external_id'),
    tenantId: text('tenant_id'),
    programId: idColumn('program_id'),
    partnerId: idColumn('partner_id'),
    folderId: idColumn('folder_id'),
    trackConversion: boolean('track_conversion').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    publicStats: boolean('public_stats').notNull().default(false),
    proxy: boolean('proxy').notNull().default(false),
    rewrite: boolean('rewrite').notNull().default(false),
    doIndex: boolean('do_index').notNull().default(false),
    expiresAt: timeColumn('expires_at'),
    expiredUrl: text('expired_url'),
    disabledAt: timeColumn('disabled_at'),
    deletedAt: timeColumn('deleted_at'),
    passwordHash: text('password_hash'),
    title: text('title'),
    description: text('description'),
    image: text('image'),
    video: text('video'),
    ios: text('ios'),
    android: text('android'),
    geo: jsonb('geo').$type<Record<string, string>>(),
    testVariants: jsonb('test_variants').$type<TestVariant[]>(),
    testStartedAt: timeColumn('test_started_at'),
    testCompletedAt: timeColumn('test_completed_at'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    comments: text('comments'),
    clicks: countColumn('clicks').notNull().default(0),
    leads: countColumn('leads').notNull().default(0),
    conversions: countColumn('conversions').notNull().default(0),
    sales: countColumn('sales').notNull().default(0),
    saleAmount: moneyColumn('sale_amount')
      .notNull()
      .default(sql`0`),
    lastClicked: timeColumn('last_clicked'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('links_num').on(t.workspaceId, t.num),
    uniqueIndex('links_domain_key')
      .on(t.workspaceId, t.domain, t.keyLookup)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('links_external_id')
      .on(t.workspaceId, t.externalId)
      .where(sql`${t.deletedAt} is null`),
    index('links_folder').on(t.workspaceId, t.folderId, t.id),
    index('links_url').on(t.workspaceId, sql`md5(${t.url})`),
    index('links_given_url')
      .on(t.workspaceId, sql`md5(${t.givenUrl})`)
      .where(sql`${t.givenUrl} is not null`),
    index('links_tenant').on(t.workspaceId, t.tenantId),
    index('links_partner')
      .on(t.workspaceId, t.partnerId)
      .where(sql`${t.partnerId} is not null`),
    index('links_program')
      .on(t.workspaceId, t.programId)
      .where(sql`${t.programId} is not null`),
    foreignKey({
      name: 'links_folder_fk',
      columns: [t.workspaceId, t.folderId],
      foreignColumns: [folders.workspaceId, folders.id],
    }),
  ],
)

export const linkTags = pgTable(
  'link_tags',
  {
    workspaceId: workspaceId(),
    linkId: idColumn('link_id').notNull(),
    tagId: idColumn('tag_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.linkId, t.tagId] }),
    index('link_tags_tag').on(t.workspaceId, t.tagId),
    foreignKey({
      name: 'link_tags_link_fk',
      columns: [t.workspaceId, t.linkId],
      foreignColumns: [links.workspaceId, links.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'link_tags_tag_fk',
      columns: [t.workspaceId, t.tagId],
      foreignColumns: [tags.workspaceId, tags.id],
    }).onDelete('cascade'),
  ],
)
