export const editors = {
  'editors.addATestimonial': 'Add a testimonial',
  'editors.moveNameDown': 'Move {name} down',
  'editors.moveNameUp': 'Move {name} up',
  'editors.testimonial': 'Testimonial',
  'editors.whatTheyDo': 'What they do',
  'editors.whoSaidIt': 'Who said it',
} as const
