/**
 * Returns the API's address. The elements come from the server whose API they call, unless the page names
 * another.
 */
export function apiAt(said?: string | null): string {
  return (said || `${new URL(import.meta.url).origin}/api`).replace(/\/$/, '')
}
