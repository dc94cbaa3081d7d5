import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import {
  countColumn,
  createdAt,
  idColumn,
  sealedColumn,
  timeColumn,
  workspaceId,
} from './columns.ts'

/** Who signs in to the console. They may be members of several workspaces, so they belong to none. */
export const people = pgTable(
  'people',
  {
    id: idColumn('id').primaryKey(),
    /** In the form of `parseEmail`. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id; null: they sign in by a link in a mail. */
    passwordHash: text('password_hash'),
    /** The language of their mails. */
    locale: text('locale'),
    emailVerifiedAt: timeColumn('email_verified_at'),
    /** Of an authenticator app; asked for at sign-in once it was confirmed. */
    totpSecret: sealedColumn('totp_secret'),
    totpConfirmedAt: timeColumn('totp_confirmed_at'),
    /** The step of time whose code was used last. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    /** Codes that were tried, and since when. */
    codeAttempts: integer('code_attempts').notNull().default(0),
    codeAttemptsSince: timeColumn('code_attempts_since'),
    /** The account at the service of OpenID Connect that signs them in, once it has. */
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    createdAt: createdAt(),
  },
  (t) => [unique('people_oidc').on(t.oidcIssuer, t.oidcSubject)],
)

/** Browsers in which somebody is signed in. Only the token's hash is kept. */
export const personSessions = pgTable(
  'person_sessions',
  {
    id: idColumn('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    personId: idColumn('person_id').notNull(),
    /** Where the session was opened, for the list. */
    address: text('address').notNull(),
    agent: text('agent').notNull(),
    /** The passkey that opened it, whose removal ends it; null: a password or a mail. */
    openedWith: text('opened_with'),
    /** To some minutes. */
    lastUsedAt: timeColumn('last_used_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('person_sessions_person').on(t.personId),
    index('person_sessions_age').on(t.expiresAt),
  ],
)

/** Links in mails that prove an address. Only the hash is kept. */
export const personTokens = pgTable(
  'person_tokens',
  {
    id: idColumn('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** `sign_in` or `reset` */
    purpose: text('purpose').notNull(),
    personId: idColumn('person_id').notNull(),
    /** The address that the mail went to. */
    email: text('email').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    usedAt: timeColumn('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('person_tokens_person').on(t.personId, t.purpose),
    index('person_tokens_age').on(t.expiresAt),
  ],
)

/** Passkeys that sign people in. */
export const personPasskeys = pgTable(
  'person_passkeys',
  {
    id: idColumn('id').primaryKey(),
    personId: idColumn('person_id').notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: idColumn('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, of authenticators that count. */
    counter: countColumn('counter').notNull(),
    /** How browsers reach it: `internal`, `usb` … */
    transports: text('transports').array().notNull().default([]),
    /** What the person calls it. */
    name: text('name').notNull(),
    /** Whether it is kept in more places than one device. */
    synced: boolean('synced').notNull(),
    lastUsedAt: timeColumn('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('person_passkeys_person').on(t.personId)],
)

/** What a browser was given to bring back, once: signed by a passkey, or through another service. */
export const personChallenges = pgTable(
  'person_challenges',
  {
    id: idColumn('id').primaryKey(),
    purpose: text('purpose').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Of what the same browser, or the same session, has. */
    browserHash: text('browser_hash').notNull(),
    /** Of `oidc_code`: the account that becomes theirs once the code was right; empty: it is already. */
    subject: text('subject').notNull().default(''),
    /** Empty while nobody knows who it is. */
    personId: idColumn('person_id').notNull().default(''),
    expiresAt: timeColumn('expires_at').notNull(),
  },
  (t) => [index('person_challenges_age').on(t.expiresAt)],
)

/** Who may work in a workspace, and as what. */
export const members = pgTable(
  'members',
  {
    workspaceId: workspaceId(),
    personId: idColumn('person_id').notNull(),
    /** One of `ROLES`. */
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.personId] }),
    index('members_person').on(t.personId),
  ],
)

/** People who were asked to become members. The mail's token is made when the mail is sent. */
export const invitations = pgTable(
  'invitations',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    /** Null until the mail was written. */
    tokenHash: text('token_hash'),
    /** Who invited, as actors are named. */
    invitedBy: text('invited_by').notNull(),
    /** The language of the mail. */
    locale: text('locale'),
    /** When the mail went out last; null: it waits, or there is no SMTP server. */
    sentAt: timeColumn('sent_at'),
    /** An owner was given the link, for a server without email: it proves no address. */
    handedOver: boolean('handed_over').notNull().default(false),
    expiresAt: timeColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('invitations_email').on(t.workspaceId, t.email),
    unique('invitations_token').on(t.workspaceId, t.tokenHash),
  ],
)
