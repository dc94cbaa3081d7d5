import type { Translation } from '../../base/messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Translation<typeof english> = {
  'account.addAPasskey': 'Passkey hinzufügen',
  'account.addAPasskey2': 'Passkey hinzufügen …',
  'account.addedWhen': 'hinzugefügt {when}',
  'account.allOtherSessionsEnded': 'Alle anderen Sitzungen sind beendet.',
  'account.allRecoveryCodes': 'Alle Wiederherstellungscodes',
  'account.authenticatorAppHandPhone':
    'Halten Sie eine Authentifizierungs-App bereit, auf dem Telefon oder im Passwortmanager.',
  'account.authenticatorAppRecoveryCode':
    'Aus Ihrer Authentifizierungs-App, oder ein Wiederherstellungscode.',
  'account.browserNoPasskeysHere':
    'Dieser Browser hat hier keine Passkeys. Sie brauchen einen aktuellen Browser und https.',
  'account.currentPassword': 'Bisheriges Passwort',
  'account.howSignCanChanged':
    'Wie Sie sich anmelden, lässt sich in den 15 Minuten nach einer Anmeldung ändern.',
  'account.iStoredThem': 'Ich habe sie gespeichert',
  'account.least10CharactersAll': 'Mindestens 10 Zeichen. Alle Ihre anderen Sitzungen enden.',
  'account.leaveEmptyIfNone': 'Lassen Sie es leer, wenn Sie keines haben.',
  'account.nameAfterDevicePassword':
    'Nennen Sie ihn nach dem Gerät oder dem Passwortmanager, der ihn aufbewahrt; dann bittet Ihr Browser um Bestätigung.',
  'account.nameRemovedDeleteDevice': '{name} ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
  'account.nameSignsNoMore':
    '{name} meldet Sie nicht mehr an, und die damit anderswo geöffneten Sitzungen enden.',
  'account.newPassword': 'Neues Passwort',
  'account.off': 'Aus',
  'account.on': 'Ein',
  'account.passkeys': 'Passkeys',
  'account.passwordAloneSignsAdd':
    'Ihr Passwort allein meldet Sie an. Fügen Sie den Code einer Authentifizierungs-App hinzu.',
  'account.passwordAloneSignsThen':
    'Dann genügt Ihr Passwort zum Anmelden, und Ihre Wiederherstellungscodes gelten nicht mehr.',
  'account.passwordChanged': 'Das Passwort ist geändert',
  'account.profile': 'Profil',
  'account.recoveryCodes': 'Wiederherstellungscodes',
  'account.removeThisPasskey': 'Diesen Passkey entfernen?',
  'account.rename': 'Umbenennen',
  'account.renameAPasskey': 'Passkey umbenennen',
  'account.renameName': '{name} umbenennen',
  'account.scanAppTypeSecret':
    'Scannen Sie dies mit der App, oder geben Sie das Geheimnis dort ein.',
  'account.sessionEnded': 'Diese Sitzung ist beendet.',
  'account.sessions': 'Sitzungen',
  'account.setUp': 'Einrichten …',
  'account.signEmail': 'Sie melden sich als {email} an.',
  'account.signFingerprintFacePin':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an statt mit Passwort und Code.',
  'account.signInAgain': 'Noch einmal anmelden',
  'account.signOut': 'Abmelden',
  'account.signOutBrowser': '{browser} abmelden',
  'account.signOutEverywhereElse': 'Überall sonst abmelden',
  'account.signedInWhen': 'angemeldet {when}',
  'account.signingAsksCodeAuthenticator':
    'Beim Anmelden wird auch ein Code Ihrer Authentifizierungs-App verlangt.',
  'account.sixDigitsAppShows': 'Die sechs Ziffern, die die App jetzt zeigt.',
  'account.synced': 'synchronisiert',
  'account.thisBrowser': 'dieser Browser',
  'account.turnOff': 'Ausschalten',
  'account.turnOff2': 'Ausschalten …',
  'account.turnOffTwoFactor': 'Zwei-Faktor-Anmeldung ausschalten?',
  'account.turnOn': 'Einschalten',
  'account.twoFactorSign': 'Zwei-Faktor-Anmeldung',
  'account.twoFactorSignEach':
    'Die Zwei-Faktor-Anmeldung ist eingeschaltet. Jeder dieser Codes meldet Sie einmal ohne die App an. Sie werden nur dieses eine Mal gezeigt: Speichern Sie sie jetzt.',
  'account.unknownBrowser': 'Unbekannter Browser',
  'account.useAPasskey': 'Mit Passkey anmelden',
  'account.usedWhen': 'benutzt {when}',
  'account.yourPassword': 'Ihr Passwort',
}
