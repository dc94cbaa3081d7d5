import { html, type LitElement, type TemplateResult } from 'lit'
import { accessibleInEveryState, type States } from './access.ts'
import { button, fixtureOf, collectEvents, nextEvent, part, settled, textOf } from './fixture.ts'
import { applyTheme, takeTurn } from './looks.ts'
import { STATES_OF_SESSION, type SessionElement } from './session-states.ts'
import { tokenOf, type Partner } from './server.ts'
import { describe, expect, test } from './words.ts'

interface Subject<E extends SessionElement = SessionElement> {
  /** The element as a page writes it, with nothing about the session. */
  markup: () => TemplateResult
  /** Words that it shows when all is well, to `partner` (default: `rich`). */
  shows: string | RegExp
  partner?: Partner
  /** States besides those of every element with a session. */
  states?: States<E>
}

/**
 * Tests every element with a session: what it shows while loading, when the API is down, slow or broken,
 * when the session has ended; and that it is accessible in all of that, in every theme and direction.
 */
export function promisesOfSession<E extends SessionElement>(subject: Subject<E>): void {
  describe('in trouble', () => troubles(subject))
  describe('with a session', () => sessions(subject))
  describe('for everybody', () => access(subject))
}

type Shown = Pick<Subject, 'markup' | 'shows' | 'partner'>

function troubles({ markup, shows, partner = 'rich' }: Shown): void {
  const broken = 'Couldn’t load this section.'
  test('shows that it is loading, and then what it has', async () => {
    const { element, wire } = await fixtureOf<SessionElement>(markup(), { partner, wire: 'held' })
    part(element, '[aria-busy=true]')
    await wire.set('open')
    await settled(element)
    expect(textOf(element)).to.match(pattern(shows))
  })

  for (const mode of ['down', 'failing', 'nonsense', 'html'] as const) {
    test(`says in a sentence that it could not load and tries again (${mode})`, async () => {
      const heard = collectEvents('svc-error')
      const { element, wire } = await fixtureOf<SessionElement>(markup(), { partner, wire: mode })
      expect(textOf(part(element, '[role=alert]'))).to.contain(broken)
      if (mode !== 'nonsense') expect(heard[0]?.detail).to.deep.equal({ trouble: 'broken' })
      await wire.set('open')
      button(element, 'Try again').click()
      await settled(element)
      expect(textOf(element)).to.match(pattern(shows))
    })
  }

  test('gives the focus to what has loaded when its button is gone', async () => {
    const { element, wire } = await fixtureOf<SessionElement>(markup(), { partner, wire: 'down' })
    await wire.set('open')
    button(element, 'Try again').focus()
    button(element, 'Try again').click()
    await settled(element)
    const focused = element.shadowRoot!.activeElement
    expect(focused?.matches('[tabindex="-1"]:not(button)')).to.equal(true)
    expect(element.renderRoot.querySelector('[role=alert]')).to.equal(null)
  })
}

function sessions({ markup, shows, partner = 'rich' }: Shown): void {
  test('asks the page for a token when its own has expired, and takes the new one', async () => {
    const { element } = await fixtureOf<SessionElement>(markup(), { partner: null, settle: false })
    const asked = nextEvent('svc-session-expired')
    element.token = await tokenOf(partner, { expired: true })
    await asked
    await settled(element)
    expect(textOf(element)).to.contain('Your session has expired.')
    element.token = await tokenOf(partner)
    await element.updateComplete
    await settled(element)
    expect(textOf(element)).to.match(pattern(shows))
  })

  test('gets a token by itself where the page gave it a way', async () => {
    const heard = collectEvents('svc-session-expired', 'svc-error')
    const { element } = await fixtureOf<SessionElement>(markup(), { partner: null, settle: false })
    const tokens = [await tokenOf(partner, { expired: true }), await tokenOf(partner)]
    element.tokenProvider = () => tokens.shift()!
    await element.updateComplete
    await settled(element)
    expect(textOf(element)).to.match(pattern(shows))
    expect(heard).to.have.length(0)
  })

  test('shows nothing of a partner who was banned', async () => {
    const { element } = await fixtureOf<SessionElement>(markup(), { partner: 'banned' })
    expect(textOf(element)).not.to.match(pattern(shows))
    part(element, '[role=alert]')
  })

  test('survives attributes that make no sense', async () => {
    const { element } = await fixtureOf<SessionElement>(markup(), { partner })
    const names = ['lang', 'dir', ...element.getAttributeNames(), ...observed(element)]
    for (const value of ['', '-1', 'NaN', '{}', '\u0000', '<b>', 'xx-INVALID-yy-zz']) {
      for (const name of names) {
        if (['api', 'token', 'token-url'].includes(name)) continue
        element.setAttribute(name, value)
        await element.updateComplete
      }
    }
    await settled(element)
    expect(textOf(element)).not.to.equal('')
  })
}

function access<E extends SessionElement>(subject: Subject<E>): void {
  const { markup, partner = 'rich', states } = subject
  accessibleInEveryState<E>({ markup, partner, states: { ...STATES_OF_SESSION, ...states } })

  test('shows itself in one direction and the other without scrolling sideways', async () => {
    for (const [turn, width] of [280, 600, 1100].entries()) {
      for (const dir of takeTurn(['ltr', 'rtl'] as const, turn)) {
        applyTheme({ scheme: 'light', dir })
        const box = html`<div style="inline-size: ${width}px">${markup()}</div>`
        const { element } = await fixtureOf<SessionElement>(box, { partner })
        const what = `${dir} ${width}: ${element.scrollWidth} > ${element.clientWidth}`
        expect(element.scrollWidth <= element.clientWidth, what).to.equal(true)
      }
    }
  })
}

function observed(element: LitElement): string[] {
  return (element.constructor as typeof LitElement).observedAttributes
}

function pattern(shows: string | RegExp): RegExp {
  if (shows instanceof RegExp) return shows
  return new RegExp(shows.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
