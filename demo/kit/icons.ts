import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit'

const PATHS = {
  click: svg`<path d="m9 9 11 4.2-4.7 2.1-2.1 4.7z" /><path d="M4 9h1.5M9 4v1.5M5.4 5.4l1.1 1.1" />`,
  lead: svg`<circle cx="10" cy="8" r="3.5" /><path d="M3.5 20c.4-3.8 3-6 6.5-6 1.6 0 3 .5 4.1 1.4M18 13.5v6M15 16.5h6" />`,
  sale: svg`<path d="M5.5 8h13l1 12h-15zM9 8V7a3 3 0 0 1 6 0v1" />`,
  arrow: svg`<path d="M5 12h14M13 6l6 6-6 6" />`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7.5" />`,
  close: svg`<path d="M6 6l12 12M18 6 6 18" />`,
  offline: svg`<path d="M4 4l16 16M12 19h.01M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4-2.4M2 8.5A15 15 0 0 1 6.5 5.8M22 8.5A15 15 0 0 0 10 5.1" />`,
  retry: svg`<path d="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6" />`,
} satisfies Record<string, SVGTemplateResult>

export type IconName = keyof typeof PATHS

/** Renders a decorative line icon of 24 units, in the colour of the text. */
export function icon(name: IconName, size = 16): TemplateResult {
  return html`<svg
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    class="icon icon-${name}"
  >
    ${PATHS[name]}
  </svg>`
}
