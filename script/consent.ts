import { options } from './options.ts'

/**
 * Whether anything may be sent or stored: not without consent, under Global Privacy Control, or while
 * prerendering.
 */
export const allowed = () =>
  options.consent == 'granted' && !document.prerendering && !navigator.globalPrivacyControl

declare global {
  interface Document {
    readonly prerendering?: boolean
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}
