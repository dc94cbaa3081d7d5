import type { PersonalData } from '../../core/personal-data.ts'
import { earningsPersonalData } from '../earnings/personal-data.ts'
import { linkPersonalData } from '../links/personal-data.ts'
import { payoutPersonalData } from '../payouts/personal-data.ts'
import { platformPersonalData } from '../platform/personal-data.ts'
import { programPersonalData } from '../program/personal-data.ts'

/** What each module keeps about partners, in the order of exports. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  programPersonalData,
  linkPersonalData,
  platformPersonalData,
  earningsPersonalData,
  payoutPersonalData,
]
