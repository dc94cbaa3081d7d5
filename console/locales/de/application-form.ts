import type { Translation } from '../../base/messages.ts'
import type { applicationForm as english } from '../en/application-form.ts'

export const applicationForm: Translation<typeof english> = {
  'applicationForm.apiName': 'API-Name',
  'applicationForm.longText': 'Langer Text',
  'applicationForm.multipleSelect': 'Mehrfachauswahl',
  'applicationForm.noQuestionsYetPartners':
    'Noch keine Fragen. Partner geben nur ihren Namen und ihre E-Mail-Adresse an.',
  'applicationForm.options': 'Optionen',
  'applicationForm.perLine': 'Eine pro Zeile.',
  'applicationForm.question': 'Frage',
  'applicationForm.questions': 'Fragen',
  'applicationForm.required': 'Pflichtfeld',
  'applicationForm.shortText': 'Kurzer Text',
  'applicationForm.singleSelect': 'Einfachauswahl',
  'applicationForm.url': 'URL',
}
