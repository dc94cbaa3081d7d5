import { html, nothing, type TemplateResult } from 'lit'
import type { Link, SetupChecklist, Workspace } from '../api/wire.gen.ts'
import { t, type Text } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import './code-block.ts'
import './install-script.ts'
import { accountSnippet, leadSnippet, programSnippet } from './snippets.ts'

/** What the steps are explained with. */
export interface Setting {
  workspace: Workspace
  /** A link to try. */
  link: Link | undefined
  origin: string
}

type Explained = Setting & { hosts: SetupChecklist['hosts'] }
type Step = SetupChecklist['steps'][number]['step']

export const STEP_NAMES: Readonly<Record<Step, Text>> = {
  script: 'Install the script',
  hostname: 'Allow your site',
  cookie: 'Follow a link',
  conversions: 'Record a lead or sale',
  program: 'Create a program',
  links: 'Check that links arrive at your site',
  email: 'Set up email',
  partner: 'Have a partner accept',
  payouts: 'Connect an account that pays the currency of the program',
}

const HELP: Readonly<Record<Step, (of: Explained) => TemplateResult>> = {
  script: ({ workspace, origin, link }) => html`
    <install-script
      .install=${{ origin, publishableKey: workspace.publishableKey }}
    ></install-script>
    <p>
      ${t('Then purge the cache of your CDN, so that visitors get the page with the script, and open the site through the link below: only such a visit makes the script call.')}
    </p>
    ${tryLink(workspace, link)}
  `,
  hostname: ({ workspace, hosts }) => html`
    <p>
      ${t('The script may call only from hosts that you list. Add the one of your site; *.example.com stands for all below it.')}
    </p>
    ${refusedHosts(hosts, workspace)}
    <a class="button" href="${BASE}/settings/workspace">${t('Allowed hostnames')}</a>
  `,
  cookie: ({ workspace, link }) => html`
    <p>
      ${t('Open your site through a link and sign up. The cookie svc_id keeps the click, and your server sends it with the lead.')}
    </p>
    ${tryLink(workspace, link)}
  `,
  conversions: ({ workspace, origin }) => html`
    ${
      workspace.conversionEnabled
        ? nothing
        : html`<p>
            ${t('Conversion tracking is off for this workspace.')}
            <a href="${BASE}/settings/analytics">${t('Tracking')}</a>
          </p>`
    }
    <p>${t('Call this when somebody signs up, and the same with /track/sale when they pay.')}</p>
    <code-block label=${t('Record a lead or sale')} .code=${leadSnippet(origin)}></code-block>
    <a class="button" href="${BASE}/analytics/live">${t('Live events')}</a>
  `,
  program: ({ origin }) => html`
    <p>
      ${t('A program says what partners earn and when it is due. Rewards are added to it afterwards.')}
    </p>
    <code-block label=${t('Create a program')} .code=${programSnippet(origin)}></code-block>
  `,
  links: () => html`
    <p>
      ${t('Links of partners lead to the site of the program. This is done once a page of that site has called with the script; a site that answers on your own machine alone is none.')}
    </p>
    <a class="button" href="${BASE}/program">${t('Program settings')}</a>
  `,
  email: () => html`
    <p>
      ${t('Without email nobody gets invitations, sign-in links and news of payouts. Set SMTP_URL and MAIL_FROM on the server.')}
    </p>
    <a class="button" href="${BASE}/settings/email">${t('Email')}</a>
  `,
  partner: () => html`
    <p>${t('Invite somebody, and this is done once they have accepted.')}</p>
    <a class="button" href="${BASE}/partners/invite">${t('Invite partners')}</a>
  `,
  payouts: ({ origin }) => html`
    <p>
      ${t('Partners are paid from an account of yours: at a bank, by Stripe, PayPal or Wise, or as credit inside your own product.')}
    </p>
    <code-block
      label=${t('Connect an account that pays')}
      .code=${accountSnippet(origin)}
    ></code-block>
    <p>
      ${t('Whoever is paid by hand needs no account here: the partner chooses it in the dashboard, and this step is done with the first one. You pay outside, and mark the payout as paid.')}
    </p>
  `,
}

/** Renders how a step is done. */
export const stepHelp = (step: Step, of: Explained): TemplateResult =>
  html`<div class="step">${HELP[step](of)}</div>`

/** A link that opens the site as a visitor of a partner does. */
function tryLink(
  { allowedHostnames }: Workspace,
  link: Link | undefined,
): TemplateResult | typeof nothing {
  const host = allowedHostnames.find((name) => !name.startsWith('*.'))
  if (!link || !host) {
    const [path, name]: [string, Text] = host
      ? ['/links/new', 'New link']
      : ['/settings/workspace', 'Allowed hostnames']
    return html`<a class="button" href="${BASE}${path}">${t(name)}</a>`
  }
  const scheme = host === 'localhost' ? 'http' : 'https'
  const href = `${scheme}://${host}/?via=${encodeURIComponent(link.key)}`
  return html`<a class="button" target="_blank" rel="noopener" href=${href}>
    ${t('Open {address}', { address: href })}
  </a>`
}

/** Hosts that called and were turned away, which is what a wrong list looks like. */
function refusedHosts(
  hosts: Explained['hosts'],
  { allowedHostnames }: Workspace,
): TemplateResult | typeof nothing {
  const refused = hosts.filter(({ host, allowed }) => !allowed && !allowedHostnames.includes(host))
  if (refused.length === 0) return nothing
  return html`<p>${t('Pages of these hosts called and were refused:')}</p>
    <ul>
      ${refused.slice(0, 5).map(({ host }) => html`<li><bdi>${host}</bdi></li>`)}
    </ul>`
}
