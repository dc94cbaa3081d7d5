/** The tag's `data-*` attributes, as `dataset` names them. */
export type Settings = { [name: string]: string | undefined }

export const options: Settings = {}

/** Storage, cookies and hostile values may throw anywhere; the page must not notice. */
export const safe = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}
