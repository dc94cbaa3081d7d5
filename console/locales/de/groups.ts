/** German texts of groups of partners. */
export const groups = {
  'A group without partners can be deleted. Its rewards are archived.':
    'Eine Gruppe ohne Partner kann gelöscht werden. Ihre Vergütungen werden archiviert.',
  'Create the group': 'Gruppe anlegen',
  'Days before a commission is due': 'Tage, bis eine Provision fällig ist',
  'Delete …': 'Löschen …',
  'Delete the group': 'Gruppe löschen',
  'Delete the group {name}?': 'Gruppe {name} löschen?',
  'Empty: as in the program, {count} days.': 'Leer: wie im Programm, {count} Tage.',
  'In the program you decide.': 'Im Programm entscheiden Sie.',
  'Its rewards, discounts and milestones are archived: customers who were won under them keep them.':
    'Ihre Vergütungen, Rabatte und Meilensteine werden archiviert: Kunden, die darunter gewonnen wurden, behalten sie.',
  'Links of one partner, at most': 'Höchstens so viele Links je Partner',
  'Lower-case letters, digits and dashes. Empty: made from the name.':
    'Kleinbuchstaben, Ziffern und Bindestriche. Leer: aus dem Namen gebildet.',
  'Move all of them into': 'Alle verschieben nach',
  'Move {count} partners': '{count} Partner verschieben',
  'Move {count} partners from {from} to {to}?': '{count} Partner von {from} nach {to} verschieben?',
  'Move …': 'Verschieben …',
  'Moved into {name}.': 'Nach {name} verschoben.',
  'New customers of theirs come under the terms of that group. Customers whom they have won keep theirs.':
    'Ihre neuen Kunden kommen unter die Konditionen dieser Gruppe. Kunden, die sie schon gewonnen haben, behalten ihre.',
  'New group': 'Neue Gruppe',
  'New partners come into this group, so it stays.':
    'Neue Partner kommen in diese Gruppe, darum bleibt sie.',
  'Partners hand out': 'Partner geben weiter',
  'Partners in this group: {count}': 'Partner in dieser Gruppe: {count}',
  'Partners of the group': 'Partner der Gruppe',
  'Somebody else has changed this group meanwhile':
    'Jemand anderes hat diese Gruppe inzwischen geändert',
  'The program approves them at once.': 'Das Programm nimmt sie sofort an.',
  'a short link': 'einen Kurzlink',
  'approved at once': 'sofort angenommen',
  'as in the program': 'wie im Programm',
  'the page itself, with ?via= and their key': 'die Seite selbst, mit ?via= und ihrem Schlüssel',
  'you decide': 'Sie entscheiden',
}
