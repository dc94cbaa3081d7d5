const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** What shows the guide bar to whoever is on the tour. */
const TOUR_BAR =
  '<link rel="stylesheet" href="/demo/assets/tour-bar.css" /><script type="module" src="/demo/assets/tour.js"></script>'

/**
 * Answers a page under a strict content security policy: what it loads comes from here, nothing is inline.
 */
export function page(html: string, status = 200, policy = POLICY): Response {
  return new Response(addTourBar(html), {
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

function addTourBar(html: string): string {
  return html.replace('</head>', `${TOUR_BAR}</head>`)
}

/** Adds the guide bar to pages of the product itself that the tour leads through. */
export async function withTourBar({ url }: Request, answer: Response): Promise<Response> {
  const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !/^\/(console|partners)(\/|$)/.test(new URL(url).pathname)) return answer
  const { status, headers } = answer
  // It is another page than the tag is about.
  headers.delete('etag')
  headers.delete('content-length')
  return new Response(addTourBar(await answer.text()), { status, headers })
}

/** Escapes a text for HTML, also in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
