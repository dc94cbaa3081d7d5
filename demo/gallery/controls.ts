/** The theme studio: elements in the state, place and theme that are chosen. */
import '../kit/copy-lines.ts'
import { choicesOf, readAddress, writeAddress, type Choices } from './choices.ts'
import type { Design, Token } from './design.ts'
import { openExport } from './export-dialog.ts'
import { renderPanel } from './panel.ts'
import { pretendOffline } from './pretend-offline.ts'
import {
  attributesOf,
  codeOf,
  declarationsOf,
  pretence,
  tokenAddress,
  type Sample,
} from './samples.ts'

const FEEDBACK_MS = 2000

type Shown = HTMLElement & { token?: string | undefined }

const form = document.querySelector<HTMLFormElement>('form.look')!
const panel = document.querySelector<HTMLElement>('.fields')!
const tokens = JSON.parse(panel.dataset['tokens']!) as Token[]
const output = form.querySelector('output')!
const sections = Array.from(
  document.querySelectorAll<HTMLElement>('section[data-sample]'),
  (section) => ({ section, sample: JSON.parse(section.dataset['sample']!) as Sample }),
)
// On a phone the elements come first.
if (matchMedia('(width <= 860px)').matches) panel.closest('details')!.removeAttribute('open')
/** The choices for which the elements on the page were created. */
let filledFor = ''

/** Applies choices that need no new element: colors, width. */
function applyTheme(choices: Choices): void {
  for (const { section } of sections) {
    const { style } = section.querySelector<HTMLElement>('.stage')!
    style.cssText = ''
    for (const [name, value] of declarationsOf(choices)) style.setProperty(name, value)
    style.setProperty('--width', choices.width === 'full' ? '100%' : `${choices.width}px`)
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
      : `This element has no state “${state}”. It is shown with data.`
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

let design: Design

function show(): void {
  const choices = choicesOf(form, design)
  applyTheme(choices)
  fill(choices)
}

function restore(): void {
  design = readAddress(form, tokens)
  renderPanel(panel, { design, tokens, changed: take })
  show()
}

/** Takes a design from the panel; the address has it when somebody has decided. */
function take(next: Design, isDone: boolean): void {
  design = next
  if (isDone) writeAddress(form, design)
  show()
}

/** Copies the address, which has the whole theme in it. */
async function share({ currentTarget }: Event): Promise<void> {
  const button = currentTarget as HTMLButtonElement
  const words = button.textContent
  await navigator.clipboard.writeText(location.href).then(
    () => (button.textContent = 'Copied'),
    () => (button.textContent = 'Copy the URL instead'),
  )
  setTimeout(() => (button.textContent = words), FEEDBACK_MS)
}

pretendOffline(() => form['state'].value === 'offline')
restore()
form.addEventListener('change', () => {
  writeAddress(form, design)
  show()
})
addEventListener('popstate', restore)
addEventListener('resize', () => applyTheme(choicesOf(form, design)))
document.querySelector('#share')!.addEventListener('click', (event) => void share(event))
document.querySelector('#export')!.addEventListener('click', () => {
  const samples = sections.map(({ sample }) => sample)
  const { theme, ...look } = choicesOf(form, design)
  openExport(document.querySelector('dialog')!, samples, { theme, look, origin: location.origin })
})
