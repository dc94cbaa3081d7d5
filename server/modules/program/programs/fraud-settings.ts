import { invalid } from '../../../domain/errors.ts'
import { checkFraudSettings, readFraudSettings } from '../../../domain/fraud/settings.ts'
import { holdsTextOnly } from '../../../domain/text.ts'
import type { ProgramRow } from './queries.ts'

/**
 * Changes the settings that a body names; the others stay as they are in the program.
 * @throws ApiError `unprocessable_entity`
 */
export function changeFraudSettings(
  input: object,
  current: ProgramRow | undefined,
): NonNullable<ProgramRow['fraudSettings']> {
  if (!holdsTextOnly(input)) {
    throw invalid('fraudSettings', 'fraudSettings contains an unsupported character.')
  }
  return { ...checkFraudSettings(input, readFraudSettings(current?.fraudSettings ?? {})) }
}
