export type Theme = 'light' | 'dark' | 'auto'

/** Where `theme.ts` finds it before the page is drawn. */
const STORED = 'svc-console-theme'

export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORED)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Shows the console in a theme and keeps it; `auto` follows the system. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'auto') {
    localStorage.removeItem(STORED)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(STORED, theme)
    document.documentElement.dataset['theme'] = theme
  }
}
