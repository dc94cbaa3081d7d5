import type { Attribution } from './types.d.ts'
import { getClickId, setClickId } from './cookie.ts'
import { options, safe } from './options.ts'
import { state } from './state.ts'

/**
 * Gives the visitor to a click, unless the first click is kept or a later one was answered before.
 * Keys sort by time.
 */
export const attribute = (click: Attribution, key: string) =>
  safe(() => {
    if (key < state().id! || (options.attribution == 'first' && getClickId())) return
    setClickId(click.clickId)
    state({ id: key, click })
    for (const name of ['click', click.partner && 'partner'])
      if (name) document.dispatchEvent(new CustomEvent('svc:' + name, { detail: click }))
  })

/** What came with the click in the cookie. */
export const getPartner = (): Attribution | null => (getClickId() && state().click) || null
