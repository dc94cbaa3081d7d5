export const applicationForm = {
  'applicationForm.aWebAddress': 'A web address',
  'applicationForm.canChosen': 'What can be chosen',
  'applicationForm.eachLine': 'One on each line.',
  'applicationForm.lineText': 'A line of text',
  'applicationForm.mustBeAnswered': 'Must be answered',
  'applicationForm.nameApi': 'Name in the API',
  'applicationForm.oneOfAList': 'One of a list',
  'applicationForm.partnersGiveTheirName': 'Partners give their name and e-mail address alone.',
  'applicationForm.questions': 'Questions',
  'applicationForm.severalLinesText': 'Several lines of text',
  'applicationForm.severalList': 'Several of a list',
  'applicationForm.whatIsAsked': 'What is asked',
} as const
