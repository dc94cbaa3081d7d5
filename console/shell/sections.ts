import {
  Banknote,
  BookOpenText,
  Building2,
  ChartLine,
  CircleUser,
  ClipboardList,
  Coins,
  Compass,
  ContactRound,
  Download,
  FlaskConical,
  FolderOpen,
  Funnel,
  Gauge,
  Globe,
  Handshake,
  History,
  type IconNode,
  Inbox,
  KeyRound,
  LayoutTemplate,
  Library,
  Link2,
  ListChecks,
  ListTodo,
  Mail,
  MailOpen,
  Megaphone,
  Percent,
  Plug,
  Radio,
  ReceiptText,
  Send,
  Settings2,
  ShieldAlert,
  TicketPercent,
  Upload,
  Users,
  Webhook,
} from 'lucide'
import type { TextId } from '../base/texts.ts'

export interface Entry {
  path: string
  name: TextId
  picture: IconNode
  /** In the bar of a phone, which has room for four; the others are in a menu there. */
  onPhone?: true
  /** Shown to those alone whose role allows it. */
  needs?: string
  /** The keys that open it, one after the other. */
  keys?: string
}

/** What the navigation lists. */
export const SECTIONS: readonly { name: TextId; entries: readonly Entry[] }[] = [
  {
    name: 'common.analytics',
    entries: [
      {
        path: '/analytics',
        name: 'wizard.overview',
        picture: ChartLine,
        onPhone: true,
        keys: 'g o',
      },
      {
        path: '/analytics/funnel',
        name: 'common.funnel',
        picture: Funnel,
        onPhone: true,
        keys: 'g f',
      },
      {
        path: '/analytics/live',
        name: 'common.liveEvents',
        picture: Radio,
        onPhone: true,
        keys: 'g e',
      },
    ],
  },
  {
    name: 'common.links',
    entries: [
      {
        path: '/links',
        name: 'links.allLinks',
        picture: Link2,
        onPhone: true,
        needs: 'links.read',
        keys: 'g l',
      },
      {
        path: '/links/folders',
        name: 'common.foldersAndTags',
        picture: FolderOpen,
        needs: 'links.read',
      },
    ],
  },
  {
    name: 'shell.people',
    entries: [
      {
        path: '/customers',
        name: 'common.customers',
        picture: ContactRound,
        needs: 'customers.read',
        keys: 'g c',
      },
      {
        path: '/partners',
        name: 'common.partners',
        picture: Handshake,
        needs: 'program.read',
        keys: 'g a',
      },
      {
        path: '/partners/applications',
        name: 'common.applications',
        picture: Inbox,
        needs: 'program.read',
      },
    ],
  },
  {
    name: 'field.programId',
    entries: [
      {
        path: '/rewards',
        name: 'common.groupsAndRewards',
        picture: Percent,
        needs: 'program.read',
        keys: 'g r',
      },
      {
        path: '/discounts',
        name: 'common.discounts',
        picture: TicketPercent,
        needs: 'program.read',
      },
      {
        path: '/program',
        name: 'common.programSettings',
        picture: Megaphone,
        needs: 'program.read',
      },
      {
        path: '/program/landing',
        name: 'field.landing',
        picture: LayoutTemplate,
        needs: 'program.read',
      },
      {
        path: '/program/form',
        name: 'field.applicationForm',
        picture: ClipboardList,
        needs: 'program.read',
      },
      {
        path: '/program/resources',
        name: 'field.resources',
        picture: Library,
        needs: 'program.read',
      },
    ],
  },
  {
    name: 'shell.finance',
    entries: [
      {
        path: '/payouts',
        name: 'field.lines',
        picture: Banknote,
        needs: 'program.read',
        keys: 'g p',
      },
      { path: '/commissions', name: 'field.commissions', picture: Coins, needs: 'program.read' },
      { path: '/fraud', name: 'common.fraudReview', picture: ShieldAlert, needs: 'program.read' },
      {
        path: '/ledger/statements',
        name: 'common.statements',
        picture: ReceiptText,
        needs: 'program.read',
      },
      { path: '/ledger', name: 'common.ledger', picture: BookOpenText, needs: 'program.read' },
    ],
  },
  {
    name: 'shell.integrations',
    entries: [
      { path: '/connections', name: 'common.connections', picture: Plug, needs: 'workspace.read' },
      {
        path: '/connections/inbox',
        name: 'common.eventLog',
        picture: MailOpen,
        needs: 'workspace.read',
      },
    ],
  },
  {
    name: 'field.settings',
    entries: [
      { path: '/start', name: 'common.guidedSetup', picture: Compass, needs: 'program.write' },
      { path: '/checklist', name: 'common.setupChecklist', picture: ListTodo },
      { path: '/settings/workspace', name: 'common.workspace', picture: Building2, keys: 'g s' },
      { path: '/settings/analytics', name: 'common.tracking', picture: Settings2 },
      { path: '/settings/members', name: 'common.members', picture: Users },
      { path: '/settings/audit', name: 'common.auditLog', picture: History, needs: 'audit.read' },
      { path: '/settings/keys', name: 'common.apiKeys', picture: KeyRound },
      { path: '/settings/webhooks', name: 'common.webhooks', picture: Webhook },
      { path: '/settings/domains', name: 'common.domains', picture: Globe, needs: 'links.read' },
      { path: '/settings/email', name: 'field.email', picture: Send },
      { path: '/settings/mails', name: 'field.mailTexts', picture: Mail, needs: 'program.read' },
      { path: '/settings/jobs', name: 'common.jobs', picture: ListChecks },
      { path: '/settings/imports', name: 'common.imports', picture: Upload, needs: 'program.read' },
      { path: '/settings/export', name: 'common.dataExport', picture: Download },
      { path: '/settings/test-mode', name: 'common.testMode', picture: FlaskConical },
      { path: '/settings/plan', name: 'field.plan', picture: Gauge },
      { path: '/settings/account', name: 'field.masked', picture: CircleUser },
    ],
  },
]
