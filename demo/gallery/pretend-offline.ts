/** A browser cannot be taken off the net by a page: it says so while `isOffline`, and nobody answers there. */
export function pretendOffline(isOffline: () => boolean): void {
  Object.defineProperty(navigator, 'onLine', { get: () => !isOffline() })
  const really = window.fetch
  window.fetch = Object.assign(
    (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input).url.includes('/demo/gallery/offline/')
        ? Promise.reject(new TypeError('No connection.'))
        : really(input, init),
    { preconnect: () => {} },
  )
}
