import type { Attribution } from './types.d.ts'
import { getClickId, setClickId } from './cookie.ts'
import { options } from './options.ts'
import { readStored, store } from './storage.ts'

/**
 * Attributes the visitor to a click, if it was counted, unless the first click is kept or a later request was
 * answered before. Request ids sort by time.
 */
export const attribute = (click: Partial<Attribution>, requestId: string) => {
  if (!click.clickId) return
  const { svc: last } = readStored()
  const isOutdated = last && requestId < last.requestId
  const keepsFirst = options.attribution == 'first' && getClickId()
  if (isOutdated || keepsFirst) return
  setClickId(click.clickId)
  store('svc', { requestId, click })
  announce('svc:click', click)
  if (click.partner) announce('svc:partner', click)
}

const announce = (type: string, detail: Partial<Attribution>) =>
  document.dispatchEvent(new CustomEvent(type, { detail }))

/** Returns what came with the click in the cookie. */
export const getPartner = (): Attribution | null =>
  (getClickId() && readStored().svc?.click) || null
