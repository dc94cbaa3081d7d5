export const applicationForm = {
  'applicationForm.apiName': 'API name',
  'applicationForm.longText': 'Long text',
  'applicationForm.multipleSelect': 'Multiple select',
  'applicationForm.noQuestionsYetPartners':
    'No questions yet. Partners only enter their name and email.',
  'applicationForm.options': 'Options',
  'applicationForm.perLine': 'One per line.',
  'applicationForm.question': 'Question',
  'applicationForm.questions': 'Questions',
  'applicationForm.required': 'Required',
  'applicationForm.shortText': 'Short text',
  'applicationForm.singleSelect': 'Single select',
  'applicationForm.url': 'URL',
} as const
