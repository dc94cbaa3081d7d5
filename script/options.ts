/** The tag's `data-*` attributes, as `dataset` names them. */
export type Settings = { [name: string]: string | undefined }

export let options: Settings = {}

/** Takes the options of `init`. */
export const configure = (settings: Settings) => {
  options = settings
}

/** Takes the attributes of the script's own tag. */
export const readTag = () => {
  const tag = document.querySelector<HTMLScriptElement>('script[data-key^=svc_]')!
  options = {
    consent: 'granted',
    api: new URL('/api', tag.src).href,
    // Plain properties, whatever class the browser gives them.
    ...(tag.dataset as Settings),
  }
}

/** Takes what the page has put on the global: tag managers cannot give a tag attributes. */
export const readGlobal = () => {
  const given = (self._svcAnalytics as { options?: Settings } | undefined)?.options
  if (given) options = given
  else readTag()
}

/** Storage, cookies and hostile values may throw anywhere; the page must not notice. */
export const safe = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}
