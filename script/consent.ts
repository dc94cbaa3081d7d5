import { options } from './options.ts'

/** Nothing is sent or stored without consent, under Global Privacy Control, or while prerendering. */
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
