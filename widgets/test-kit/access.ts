import type { LitElement, TemplateResult } from 'lit'
import { emulateMedia } from '@web/test-runner-commands'
import { axeClean } from './axe.ts'
import { afterEachOnce, fixtureOf, type Fixture, type FixtureOptions } from './fixture.ts'
import { applyTheme, LOOKS, takeTurn, type Look } from './looks.ts'
import { describe, test } from './words.ts'

/** Brings an element into a state. It resolves when the element is there, or throws. */
export type Reach<E extends LitElement> = (fixture: Fixture<E>) => unknown

/** A state an element can be in: whose page it is and how the wire is, then what is done. */
export interface State<E extends LitElement> extends FixtureOptions {
  /** Instead of the element as it usually stands there. */
  markup?: Markup
  reach?: Reach<E>
}

export type States<E extends LitElement> = Readonly<Record<string, State<E> | Reach<E>>>

type Markup = () => TemplateResult | Promise<TemplateResult>

export interface Accessible<E extends LitElement> extends FixtureOptions {
  markup: Markup
  /** By a name that ends the sentence “is accessible …”. */
  states: States<E>
}

type Element = LitElement & { api?: string | undefined; token?: string | undefined }

/**
 * Promises that axe has nothing against an element in any of its states, in light and dark, from left to
 * right and from right to left; as it usually is also with little air and in a scheme the page has not. By
 * default its states take turns at the themes.
 */
export function accessibleInEveryState<E extends Element>(subject: Accessible<E>): void {
  const { markup, states, ...usual } = subject
  const put = async ({ reach, markup: own = markup, ...options }: State<E>) => {
    const fixture = await fixtureOf<E>(await own(), { ...usual, ...options })
    await reach?.(fixture)
    await fixture.element.updateComplete
    return fixture.element
  }
  // Another one for each element and state, and the same ones in each run.
  let turn = 0
  const turns = (element: Element) => takeTurn(LOOKS, turn++ + element.localName.length)
  describe('is accessible', () => {
    test('as it is, and with little air', async () => {
      const element = await put({})
      await inThemes(element, LOOKS)
      element.setAttribute('density', 'compact')
      await inThemes(element, turns(element))
    })
    test('in a scheme that the page has not', async () => inAnotherScheme(await put({}), turn++))
    for (const [name, state] of Object.entries(states)) {
      test(name, async () => {
        const element = await put(isReach(state) ? { reach: state } : state)
        await inThemes(element, turns(element))
      })
    }
  })
}

function isReach<E extends LitElement>(state: State<E> | Reach<E>): state is Reach<E> {
  return typeof state === 'function'
}

/** Checks the element in themes and directions; nothing is requested again. */
async function inThemes(element: Element, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    applyTheme(look)
    await axeClean(element, look.name)
  }
}

/** What the page has, what the element is told, and what the system prefers. */
const OTHER_SCHEMES = [
  ['dark', 'light', 'dark'],
  ['dark', 'auto', 'light'],
  ['light', 'dark', 'light'],
  ['light', 'auto', 'dark'],
] as const

async function inAnotherScheme(element: Element, turn: number): Promise<void> {
  const schemes = takeTurn(OTHER_SCHEMES, turn + element.localName.length)
  for (const [page, theme, system] of schemes) {
    await emulateMedia({ colorScheme: system })
    applyTheme({ scheme: page, dir: 'ltr' })
    element.setAttribute('theme', theme)
    await axeClean(element, `${theme} on a ${page} page, where the system is ${system}`)
  }
  await emulateMedia({ colorScheme: 'light' })
}

/** Sets the browser offline. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  afterEachOnce(() => void Reflect.deleteProperty(navigator, 'onLine'))
}
