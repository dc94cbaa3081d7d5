import type { TemplateResult } from 'lit'
import type { Problem } from '../../api/client.ts'
import { field } from '../../base/form.ts'
import { t } from '../../base/texts.ts'

/** Renders the field for the code of an authenticator app. */
export function codeField(hint: string, problem: Problem | undefined): TemplateResult {
  const of = { name: 'code', label: t('field.code'), autocomplete: 'one-time-code', hint } as const
  return field({ ...of, maxlength: 30 }, problem)
}
