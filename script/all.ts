import './extras/conversions.ts'
import { outbound } from './extras/outbound.ts'
import { visits } from './extras/visits.ts'
import { installFromTag } from './install.ts'

if (installFromTag()) {
  outbound()
  visits()
}
