import type { Translation } from '../../base/messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Translation<typeof english> = {
  'account.addPasskey': 'Passkey hinzufügen',
  'account.addPasskeyDialog': 'Passkey hinzufügen…',
  'account.addedWhen': 'hinzugefügt {when}',
  'account.allRecoveryCodes': 'Alle Wiederherstellungscodes',
  'account.authenticatorAppReadyPhone':
    'Halten Sie eine Authentifizierungs-App auf Ihrem Telefon oder im Passwortmanager bereit.',
  'account.authenticatorAppRecoveryCode':
    'Aus Ihrer Authentifizierungs-App oder ein Wiederherstellungscode.',
  'account.browserDoesntSupportPasskeys':
    'Ihr Browser unterstützt hier keine Passkeys. Verwenden Sie einen aktuellen Browser über HTTPS.',
  'account.canChangeHowSign':
    'Sie können Ihre Anmeldemethoden innerhalb von 15 Minuten nach der Anmeldung ändern.',
  'account.canNoLongerSign':
    'Sie können sich mit {name} nicht mehr anmelden, und damit geöffnete Sitzungen werden abgemeldet.',
  'account.currentPassword': 'Aktuelles Passwort',
  'account.enter6DigitCode': 'Geben Sie den 6-stelligen Code aus Ihrer App ein.',
  'account.enterCodeAuthenticatorApp':
    'Bei der Anmeldung geben Sie einen Code aus Ihrer Authentifizierungs-App ein.',
  'account.iSavedThem': 'Ich habe sie gespeichert',
  'account.lastUsedWhen': 'zuletzt verwendet {when}',
  'account.leaveEmptyIfDont': 'Leer lassen, wenn Sie keines haben.',
  'account.nameAfterDevicePassword':
    'Benennen Sie ihn nach dem Gerät oder Passwortmanager, auf dem er gespeichert wird. Ihr Browser fordert Sie dann zur Bestätigung auf.',
  'account.nameRemovedDeleteDevice': '{name} entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
  'account.newPassword': 'Neues Passwort',
  'account.off': 'Aus',
  'account.on': 'Ein',
  'account.passkeys': 'Passkeys',
  'account.passwordChanged': 'Passwort geändert',
  'account.profile': 'Profil',
  'account.recoveryCodes': 'Wiederherstellungscodes',
  'account.removePasskeyQuestion': 'Passkey entfernen?',
  'account.rename': 'Umbenennen',
  'account.renameName': '{name} umbenennen',
  'account.renamePasskey': 'Passkey umbenennen',
  'account.scanCodeAppEnter':
    'Scannen Sie diesen Code mit Ihrer App oder geben Sie das Secret manuell ein.',
  'account.sessionSignedOut': 'Sitzung abgemeldet.',
  'account.sessions': 'Sitzungen',
  'account.setUp': 'Einrichten…',
  'account.signEmail': 'Sie melden sich als {email} an.',
  'account.signFingerprintFacePin':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN statt mit Passwort und Code an.',
  'account.signInAgain': 'Erneut anmelden',
  'account.signOut': 'Abmelden',
  'account.signOutBrowser': '{browser} abmelden',
  'account.signOutEverywhereElse': 'Überall sonst abmelden',
  'account.signPasswordOnlyAdd':
    'Sie melden sich nur mit Ihrem Passwort an. Fügen Sie eine Authentifizierungs-App hinzu, um Ihr Konto zu schützen.',
  'account.signPasswordOnlyRecovery':
    'Sie melden sich dann nur noch mit Ihrem Passwort an, und Ihre Wiederherstellungscodes werden ungültig.',
  'account.signedInWhen': 'angemeldet {when}',
  'account.signedOutEverywhereElse': 'Sie sind überall sonst abgemeldet.',
  'account.synced': 'synchronisiert',
  'account.thisBrowser': 'dieser Browser',
  'account.turnOff': 'Deaktivieren',
  'account.turnOffDialog': 'Deaktivieren…',
  'account.turnOffTwoFactor': 'Zwei-Faktor-Authentifizierung deaktivieren?',
  'account.turnOn': 'Aktivieren',
  'account.twoFactorAuthentication': 'Zwei-Faktor-Authentifizierung',
  'account.twoFactorAuthenticationEach':
    'Die Zwei-Faktor-Authentifizierung ist aktiviert. Jeder Code meldet Sie einmal ohne die App an. Speichern Sie sie jetzt: Sie werden nicht erneut angezeigt.',
  'account.unknownBrowser': 'Unbekannter Browser',
  'account.useAPasskey': 'Mit Passkey anmelden',
  'account.useLeast10Characters':
    'Verwenden Sie mindestens 10 Zeichen. Ihre anderen Sitzungen werden abgemeldet.',
  'account.yourPassword': 'Ihr Passwort',
}
