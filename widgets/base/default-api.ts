/** The elements come from the server whose API they speak to. */
export function defaultApi(): string {
  return `${new URL(import.meta.url).origin}/api`
}
