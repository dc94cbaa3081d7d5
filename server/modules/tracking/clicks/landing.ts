import { adTraceOf } from '../../../domain/fraud/ad-networks.ts'
import { placeOfId, readUtm, type Utm } from '../../../domain/link.ts'

const URL_CHARACTERS = 500

/** The UTM parameters of an address. */
export interface UtmTexts extends Utm {
  /** Parameters that an advertising network added; see domain/fraud/ad-networks.ts. */
  adTrace: string | undefined
}

/** The stored part of the address that a visitor landed on. */
export interface Landing {
  url: string
  utm: UtmTexts
  /** The place of our id in the address, when it is to be appended. */
  idPlace: { before: string; after: string } | null
}

export function readLanding(url: string): Landing {
  return {
    url: (url.split(/[?#]/, 1)[0] ?? '').slice(0, URL_CHARACTERS),
    utm: { ...readUtm(url), adTrace: adTraceOf(url.split('?')[1]) },
    idPlace: placeOfId(url),
  }
}
