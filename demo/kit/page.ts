const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** What shows the guide bar to whoever is on the tour. */
const TOUR_BAR =
  '<link rel="stylesheet" href="/demo/assets/tour-bar.css" /><script type="module" src="/demo/assets/tour.js"></script>'

/**
 * Answers a page under a strict content security policy: what it loads comes from here, nothing is inline.
 */
export function page(html: string, status = 200, policy = POLICY): Response {
  return new Response(html.replace('</head>', `${TOUR_BAR}</head>`), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Escapes a text for HTML, also in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
