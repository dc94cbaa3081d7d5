import type { Translation } from '../../base/messages.ts'
import type { groups as english } from '../en/groups.ts'

export const groups: Translation<typeof english> = {
  'groups.aShortLink': 'einen Kurzlink',
  'groups.addAReward': 'Vergütung hinzufügen',
  'groups.approvedAtOnce': 'sofort angenommen',
  'groups.asInTheProgram': 'wie im Programm',
  'groups.createTheGroup': 'Gruppe anlegen',
  'groups.deleteGroupName': 'Gruppe {name} löschen?',
  'groups.deleteTheGroup': 'Gruppe löschen',
  'groups.emptyProgramCountDays': 'Leer: wie im Programm, {count} Tage.',
  'groups.groupWithoutPartnersCan':
    'Eine Gruppe ohne Partner kann gelöscht werden. Ihre Vergütungen werden archiviert.',
  'groups.limitsCount': 'Obergrenzen: {count}',
  'groups.linksPartnerMost': 'Höchstens so viele Links je Partner',
  'groups.lowerCaseLettersDigits':
    'Kleinbuchstaben, Ziffern und Bindestriche. Leer: aus dem Namen gebildet.',
  'groups.move': 'Verschieben …',
  'groups.moveAllThemInto': 'Alle verschieben nach',
  'groups.moveCountPartners': '{count} Partner verschieben',
  'groups.moveCountPartners2': '{count} Partner von {from} nach {to} verschieben?',
  'groups.movedIntoName': 'Nach {name} verschoben.',
  'groups.newCustomersTheirsCome':
    'Ihre neuen Kunden kommen unter die Konditionen dieser Gruppe. Kunden, die sie schon gewonnen haben, behalten ihre.',
  'groups.newGroup': 'Neue Gruppe',
  'groups.newPartnersComeInto': 'Neue Partner kommen in diese Gruppe, darum bleibt sie.',
  'groups.otherTermsCount': 'andere Konditionen: {count}',
  'groups.pageItselfViaTheir': 'die Seite selbst, mit ?via= und ihrem Schlüssel',
  'groups.partnersGroup': 'Partner der Gruppe',
  'groups.partnersGroupCount': 'Partner in dieser Gruppe: {count}',
  'groups.partnersGroupEarnNothing': 'Partner dieser Gruppe verdienen noch nichts.',
  'groups.partnersHandOut': 'Partner geben weiter',
  'groups.programApprovesThemOnce': 'Das Programm nimmt sie sofort an.',
  'groups.programDecide': 'Im Programm entscheiden Sie.',
  'groups.rewardsDiscountsMilestonesArchived':
    'Ihre Vergütungen, Rabatte und Meilensteine werden archiviert: Kunden, die darunter gewonnen wurden, behalten sie.',
  'groups.rewardsSinglePartners': 'Vergütungen einzelner Partner',
  'groups.somebodyElseChangedGroup': 'Jemand anderes hat diese Gruppe inzwischen geändert',
  'groups.tiersCount': 'Stufen: {count}',
  'groups.youDecide': 'Sie entscheiden',
}
