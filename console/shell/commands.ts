import {
  Banknote,
  CircleHelp,
  ContactRound,
  Gift,
  Globe,
  Handshake,
  KeyRound,
  Link2,
  Settings,
  UserPlus,
  Users,
  Webhook,
  type IconNode,
} from 'lucide'
import { call, Problem } from '../api/client.ts'
import { may, type Session } from '../api/session.ts'
import type { Customer, Link, Partner } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'
import { customerName } from '../customers/customer-name.ts'
import { BASE } from '../router/router.ts'
import { openable, SECTIONS, SETTINGS, type SettingsGroup } from './sections.ts'

/** Something to go to, or `help`. */
export interface Command {
  id: string
  name: string
  /** What it is: the section of a page, the address of a link. */
  about: string
  picture: IconNode
  href?: string
}

const FOUND = '5'
const NO_PROGRAM: readonly string[] = ['unprocessable_entity', 'not_found', 'forbidden']

/** What can be begun from anywhere. */
const VERBS: readonly {
  path: string
  name: TextId
  about: TextId
  picture: IconNode
  needs: string
}[] = [
  {
    path: '/links/new',
    name: 'common.newLink',
    about: 'common.links',
    picture: Link2,
    needs: 'links.write',
  },
  {
    path: '/partners/invite',
    name: 'common.invitePartners',
    about: 'common.partners',
    picture: Handshake,
    needs: 'program.write',
  },
  {
    path: '/commissions?open=bonus',
    name: 'commissions.createBonus',
    about: 'field.commissions',
    picture: Gift,
    needs: 'program.write',
  },
  {
    path: '/payouts/new',
    name: 'payouts.preparePayout',
    about: 'field.lines',
    picture: Banknote,
    needs: 'payouts.write',
  },
  {
    path: '/groups/new',
    name: 'groups.newGroup',
    about: 'common.groupsAndRewards',
    picture: Users,
    needs: 'program.write',
  },
  {
    path: '/settings/members?open=invite',
    name: 'members.inviteMember',
    about: 'common.members',
    picture: UserPlus,
    needs: 'members.write',
  },
  {
    path: '/settings/keys?open=create',
    name: 'apiKeys.createSecretKey',
    about: 'common.apiKeys',
    picture: KeyRound,
    needs: 'workspace.write',
  },
  {
    path: '/settings/webhooks?open=add',
    name: 'webhooks.addWebhook',
    about: 'common.webhooks',
    picture: Webhook,
    needs: 'workspace.write',
  },
  {
    path: '/settings/domains?open=add',
    name: 'domains.addDomain',
    about: 'common.domains',
    picture: Globe,
    needs: 'workspace.write',
  },
]

/** Lists the pages that the role allows, and what can be begun from anywhere. */
export function pageCommands(session: Session | undefined): Command[] {
  const groups: readonly (SettingsGroup & { picture?: IconNode })[] = [...SECTIONS, ...SETTINGS]
  const pages = openable(groups, session).flatMap(({ name: section, picture = Settings, pages }) =>
    pages.map(({ path, name }) => {
      return { id: path, name: t(name), about: t(section), picture, href: BASE + path }
    }),
  )
  return [
    ...pages,
    ...VERBS.filter(({ needs }) => may(session, needs)).map(({ path, name, about, picture }) => {
      return { id: path, name: t(name), about: t(about), picture, href: BASE + path }
    }),
    {
      id: 'help',
      name: t('shell.keyboardShortcuts'),
      about: t('shell.console'),
      picture: CircleHelp,
    },
  ]
}

/** Leaves the commands that have every word of the text. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ name, about }) => {
    const said = `${name} ${about}`.toLocaleLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** Finds links, partners and customers that the role may read. @throws Problem */
export async function findThings(
  session: Session | undefined,
  search: string,
  signal: AbortSignal,
): Promise<Command[]> {
  const options = { query: { search, pageSize: FOUND }, signal }
  const [links, partners, customers] = await Promise.all([
    may(session, 'links.read') ? call<Link[]>('/links', options) : [],
    may(session, 'program.read') ? call<Partner[]>('/partners', options).catch(noProgram) : [],
    may(session, 'customers.read') ? call<Customer[]>('/customers', options) : [],
  ])
  return [
    ...links.map(({ id, domain, key, url }) => {
      const name = `${domain}/${key}`
      return { id, name, about: url, picture: Link2, href: `${BASE}/links/${id}` }
    }),
    ...partners.map(({ id, name, email, programId }) => {
      const href = `${BASE}/partners/${id}?program=${programId}`
      return { id, name, about: email ?? '', picture: Handshake, href }
    }),
    ...customers.map((customer) => {
      const { id, email } = customer
      const href = `${BASE}/customers?customer=${encodeURIComponent(id)}`
      return {
        id,
        name: customerName(customer),
        about: email ?? '',
        picture: ContactRound,
        href,
      }
    }),
  ]
}

/** A workspace without a program, or with a plan that has none, has no partners. */
function noProgram(problem: unknown): Partner[] {
  if (problem instanceof Problem && NO_PROGRAM.includes(problem.code)) return []
  throw problem
}
