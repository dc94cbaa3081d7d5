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
import type { Text } from '../base/texts.ts'

export interface Entry {
  path: string
  name: Text
  picture: IconNode
  /** In the bar of a phone, which has room for four; the others are in a menu there. */
  onPhone?: true
  /** Shown to those alone whose role allows it. */
  needs?: string
  /** The keys that open it, one after the other. */
  keys?: string
}

/** What the navigation lists. */
export const SECTIONS: readonly { name: Text; entries: readonly Entry[] }[] = [
  {
    name: 'Analytics',
    entries: [
      { path: '/analytics', name: 'Overview', picture: ChartLine, onPhone: true, keys: 'g o' },
      { path: '/analytics/funnel', name: 'Funnel', picture: Funnel, onPhone: true, keys: 'g f' },
      { path: '/analytics/live', name: 'Live events', picture: Radio, onPhone: true, keys: 'g e' },
    ],
  },
  {
    name: 'Links',
    entries: [
      {
        path: '/links',
        name: 'All links',
        picture: Link2,
        onPhone: true,
        needs: 'links.read',
        keys: 'g l',
      },
      {
        path: '/links/folders',
        name: 'Folders and tags',
        picture: FolderOpen,
        needs: 'links.read',
      },
    ],
  },
  {
    name: 'People',
    entries: [
      {
        path: '/customers',
        name: 'Customers',
        picture: ContactRound,
        needs: 'customers.read',
        keys: 'g c',
      },
      {
        path: '/partners',
        name: 'Partners',
        picture: Handshake,
        needs: 'program.read',
        keys: 'g a',
      },
      {
        path: '/partners/applications',
        name: 'Applications',
        picture: Inbox,
        needs: 'program.read',
      },
    ],
  },
  {
    name: 'Program',
    entries: [
      {
        path: '/rewards',
        name: 'Groups and rewards',
        picture: Percent,
        needs: 'program.read',
        keys: 'g r',
      },
      { path: '/discounts', name: 'Discounts', picture: TicketPercent, needs: 'program.read' },
      { path: '/program', name: 'Program settings', picture: Megaphone, needs: 'program.read' },
      {
        path: '/program/landing',
        name: 'Landing page',
        picture: LayoutTemplate,
        needs: 'program.read',
      },
      {
        path: '/program/form',
        name: 'Application form',
        picture: ClipboardList,
        needs: 'program.read',
      },
      { path: '/program/resources', name: 'Resources', picture: Library, needs: 'program.read' },
    ],
  },
  {
    name: 'Money',
    entries: [
      {
        path: '/payouts',
        name: 'Payouts',
        picture: Banknote,
        needs: 'program.read',
        keys: 'g p',
      },
      { path: '/commissions', name: 'Commissions', picture: Coins, needs: 'program.read' },
      { path: '/fraud', name: 'Fraud queue', picture: ShieldAlert, needs: 'program.read' },
      {
        path: '/ledger/statements',
        name: 'Statements',
        picture: ReceiptText,
        needs: 'program.read',
      },
      { path: '/ledger', name: 'Ledger', picture: BookOpenText, needs: 'program.read' },
    ],
  },
  {
    name: 'Integrations',
    entries: [
      { path: '/connections', name: 'Connections', picture: Plug, needs: 'workspace.read' },
      { path: '/connections/inbox', name: 'Inbox', picture: MailOpen, needs: 'workspace.read' },
    ],
  },
  {
    name: 'Settings',
    entries: [
      { path: '/start', name: 'Guided setup', picture: Compass, needs: 'program.write' },
      { path: '/checklist', name: 'Setup checklist', picture: ListTodo },
      { path: '/settings/workspace', name: 'Workspace', picture: Building2, keys: 'g s' },
      { path: '/settings/analytics', name: 'Tracking', picture: Settings2 },
      { path: '/settings/members', name: 'Members', picture: Users },
      { path: '/settings/audit', name: 'Audit log', picture: History, needs: 'audit.read' },
      { path: '/settings/keys', name: 'Keys', picture: KeyRound },
      { path: '/settings/webhooks', name: 'Webhooks', picture: Webhook },
      { path: '/settings/domains', name: 'Domains', picture: Globe, needs: 'links.read' },
      { path: '/settings/email', name: 'Email', picture: Send },
      { path: '/settings/mails', name: 'Mail texts', picture: Mail, needs: 'program.read' },
      { path: '/settings/jobs', name: 'Jobs', picture: ListChecks },
      { path: '/settings/imports', name: 'Imports', picture: Upload, needs: 'program.read' },
      { path: '/settings/export', name: 'Data export', picture: Download },
      { path: '/settings/test-mode', name: 'Test mode', picture: FlaskConical },
      { path: '/settings/plan', name: 'Plan', picture: Gauge },
      { path: '/settings/account', name: 'Account', picture: CircleUser },
    ],
  },
]
