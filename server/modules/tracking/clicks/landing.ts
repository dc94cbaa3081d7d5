import { adTraceOf } from '../../../domain/fraud/ad-networks.ts'
import { placeOfId, readUtm, type Utm } from '../../../domain/link.ts'

const URL_CHARACTERS = 500

/** What an address says about where its visitors come from. */
export interface UtmWords extends Utm {
  /** What an advertising network added; see domain/fraud/ad-networks.ts. */
  adTrace: string | undefined
}

/** What is kept of the address that a visitor landed on. */
export interface Landing {
  url: string
  utm: UtmWords
  /** Where our id goes, when it is to be taken along. */
  idPlace: { before: string; after: string } | null
}

export function readLanding(url: string): Landing {
  return {
    url: (url.split(/[?#]/, 1)[0] ?? '').slice(0, URL_CHARACTERS),
    utm: { ...readUtm(url), adTrace: adTraceOf(url.split('?')[1]) },
    idPlace: placeOfId(url),
  }
}
