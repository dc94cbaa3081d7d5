/** Where an element with a session is shown: which page of ours answers for it. */
export const STATES = ['ready', 'empty', 'pending', 'loading', 'error', 'expired'] as const
export type State = (typeof STATES)[number]

/** What a page writes on each element besides its session. The others need nothing. */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'svc-discount-banner': {
    partner: 'Ada Okafor',
    offer: '10% off for 3 months',
    code: 'ADA10',
  },
  'svc-partner-landing': { key: '{key}', program: 'friends' },
  'svc-partner-signup': { key: '{key}', program: 'friends' },
}
