import type { Translation } from '../../base/messages.ts'
import type { groups as english } from '../en/groups.ts'

export const groups: Translation<typeof english> = {
  'groups.addReward': 'Vergütung hinzufügen',
  'groups.approveAutomatically': 'Automatisch annehmen',
  'groups.canDeleteGroupWithout':
    'Eine Gruppe ohne Partner kann gelöscht werden. Ihre Vergütungen werden archiviert.',
  'groups.countExceptions': '{count, plural, one {# Ausnahme} other {# Ausnahmen}}',
  'groups.countLimits': '{count, plural, one {# Limit} other {# Limits}}',
  'groups.countTiers': '{count, plural, one {# Stufe} other {# Stufen}}',
  'groups.createGroup': 'Gruppe erstellen',
  'groups.deleteGroup': 'Gruppe löschen',
  'groups.deleteGroupNameQuestion': 'Gruppe {name} löschen?',
  'groups.landingPageUrlVia': 'Ziel-URL mit ?via= und dem Schlüssel des Partners',
  'groups.leaveEmptyUseProgram':
    'Leer lassen, um den Programmstandard zu verwenden ({count, plural, one {# Tag} other {# Tage}}).',
  'groups.move': 'Verschieben…',
  'groups.moveAllPartners': 'Alle Partner verschieben nach',
  'groups.moveCountPartners': '{count, plural, one {# Partner} other {# Partner}} verschieben',
  'groups.moveCountPartnersQuestion':
    '{count, plural, one {# Partner} other {# Partner}} von {from} nach {to} verschieben?',
  'groups.movedName': 'Nach {name} verschoben.',
  'groups.newCustomersGetTerms':
    'Neue Kunden erhalten die Konditionen der neuen Gruppe. Bestehende Kunden behalten ihre Konditionen.',
  'groups.newGroup': 'Neue Gruppe',
  'groups.newPartnersJoinGroup':
    'Neue Partner werden standardmäßig in diese Gruppe aufgenommen, daher kann sie nicht gelöscht werden.',
  'groups.noRewardsYetAdd':
    'Noch keine Vergütungen. Fügen Sie eine hinzu, damit Partner dieser Gruppe verdienen.',
  'groups.partnerSpecificRewards': 'Partnerspezifische Vergütungen',
  'groups.partnersGroup': 'Partner in der Gruppe',
  'groups.partnersGroupCount': 'Partner in dieser Gruppe: {count}',
  'groups.programApprovesApplicationsAutomatically':
    'Das Programm nimmt Bewerbungen automatisch an.',
  'groups.programDefault': 'Programmstandard',
  'groups.programRequiresManualApproval': 'Das Programm verlangt eine manuelle Prüfung.',
  'groups.reviewManually': 'Manuell prüfen',
  'groups.rewardsDiscountsMilestonesArchived':
    'Die Vergütungen, Rabatte und Meilensteine werden archiviert. Bestehende Kunden behalten sie.',
  'groups.shortLink': 'Kurzlink',
  'groups.someoneElseEditedGroup': 'Jemand anderes hat diese Gruppe bearbeitet',
  'groups.useLowercaseLettersNumbers':
    'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche. Leer lassen, um den Slug aus dem Namen zu erzeugen.',
}
