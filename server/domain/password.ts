import { invalid } from './errors.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** The owner's password in the demo, which is public: no other server takes it. */
export const DEMO_OWNER_PASSWORD = 'acme-demo-owner'

/** What people choose most, as far as it is long enough; in lower case, without what is behind it. */
const COMMON = [
  DEMO_OWNER_PASSWORD,
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'abcdefghij',
  'administrator',
  'changeme',
  'football',
  'iloveyou',
  'letmein',
  'passw0rd',
  'password',
  'princess',
  'qwertyuiop',
  'qwerty',
  'sunshine',
  'superman',
  'trustno1',
  'welcome',
]
const KEYBOARD = [
  '01234567890',
  '09876543210',
  'qwertyuiopasdfghjklzxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]

/**
 * Checks a new password: 10 to 200 characters, and not what is guessed first: the address, a common word with
 * figures behind it, one character or a piece of the keyboard again and again.
 * @throws ApiError `unprocessable_entity`
 */
export function checkPassword(password: string, email: string): void {
  const { length } = password
  if (length < MIN_PASSWORD || length > MAX_PASSWORD) {
    throw invalid('password', `A password has ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`)
  }
  if (isGuessable(password.toLowerCase(), email.toLowerCase())) {
    throw invalid('password', 'This password is too easy to guess. Choose another one.')
  }
}

function isGuessable(password: string, email: string): boolean {
  const word = password.replace(/[^a-z]*$/, '')
  if (password === email || word === email.split('@')[0]) return true
  if (COMMON.includes(password) || COMMON.includes(word)) return true
  if (KEYBOARD.some((row) => row.includes(password))) return true
  // A short piece that is repeated.
  return [1, 2, 3, 4].some((size) =>
    password.startsWith(repeated(password.slice(0, size), password.length)),
  )
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}
