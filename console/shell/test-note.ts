import { html, nothing, type TemplateResult } from 'lit'
import { FlaskConical } from 'lucide'
import { may, type Session } from '../api/session.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'

/** Renders what stands above every page of a test workspace, so that nobody takes its figures for real. */
export function testNote(session: Session): TemplateResult {
  return html`<aside class="test-note" aria-label=${t('common.testMode')}>
    ${icon(FlaskConical)}
    <p>${t('shell.testModeViewingTest')}</p>
    ${
      may(session, 'workspace.write')
        ? html`<a class="button" href="${BASE}/settings/test-mode?open=clear"
            >${t('testMode.clearTestDataDialog')}</a
          >`
        : nothing
    }
  </aside>`
}
