import { html, type TemplateResult } from 'lit'
import { Calendar, ChevronDown } from 'lucide'
import { chosenMark } from '../chosen-mark.ts'
import { icon } from '../icon.ts'
import { menuItems } from '../menu-items.ts'
import { selectedValue } from '../menu.ts'
import { t } from '../texts.ts'
import { RANGE_NAMES, rangeName } from './range-name.ts'
import type { Preset, TimeRange } from './time-range.ts'

/** Renders the menu of ranges; `select` is told the name of one, or `custom`. */
export function rangeMenu(
  range: TimeRange,
  presets: readonly Preset[],
  select: (value: string) => void,
): TemplateResult {
  const chosen = 'preset' in range ? range.preset : 'custom'
  const renderItems = () =>
    html`${presets.map(
        (preset) =>
          html`<wa-dropdown-item value=${preset}
            >${t(RANGE_NAMES[preset])}${chosenMark(preset === chosen)}</wa-dropdown-item
          >`,
      )}
      <wa-dropdown-item value="custom"
        >${t('analytics.customRangeDialog')}${chosenMark(chosen === 'custom')}</wa-dropdown-item
      >`
  return html`<wa-dropdown
    placement="bottom-end"
    @wa-select=${(event: Event) => select(selectedValue(event))}
  >
    <button slot="trigger" class="button">
      ${icon(Calendar)}${rangeName(range)}${icon(ChevronDown, 14)}
    </button>
    ${menuItems(renderItems)}
  </wa-dropdown>`
}
