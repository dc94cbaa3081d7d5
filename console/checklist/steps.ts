import { html, nothing, type TemplateResult } from 'lit'
import type { Link, SetupChecklist, Workspace } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import './code-block.ts'
import './install-script.ts'
import type { Step } from './step-names.ts'
import { accountSnippet, leadSnippet, programSnippet } from './snippets.ts'

/** What the steps are explained with. */
export interface Setting {
  workspace: Workspace
  /** A link to try. */
  link: Link | undefined
  origin: string
}

type Explained = Setting & { hosts: SetupChecklist['hosts'] }

const HELP: Readonly<Record<Step, (of: Explained) => TemplateResult>> = {
  script: ({ workspace, origin, link }) => html`
    <install-script
      .install=${{ origin, publishableKey: workspace.publishableKey }}
    ></install-script>
    <p>${t('checklist.thenPurgeCdnCache')}</p>
    ${tryLink(workspace, link)}
  `,
  hostname: ({ workspace, hosts }) => html`
    <p>${t('checklist.scriptOnlyWorksHostnames')}</p>
    ${refusedHosts(hosts, workspace)}
    <a class="button" href="${BASE}/settings/workspace">${t('field.allowedHostnames')}</a>
  `,
  cookie: ({ workspace, link }) => html`
    <p>${t('checklist.openSiteThroughLink')}</p>
    ${tryLink(workspace, link)}
  `,
  conversions: ({ workspace, origin }) => html`
    ${
      workspace.conversionEnabled
        ? nothing
        : html`<p>
            ${t('checklist.conversionTrackingOffWorkspace')}
            <a href="${BASE}/settings/analytics">${t('common.tracking')}</a>
          </p>`
    }
    <p>${t('checklist.callWhenSomeoneSigns')}</p>
    <code-block label=${t('checklist.trackLeadSale')} .code=${leadSnippet(origin)}></code-block>
    <a class="button" href="${BASE}/analytics/live">${t('common.liveEvents')}</a>
  `,
  program: ({ origin }) => html`
    <p>${t('wizard.programDefinesPartnersEarn')}</p>
    <code-block label=${t('checklist.createProgram')} .code=${programSnippet(origin)}></code-block>
  `,
  links: () => html`
    <p>${t('checklist.partnerLinksPointPrograms')}</p>
    <a class="button" href="${BASE}/program">${t('common.programSettings')}</a>
  `,
  email: () => html`
    <p>${t('checklist.withoutEmailInvitationsSign')}</p>
    <a class="button" href="${BASE}/settings/email">${t('field.email')}</a>
  `,
  partner: () => html`
    <p>${t('checklist.invitePartnerStepDone')}</p>
    <a class="button" href="${BASE}/partners/invite">${t('common.invitePartners')}</a>
  `,
  payouts: ({ origin }) => html`
    <p>${t('checklist.payPartnersBankAccount')}</p>
    <code-block label=${t('wizard.setUpPayouts')} .code=${accountSnippet(origin)}></code-block>
    <p>${t('checklist.manualPayoutsNeedNo')}</p>
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
    const [path, name]: [string, TextId] = host
      ? ['/links/new', 'common.newLink']
      : ['/settings/workspace', 'field.allowedHostnames']
    return html`<a class="button" href="${BASE}${path}">${t(name)}</a>`
  }
  const scheme = host === 'localhost' ? 'http' : 'https'
  const href = `${scheme}://${host}/?via=${encodeURIComponent(link.key)}`
  return html`<a class="button" target="_blank" rel="noopener" href=${href}>
    ${t('checklist.openAddress', { address: href })}
  </a>`
}

/** Hosts that called and were turned away, which is what a wrong list looks like. */
function refusedHosts(
  hosts: Explained['hosts'],
  { allowedHostnames }: Workspace,
): TemplateResult | typeof nothing {
  const refused = hosts.filter(({ host, allowed }) => !allowed && !allowedHostnames.includes(host))
  if (refused.length === 0) return nothing
  return html`<p>${t('checklist.theseHostnamesTriedUse')}</p>
    <ul>
      ${refused.slice(0, 5).map(({ host }) => html`<li><bdi>${host}</bdi></li>`)}
    </ul>`
}
