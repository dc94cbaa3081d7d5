import { html, nothing, type TemplateResult } from 'lit'
import { Check } from 'lucide'
import { icon } from './icon.ts'
import { t } from './texts.ts'

/** Marks an item of a menu that is chosen: those with a box of their own load a picture, which the policy forbids. */
export function chosenMark(isChosen: boolean): TemplateResult | typeof nothing {
  if (!isChosen) return nothing
  return html`<span slot="details"
    >${icon(Check, 14)}<span class="hidden">${t('common.selected')}</span></span
  >`
}
