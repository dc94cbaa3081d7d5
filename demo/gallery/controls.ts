/** The switches of the gallery: elements in the state and the clothes that are chosen. */
import '../kit/copy-lines.ts'
import { choicesOf, readAddress, writeAddress, type Choices } from './choices.ts'
import { pretendOffline } from './pretend-offline.ts'
import {
  attributesOf,
  codeOf,
  declarationsOf,
  pretence,
  tokenAddress,
  type Sample,
} from './samples.ts'

type Shown = HTMLElement & { token?: string | undefined }

const form = document.querySelector<HTMLFormElement>('.top form')!
const output = form.querySelector('output')!
const sections = Array.from(
  document.querySelectorAll<HTMLElement>('section[data-sample]'),
  (section) => ({ section, sample: JSON.parse(section.dataset['sample']!) as Sample }),
)
/** The choices for which the elements on the page were created. */
let filledFor = ''

/** Applies choices that need no new element: colours, width. */
function applyTheme(choices: Choices): void {
  for (const { section } of sections) {
    const { style } = section.querySelector<HTMLElement>('.stage')!
    style.cssText = ''
    for (const [name, value] of declarationsOf(choices)) style.setProperty(name, value)
    style.setProperty('--width', `${choices.width}px`)
  }
  // On a narrow screen there is less room than was chosen.
  output.value = `${document.querySelector('.sample')?.clientWidth} px`
}

/** Elements begin anew: as they do on a page that has just been opened. */
function fill(choices: Choices): void {
  const { state, lang, dir, density } = choices
  const wanted = [state, lang, dir, density].join()
  const isOther = wanted !== filledFor
  filledFor = wanted
  for (const { section, sample } of sections) {
    section.querySelector('pre')!.textContent = codeOf(sample, choices, location.origin)
    if (!isOther) continue
    section.querySelector('.note')!.textContent = sample.states.includes(state)
      ? ''
      : `It has no state “${state}” and is shown with data.`
    section.querySelector('.sample')!.replaceChildren(make(sample, choices))
  }
}

function make(sample: Sample, choices: Choices): Shown {
  const element = document.createElement(sample.tag) as Shown
  const written = attributesOf(sample, choices, location.origin)
  const here = pretence(sample, choices, location.origin)
  for (const [name, value] of Object.entries({ ...written, ...here }))
    element.setAttribute(name, value)
  const address = sample.session === 'token' && tokenAddress(sample, choices, location.origin)
  if (address) void giveToken(element, address)
  return element
}

/** Sets a token as the shown code does. */
async function giveToken(element: Shown, address: string): Promise<void> {
  const answer = await fetch(address, { method: 'POST' })
  element.token = ((await answer.json()) as { publicToken?: string }).publicToken
}

function show(): void {
  const choices = choicesOf(form)
  applyTheme(choices)
  fill(choices)
}

pretendOffline(() => choicesOf(form).state === 'offline')
readAddress(form)
show()
form.addEventListener('input', () => applyTheme(choicesOf(form)))
form.addEventListener('change', () => {
  writeAddress(form)
  show()
})
addEventListener('popstate', () => {
  readAddress(form)
  show()
})
addEventListener('resize', () => applyTheme(choicesOf(form)))
