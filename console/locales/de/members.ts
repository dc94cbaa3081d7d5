import type { Translation } from '../../base/messages.ts'
import type { members as english } from '../en/members.ts'

export const members: Translation<typeof english> = {
  'members.apiKey': 'API-Schlüssel',
  'members.apiKeysInvitationsStop': 'API-Schlüssel und Einladungen funktionieren nicht mehr.',
  'members.cancelEmail': 'Abbrechen: {email}',
  'members.emailGetsAnotherMail':
    '{email} bekommt noch eine E-Mail; der bisherige Link gilt nicht mehr.',
  'members.invitationEmailCancelledLink':
    'Die Einladung an {email} ist zurückgezogen; ihr Link gilt nicht mehr.',
  'members.invite': 'Einladen',
  'members.inviteSomebody': 'Jemanden einladen',
  'members.lastOwnerStaysMake': 'Der letzte Inhaber bleibt: Ernennen Sie zuerst jemand anderen.',
  'members.leaveTheWorkspace': 'Arbeitsbereich verlassen',
  'members.leaveWorkspace': '{workspace} verlassen?',
  'members.linkHandedOver': 'Link übergeben',
  'members.loseAccessWorkspaceOnce':
    'Sie verlieren den Zugang zu {workspace} sofort. API-Schlüssel, Freigabelinks und Einladungen, die Sie erstellt haben, funktionieren nicht mehr.',
  'members.membersTestWorkspaceThose':
    'Die Mitglieder eines Testbereichs sind die des echten Arbeitsbereichs. Schalten Sie den Testmodus aus, um sie zu ändern.',
  'members.nameEmailLosesAccess':
    '{name} ({email}) verliert den Zugang zu {workspace} sofort, auch auf offenen Seiten.',
  'members.nameNoLongerMember': '{name} ist kein Mitglied mehr.',
  'members.nameRoleRoleNow': '{name} hat jetzt die Rolle {role}.',
  'members.noApiKeysWebhooks': 'Keine API-Schlüssel, Webhooks, Freigabelinks oder Einladungen.',
  'members.nobodyInvitedMoment': 'Zurzeit ist niemand eingeladen.',
  'members.notSentEmailIsnt': 'nicht gesendet: E-Mail ist nicht eingerichtet',
  'members.ownerCanCopyLink': 'Inhaber können stattdessen für jede Person einen Link kopieren.',
  'members.pendingInvitations': 'Offene Einladungen',
  'members.queued': 'in der Warteschlange',
  'members.reassignToMe': 'Mir zuweisen',
  'members.roleOfName': 'Rolle von {name}',
  'members.sendAgainEmail': 'Erneut senden: {email}',
  'members.sentWhen': 'gesendet {when}',
  'members.shareLink': 'Freigabelink',
  'members.shareLinks': 'Freigabelinks',
  'members.sinceDay': 'Seit {day}',
  'members.theyAreInvited': 'Die Person ist eingeladen.',
  'members.theyGetEmailLink':
    'Sie bekommen eine E-Mail mit einem Link, der einmal gilt, eine Woche lang.',
  'members.you': 'Sie',
}
