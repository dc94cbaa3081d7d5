/**
 * Headers of an answer that says nothing else: it is kept by nobody, is what it says it is, and is shown in
 * no frame of another page.
 */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Returns the headers of a page without assets and scripts; `allowed`: what its policy permits besides. */
export function pageHeaders(...allowed: string[]) {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(allowed.some((rule) => rule.startsWith('form-action')) ? [] : ["form-action 'none'"]),
    ...allowed,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy.join('; '),
  }
}
