export const UNKNOWN = 'Unknown'
export const DIRECT = '(direct)'
/** A referring page without its scheme; of a site's root only the host. */
export const REFERRER_URL = "d.host || case when d.path = '/' then '' else d.path end"

/** The field's words for how a visitor came; the script and a page visit are both page views. */
export const TRIGGER_WORDS = {
  link: 'link',
  qr: 'qr',
  script: 'pageview',
  visit: 'pageview',
  deeplink: 'deeplink',
} as const
