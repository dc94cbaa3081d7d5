/** The paths of pages that need no session, below `/console`. */
export const OPEN_PATHS = [
  '/sign-in',
  '/sign-in/return',
  '/setup',
  '/reset',
  '/invitation',
  '/shared',
]
