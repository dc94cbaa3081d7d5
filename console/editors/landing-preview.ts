import { html, nothing, type TemplateResult } from 'lit'
import { markdown } from '../../widgets/base/markdown.ts'
import { t } from '../base/texts.ts'
import type { BlockDraft, LandingDraft } from './landing-draft.ts'

/** Renders the landing page as it is typed, without what is earned and the form, which stand below it. */
export function landingPreview(draft: LandingDraft, programName: string): TemplateResult {
  return html`
    ${draft.logo ? picture(draft.logo, t('field.logo')) : nothing}
    <div class="stack">
      <h2><bdi>${draft.title || programName}</bdi></h2>
      ${draft.subtitle ? html`<p class="soft"><bdi>${draft.subtitle}</bdi></p>` : nothing}
    </div>
    ${draft.picture ? picture(draft.picture, draft.pictureAlt) : nothing}
    ${draft.blocks.map((block) => renderBlock(block, draft.currency))}
    <p class="small soft">${t('landing.rewardsApplicationFormAppear')}</p>
  `
}

function renderBlock(block: BlockDraft, currency: string): TemplateResult | typeof nothing {
  switch (block.type) {
    case 'text':
      return html`<div class="stack">${markdown(block.text)}</div>`
    case 'image':
      return block.url ? picture(block.url, block.alt) : nothing
    case 'files':
      return html`<ul>
        ${block.files.map(({ name }) => html`<li><bdi>${name}</bdi></li>`)}
      </ul>`
    case 'questions':
      return html`<div class="stack">
        ${block.questions.map(
          ({ question, answer }) =>
            html`<details>
              <summary><bdi>${question}</bdi></summary>
              ${markdown(answer)}
            </details>`,
        )}
      </div>`
    case 'testimonials':
      return html`${block.testimonials.map(
        ({ quote, name, role }) =>
          html`<blockquote class="stack">
            <p><bdi>${quote}</bdi></p>
            <p class="small soft"><bdi>${[name, role].filter(Boolean).join(', ')}</bdi></p>
          </blockquote>`,
      )}`
    case 'calculator':
      return html`<p>
        ${t('landing.earningsCalculatorUpCount', {
          count: Number(block.maxSales),
          amount: `${block.sale} ${currency.toUpperCase()}`,
        })}
      </p>`
  }
}

/** Tells whether a picture was uploaded here. */
function isOwn(url: string): boolean {
  return url.startsWith(`${location.origin}/api/images/`)
}

/** Renders the place of a picture: the console's policy lets none of another server in. */
function picture(url: string, alt: string): TemplateResult {
  if (isOwn(url)) return html`<img class="own" src=${url} alt=${alt} />`
  return html`<div class="picture stack">
    <strong><bdi>${alt || t('field.avatar')}</bdi></strong>
    <span class="small soft">${t('landing.imagesOtherServersArent')}</span>
    ${
      /^https?:\/\//i.test(url)
        ? html`<a href=${url} target="_blank" rel="noopener noreferrer"
            >${t('landing.openImage')}</a
          >`
        : nothing
    }
  </div>`
}
