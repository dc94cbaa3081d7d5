import type { Translation } from '../../base/messages.ts'
import type { editors as english } from '../en/editors.ts'

export const editors: Translation<typeof english> = {
  'editors.addATestimonial': 'Stimme hinzufügen',
  'editors.moveNameDown': '{name} nach unten',
  'editors.moveNameUp': '{name} nach oben',
  'editors.testimonial': 'Stimme',
  'editors.whatTheyDo': 'Was sie tun',
  'editors.whoSaidIt': 'Von wem',
}
