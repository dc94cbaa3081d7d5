/** Where the API is. The elements come from the server whose API they speak to, unless the page says otherwise. */
export function apiAt(said?: string | null): string {
  return (said || `${new URL(import.meta.url).origin}/api`).replace(/\/$/, '')
}
