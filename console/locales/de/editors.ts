import type { Translation } from '../../base/messages.ts'
import type { editors as english } from '../en/editors.ts'

export const editors: Translation<typeof english> = {
  'editors.addTestimonial': 'Erfahrungsbericht hinzufügen',
  'editors.jobTitle': 'Position',
  'editors.moveNameDown': '{name} nach unten',
  'editors.moveNameUp': '{name} nach oben',
  'editors.testimonial': 'Erfahrungsbericht',
}
