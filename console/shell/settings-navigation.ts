import { html, nothing, type TemplateResult } from 'lit'
import { ChevronLeft } from 'lucide'
import type { Session } from '../api/session.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { openable, SETTINGS, type Page } from './sections.ts'

interface SettingsNavigation {
  session: Session | undefined
  /** The page that is open, or that lists what is open. */
  page: Page | undefined
  /** Where the reader was before. */
  back: string
}

/** Renders the side bar of the settings, with the way back. */
export function settingsNavigation({ session, page, back }: SettingsNavigation): TemplateResult {
  return html`<nav class="settings" aria-label=${t('field.settings')}>
    <a class="back" href=${back}>${icon(ChevronLeft)}<span>${t('shell.back')}</span></a>
    ${openable(SETTINGS, session).map(
      ({ name, pages }) =>
        html`<h2 class="small soft">${t(name)}</h2>
          <ul>
            ${pages.map(
              (one) =>
                html`<li>
                  <a href="${BASE}${one.path}" aria-current=${one === page ? 'page' : nothing}>
                    <span>${t(one.name)}</span>
                  </a>
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`
}
