/** The English texts; the build replaces this file with an empty list that each page fills with its own. */
export { texts as english } from '../locales/en.ts'
