import {
  Banknote,
  ChartLine,
  Coins,
  ContactRound,
  Handshake,
  House,
  type IconNode,
  Link2,
  Megaphone,
} from 'lucide'
import { may, type Session } from '../api/session.ts'
import type { TextId } from '../base/texts.ts'
import type { Count } from './attention.ts'

/** A page that the navigation lists. */
export interface Page {
  /** Below `/console`, with the query that makes it another list, if there is one. */
  path: string
  name: TextId
  /** The scope that the role must have. */
  needs?: string
  /** The keys that open it, one after the other. */
  keys?: string
  /** It is about one program at a time. */
  isOfOneProgram?: true
  /** What waits there, counted beside the name. */
  count?: Count
  /** Paths of pages that belong to it without beginning with its own. */
  includes?: readonly string[]
}

/** An entry of the side bar. Several pages are tabs above the page. */
export interface Section {
  name: TextId
  picture: IconNode
  /** In the bar of a phone, which has room for four; the others are in a menu there. */
  onPhone?: true
  pages: readonly Page[]
}

/** A heading in the side bar of the settings, with its pages. */
export type SettingsGroup = Pick<Section, 'name' | 'pages'>

const PROGRAM = { needs: 'program.read' } as const
const ONE_PROGRAM = { needs: 'program.read', isOfOneProgram: true } as const
const LINKS = { needs: 'links.read' } as const
const CONNECTIONS = { needs: 'workspace.read' } as const

/** The entries of the side bar. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'home.home',
    picture: House,
    onPhone: true,
    pages: [{ path: '/', name: 'home.home', keys: 'g h' }],
  },
  {
    name: 'common.analytics',
    picture: ChartLine,
    pages: [
      { path: '/analytics', name: 'wizard.overview', keys: 'g o' },
      { path: '/analytics/funnel', name: 'common.funnel', keys: 'g f' },
      { path: '/analytics/live', name: 'common.liveEvents', keys: 'g e' },
    ],
  },
  {
    name: 'common.partners',
    picture: Handshake,
    onPhone: true,
    pages: [
      { path: '/partners', name: 'common.allPartners', keys: 'g a', ...ONE_PROGRAM },
      {
        path: '/partners/applications',
        name: 'common.applications',
        count: 'applications',
        ...ONE_PROGRAM,
      },
      {
        path: '/partners?status=invited',
        name: 'invites.invitations',
        includes: ['/partners/invite'],
        ...ONE_PROGRAM,
      },
      { path: '/partners/tags', name: 'partners.tags', ...PROGRAM },
      { path: '/fraud', name: 'common.fraudReview', count: 'fraudFlags', ...PROGRAM },
    ],
  },
  {
    name: 'common.customers',
    picture: ContactRound,
    pages: [{ path: '/customers', name: 'common.customers', keys: 'g c', needs: 'customers.read' }],
  },
  {
    name: 'common.links',
    picture: Link2,
    pages: [
      { path: '/links', name: 'links.allLinks', keys: 'g l', ...LINKS },
      { path: '/links/folders', name: 'common.foldersAndTags', ...LINKS },
    ],
  },
  {
    name: 'field.commissions',
    picture: Coins,
    onPhone: true,
    pages: [{ path: '/commissions', name: 'field.commissions', keys: 'g m', ...PROGRAM }],
  },
  {
    name: 'field.lines',
    picture: Banknote,
    onPhone: true,
    pages: [
      { path: '/payouts', name: 'field.lines', keys: 'g p', count: 'payoutDrafts', ...PROGRAM },
      { path: '/ledger/statements', name: 'common.statements', ...ONE_PROGRAM },
      { path: '/ledger', name: 'common.ledger', ...PROGRAM },
      { path: '/ledger/months', name: 'common.closedPeriods', ...ONE_PROGRAM },
    ],
  },
  {
    name: 'field.programId',
    picture: Megaphone,
    pages: [
      {
        path: '/rewards',
        name: 'common.groupsAndRewards',
        keys: 'g r',
        includes: ['/groups'],
        ...PROGRAM,
      },
      { path: '/discounts', name: 'common.discounts', ...PROGRAM },
      { path: '/program/landing', name: 'field.landing', ...ONE_PROGRAM },
      { path: '/program/form', name: 'field.applicationForm', ...ONE_PROGRAM },
      { path: '/program/resources', name: 'field.resources', ...ONE_PROGRAM },
      { path: '/settings/mails', name: 'field.mailTexts', ...ONE_PROGRAM },
      { path: '/program', name: 'common.programSettings', ...ONE_PROGRAM },
    ],
  },
]

/** The side bar of the settings. */
export const SETTINGS: readonly SettingsGroup[] = [
  {
    name: 'shell.general',
    pages: [
      { path: '/settings/workspace', name: 'common.workspace', keys: 'g s' },
      { path: '/settings/members', name: 'common.members' },
      { path: '/settings/domains', name: 'common.domains', ...LINKS },
      { path: '/settings/email', name: 'field.email' },
      { path: '/settings/analytics', name: 'common.tracking' },
      { path: '/settings/plan', name: 'field.plan' },
      { path: '/settings/test-mode', name: 'common.testMode' },
    ],
  },
  {
    name: 'shell.setup',
    pages: [
      { path: '/start', name: 'common.guidedSetup', needs: 'program.write' },
      { path: '/checklist', name: 'common.setupChecklist' },
    ],
  },
  {
    name: 'shell.developers',
    pages: [
      { path: '/settings/keys', name: 'common.apiKeys' },
      { path: '/settings/webhooks', name: 'common.webhooks' },
      { path: '/connections', name: 'common.connections', includes: ['/connect'], ...CONNECTIONS },
      { path: '/connections/inbox', name: 'common.eventLog', ...CONNECTIONS },
      { path: '/settings/jobs', name: 'common.jobs' },
    ],
  },
  {
    name: 'shell.dataAndSecurity',
    pages: [
      { path: '/settings/imports', name: 'common.imports', ...PROGRAM },
      { path: '/settings/export', name: 'common.dataExport' },
      { path: '/settings/audit', name: 'common.auditLog', needs: 'audit.read' },
    ],
  },
  {
    name: 'shell.personal',
    pages: [{ path: '/settings/account', name: 'field.masked' }],
  },
]

/** All pages of the navigation. */
export const PAGES: readonly Page[] = [...SECTIONS, ...SETTINGS].flatMap(({ pages }) => pages)

/** Tells whether the role allows a page. */
export function canOpen(session: Session | undefined, { needs }: Page): boolean {
  return !needs || may(session, needs)
}

/** Leaves the pages that the role allows, and what has any. */
export function openable<T extends SettingsGroup>(
  groups: readonly T[],
  session: Session | undefined,
): T[] {
  return groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => canOpen(session, page)) }))
    .filter(({ pages }) => pages.length > 0)
}
