import type { TemplateResult } from 'lit'
import { choice } from './form.ts'
import { t } from './texts.ts'

/** Renders the time zones that the browser knows, the present one among them. */
export function timeZoneChoice(present: string): TemplateResult {
  const zones = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])
  return choice({
    name: 'timezone',
    label: t('Time zone'),
    options: [...zones].map((value) => ({ value, text: value.replaceAll('_', ' ') })),
    value: present,
    hint: t('Its days are the days of reports, and its hours are shown on every page.'),
  })
}
