import type { Translation } from '../../base/messages.ts'
import type { applicationForm as english } from '../en/application-form.ts'

export const applicationForm: Translation<typeof english> = {
  'applicationForm.aWebAddress': 'Eine Webadresse',
  'applicationForm.canChosen': 'Was zur Wahl steht',
  'applicationForm.eachLine': 'Je Zeile eines.',
  'applicationForm.lineText': 'Eine Zeile Text',
  'applicationForm.mustBeAnswered': 'Muss beantwortet werden',
  'applicationForm.nameApi': 'Name in der API',
  'applicationForm.oneOfAList': 'Eines aus einer Liste',
  'applicationForm.partnersGiveTheirName':
    'Partner geben nur ihren Namen und ihre E-Mail-Adresse an.',
  'applicationForm.questions': 'Fragen',
  'applicationForm.severalLinesText': 'Mehrere Zeilen Text',
  'applicationForm.severalList': 'Mehrere aus einer Liste',
  'applicationForm.whatIsAsked': 'Was gefragt wird',
}
