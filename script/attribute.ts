import type { Attribution } from './types.d.ts'
import { getClickId, setClickId } from './cookie.ts'
import { options } from './options.ts'
import { state } from './state.ts'

/**
 * Gives the visitor to a click, if it was counted, unless the first click is kept or a later one was
 * answered before. Keys sort by time.
 */
export const attribute = (click: Partial<Attribution>, key: string) => {
  if (
    click.clickId &&
    !(key < (state().svc?.[0] as string) || (options.attribution == 'first' && getClickId()))
  ) {
    setClickId(click.clickId)
    state('svc', [key, click])
    for (const name of ['click', click.partner && 'partner'])
      if (name) document.dispatchEvent(new CustomEvent('svc:' + name, { detail: click }))
  }
}

/** Partner data of the click in the cookie. */
export const getPartner = (): Attribution | null => (getClickId() && state().svc?.[1]) || null
