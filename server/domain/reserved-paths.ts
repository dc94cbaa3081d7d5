/**
 * Paths of every host that are not for short links, in lower case; `*` stands for anything. Routes and keys
 * share this list: a route outside of it fails a test, since a link with its path would never be reached.
 */
export const RESERVED_PATHS = [
  'api',
  'api/*',
  'console',
  'console/*',
  'docs',
  'docs/*',
  'integrity.json',
  'partners',
  'partners/*',
  'script.js',
  'script.*.js',
  'tag-manager/*',
  'widgets',
  'widgets/*',
  // What browsers and phones ask for by themselves.
  'apple-app-site-association',
  'favicon.ico',
  'manifest.json',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
] as const

const PATTERN = new RegExp(
  `^(${RESERVED_PATHS.map((path) => path.replaceAll('.', '\\.').replace('*', '.+')).join('|')})$`,
)

/** Tells whether a path, in lower case and without outer slashes, is not for short links. */
export function isReservedPath(path: string): boolean {
  return PATTERN.test(path)
}
