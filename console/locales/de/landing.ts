import type { Translation } from '../../base/messages.ts'
import type { landing as english } from '../en/landing.ts'

export const landing: Translation<typeof english> = {
  'landing.addFile': 'Datei hinzufügen',
  'landing.addPage': 'Zur Seite hinzufügen',
  'landing.addQuestion': 'Frage hinzufügen',
  'landing.altText': 'Alternativtext',
  'landing.altTextScreenReaders': 'Alternativtext für Screenreader.',
  'landing.earningsCalculator': 'Verdienstrechner',
  'landing.earningsCalculatorUpCount':
    'Verdienstrechner: bis zu {count, plural, one {# Verkauf} other {# Verkäufe}} zu je {amount}.',
  'landing.example1a7f37AlsoUsed': 'Zum Beispiel #1a7f37. Wird auch in E-Mails verwendet.',
  'landing.exampleHttpsExampleCom': 'Zum Beispiel https://example.com/logo.svg',
  'landing.exampleHttpsExampleComPeople': 'Zum Beispiel https://example.com/people.jpg',
  'landing.faq': 'FAQ',
  'landing.files': 'Dateien',
  'landing.headline': 'Überschrift',
  'landing.hero': 'Hero-Bereich',
  'landing.heroImage': 'Hero-Bild',
  'landing.imageUrl': 'Bild-URL',
  'landing.imagesOtherServersArent':
    'Bilder von anderen Servern werden in der Konsole nicht angezeigt.',
  'landing.logoUrl': 'Logo-URL',
  'landing.maxSalesPerMonth': 'Max. Verkäufe pro Monat',
  'landing.openImage': 'Bild öffnen',
  'landing.question': 'Frage',
  'landing.rewardsApplicationFormAppear':
    'Hier erscheinen die Vergütungen und das Bewerbungsformular.',
  'landing.sections': 'Abschnitte',
  'landing.separateParagraphsEmptyLine':
    'Trennen Sie Absätze mit einer Leerzeile. Verwenden Sie **fett** und [Links](https://example.com).',
  'landing.subheadline': 'Unterüberschrift',
  'landing.testimonials': 'Erfahrungsberichte',
  'landing.text': 'Text',
  'landing.valuePerSale': 'Wert pro Verkauf',
  'landing.viewPage': 'Seite ansehen',
}
