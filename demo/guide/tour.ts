import { TOUR } from './tour-steps.ts'

const STORED = 'svc-demo-tour'

/** Returns the step of this tab's tour; null: there is none. */
function storedStep(): number | null {
  const step = Number(sessionStorage.getItem(STORED) ?? NaN)
  return Number.isInteger(step) && step >= 0 && step < TOUR.length ? step : null
}

function link(text: string, to: string, step: number | null, className = ''): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.textContent = text
  anchor.href = to
  anchor.className = className
  anchor.addEventListener('click', () => {
    if (step === null) sessionStorage.removeItem(STORED)
    else sessionStorage.setItem(STORED, String(step))
    // A place within the page leaves it where it is.
    queueMicrotask(show)
  })
  return anchor
}

/** Puts the guide bar at the end of the page: where the tour is, back and next. */
function show(): void {
  document.querySelector('.tour')?.remove()
  const at = storedStep()
  if (at === null) return
  const step = TOUR[at]!
  const bar = document.createElement('nav')
  bar.className = 'tour'
  bar.setAttribute('aria-label', 'Tour')
  const about = document.createElement('p')
  const count = document.createElement('span')
  count.className = 'count'
  count.textContent = `${at + 1} of ${TOUR.length}`
  const name = document.createElement('strong')
  name.textContent = step.name
  const note = document.createElement('span')
  note.className = 'note'
  note.textContent = step.note
  about.append(count, ' ', name, ' ', note)
  const ways = document.createElement('div')
  if (at > 0) ways.append(link('Back', TOUR[at - 1]!.to, at - 1))
  ways.append(
    at + 1 < TOUR.length
      ? link('Next', TOUR[at + 1]!.to, at + 1, 'next')
      : link('End tour', '/demo/', null, 'next'),
  )
  if (at + 1 < TOUR.length) ways.append(link('Exit tour', '/demo/', null))
  bar.append(about, ways)
  document.body.append(bar)
}

for (const start of document.querySelectorAll<HTMLAnchorElement>('a[data-tour]'))
  start.addEventListener('click', () => sessionStorage.setItem(STORED, '0'))
show()
