/** Simulates an offline browser, which a page cannot cause: requests fail while `isOffline`. */
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
