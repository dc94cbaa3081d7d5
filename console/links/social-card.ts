import { html, nothing, type TemplateResult } from 'lit'
import { Image } from 'lucide'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import type { LinkDraft } from './link-draft.ts'

/** Renders what a chat shows of a link. Pictures of other hosts are not loaded here: the console asks nobody else. */
export function socialCard({ url, title, description, image, proxy }: LinkDraft): TemplateResult {
  const host = hostOf(url)
  return html`<section class="panel card" aria-label=${t('field.proxy')}>
    <h2>${t('field.proxy')}</h2>
    ${
      proxy
        ? html`<div class="shown">
            <div class="picture soft small">
              ${icon(Image, 20)}
              <span
                >${image ? t('links.imageHost', { host: hostOf(image) }) : t('links.noImage')}</span
              >
            </div>
            <div class="words">
              <span class="small soft">${host}</span>
              <strong>${title || host}</strong>
              ${description ? html`<p class="small soft">${description}</p>` : nothing}
            </div>
          </div>`
        : html`<p class="soft">${t('links.sameDestination')}</p>`
    }
  </section>`
}

function hostOf(url: string): string {
  try {
    return new URL(/^[a-z][a-z+.-]*:/i.test(url) ? url : `https://${url}`).hostname
  } catch {
    return ''
  }
}
