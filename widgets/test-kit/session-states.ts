import type { LitElement } from 'lit'
import { goOffline, type State, type States } from './access.ts'
import { part, until } from './fixture.ts'
import { tokenOf } from './server.ts'

/** An element with a session, as the shared tests use it. */
export type SessionElement = LitElement & {
  api?: string | undefined
  token?: string | undefined
  tokenProvider?: (() => string | null | Promise<string | null>) | undefined
  reload(): void
}

const inTrouble = (element: LitElement) =>
  until(() => element.renderRoot.querySelector('[role=alert]') !== null)

const inTroubleFor: State<SessionElement> = { reach: ({ element }) => inTrouble(element) }

/** States of every element with a session, and how each is reached. */
export const STATES_OF_SESSION: States<SessionElement> = {
  'before it has a session': { partner: null, settle: false },
  'while it loads': {
    wire: 'held',
    reach: ({ element }) => part(element, '[aria-busy=true]'),
  },
  'when nobody answers': { ...inTroubleFor, wire: 'down' },
  'when there is no connection': {
    wire: 'held',
    async reach({ element, wire }) {
      goOffline()
      await wire.set('down')
      await inTrouble(element)
    },
  },
  'when its session has ended': {
    partner: null,
    settle: false,
    async reach({ element }) {
      element.token = await tokenOf('rich', { expired: true })
      await inTrouble(element)
    },
  },
  'when it keeps what it showed because nobody answers any more': {
    async reach({ element, wire }) {
      await wire.set('down')
      element.reload()
      await inTrouble(element)
    },
  },
  'for somebody who was banned': { ...inTroubleFor, partner: 'banned' },
  'for somebody whose application waits': { partner: 'pending' },
  'for somebody invited': { partner: 'invited' },
  'for somebody who has nothing yet': { partner: 'empty' },
  'for somebody without a link': { partner: 'linkless' },
  'for somebody who is paid in yen': { partner: 'yen' },
  'when the program has ended': { partner: 'ended' },
}
