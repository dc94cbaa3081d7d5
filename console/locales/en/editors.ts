export const editors = {
  'editors.addTestimonial': 'Add testimonial',
  'editors.jobTitle': 'Job title',
  'editors.moveNameDown': 'Move {name} down',
  'editors.moveNameUp': 'Move {name} up',
  'editors.testimonial': 'Testimonial',
} as const
