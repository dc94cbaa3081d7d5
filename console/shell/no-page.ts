import { html, type TemplateResult } from 'lit'
import { t } from '../base/texts.ts'
import { HOME } from '../router/routes.ts'

/** Renders what a person sees who is a member of no workspace. */
export function noWorkspace(): TemplateResult {
  return html`<div class="message">
    <h1>${t('shell.noWorkspace')}</h1>
    <p class="soft">${t('shell.notMemberAnyWorkspace')}</p>
  </div>`
}

/** Renders what stands at an address that no page has. */
export function noPage(): TemplateResult {
  return html`<div class="message">
    <h1>${t('shell.pageNotFound')}</h1>
    <p class="soft">${t('shell.couldntFindPageCheck')}</p>
    <a class="button" href=${HOME}>${t('home.goHome')}</a>
  </div>`
}
