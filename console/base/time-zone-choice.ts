import type { TemplateResult } from 'lit'
import { choice } from './form.ts'
import { t } from './texts.ts'

/** Renders the time zones that the browser knows, the present one among them. */
export function timeZoneChoice(present: string): TemplateResult {
  const zones = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])
  return choice({
    name: 'timezone',
    label: t('field.timeZone'),
    options: [...zones].map((value) => ({ value, text: value.replaceAll('_', ' ') })),
    value: present,
    hint: t('common.reportsTimestampsUseTime'),
  })
}
