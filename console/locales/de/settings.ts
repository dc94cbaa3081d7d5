import { connections } from './connections.ts'
import { imports } from './imports.ts'
import { testMode } from './test-mode.ts'

/** Members, account and the other settings. */
export const settings = {
  ...connections,
  ...imports,
  ...testMode,
  Account: 'Konto',
  Admin: 'Administrator',
  'All other sessions have ended.': 'Alle anderen Sitzungen sind beendet.',
  'All recovery codes': 'Alle Wiederherstellungscodes',
  'At least 10 characters. All your other sessions end.':
    'Mindestens 10 Zeichen. Alle Ihre anderen Sitzungen enden.',
  Billing: 'Abrechnung',
  Cancel: 'Abbrechen',
  'Cancel: {email}': 'Abbrechen: {email}',
  Continue: 'Weiter',
  'Copied.': 'Kopiert.',
  'Copy {name}': '{name} kopieren',
  'Current password': 'Bisheriges Passwort',
  'Everything but owners: settings, keys, members, payouts, personal data.':
    'Alles außer Inhabern: Einstellungen, Schlüssel, Mitglieder, Auszahlungen, personenbezogene Daten.',
  'Everything. Only owners make, change and remove owners.':
    'Alles. Nur Inhaber ernennen, ändern und entfernen Inhaber.',
  'Have an authenticator app at hand, on your phone or in your password manager.':
    'Halten Sie eine Authentifizierungs-App bereit, auf dem Telefon oder im Passwortmanager.',
  'I have stored them': 'Ich habe sie gespeichert',
  Invite: 'Einladen',
  'Invite somebody': 'Jemanden einladen',
  'Leave it empty if you have none.': 'Lassen Sie es leer, wenn Sie keines haben.',
  'Leave the workspace': 'Arbeitsbereich verlassen',
  'Leave {workspace}?': '{workspace} verlassen?',
  Member: 'Mitglied',
  Members: 'Mitglieder',
  More: 'Mehr',
  'Nobody is invited at the moment.': 'Zurzeit ist niemand eingeladen.',
  Off: 'Aus',
  On: 'Ein',
  Owner: 'Inhaber',
  'Pending invitations': 'Offene Einladungen',
  Profile: 'Profil',
  'Reads links, customers, program, analytics and mails.':
    'Liest Links, Kunden, Programm, Auswertung und E-Mails.',
  'Reads the program and analytics, and pays.': 'Liest Programm und Auswertung, und zahlt aus.',
  'Recovery codes': 'Wiederherstellungscodes',
  'Remove {name}': '{name} entfernen',
  'Remove {name}?': '{name} entfernen?',
  Role: 'Rolle',
  'Role of {name}': 'Rolle von {name}',
  'Scan this with the app, or type the secret into it.':
    'Scannen Sie dies mit der App, oder geben Sie das Geheimnis dort ein.',
  Secret: 'Geheimnis',
  'Send again': 'Erneut senden',
  'Send again: {email}': 'Erneut senden: {email}',
  Sessions: 'Sitzungen',
  'Set up …': 'Einrichten …',
  'Sign out everywhere else': 'Überall sonst abmelden',
  'Sign out {browser}': '{browser} abmelden',
  'Since {day}': 'Seit {day}',
  'Six digits that the app shows now.': 'Die sechs Ziffern, die die App jetzt zeigt.',
  'That session has ended.': 'Diese Sitzung ist beendet.',
  'The daily work: links, customers, program, mails. No payouts, no settings.':
    'Die tägliche Arbeit: Links, Kunden, Programm, E-Mails. Keine Auszahlungen, keine Einstellungen.',
  'They are invited.': 'Die Person ist eingeladen.',
  'The invitation to {email} is cancelled; its link has stopped.':
    'Die Einladung an {email} ist zurückgezogen; ihr Link gilt nicht mehr.',
  'The last owner stays: make somebody else an owner first.':
    'Der letzte Inhaber bleibt: Ernennen Sie zuerst jemand anderen.',
  'They get an email with a link that works once, for a week.':
    'Sie bekommen eine E-Mail mit einem Link, der einmal gilt, eine Woche lang.',
  'Turn off': 'Ausschalten',
  'Turn off two-factor sign-in?': 'Zwei-Faktor-Anmeldung ausschalten?',
  'Turn off …': 'Ausschalten …',
  'Turn on': 'Einschalten',
  'Two-factor sign-in': 'Zwei-Faktor-Anmeldung',
  'Two-factor sign-in is on. Each of these codes signs you in once without the app. They are shown this once: store them now.':
    'Die Zwei-Faktor-Anmeldung ist eingeschaltet. Jeder dieser Codes meldet Sie einmal ohne die App an. Sie werden nur dieses eine Mal gezeigt: Speichern Sie sie jetzt.',
  'Signing in asks for a code of your authenticator app, too.':
    'Beim Anmelden wird auch ein Code Ihrer Authentifizierungs-App verlangt.',
  'Unknown browser': 'Unbekannter Browser',
  Viewer: 'Betrachter',
  'You lose access to {workspace} at once. API keys, share links and invitations that you created stop working.':
    'Sie verlieren den Zugang zu {workspace} sofort. API-Schlüssel, Freigabelinks und Einladungen, die Sie erstellt haben, funktionieren nicht mehr.',
  'No API keys, webhooks, share links or invitations.':
    'Keine API-Schlüssel, Webhooks, Freigabelinks oder Einladungen.',
  'API keys and invitations stop working.':
    'API-Schlüssel und Einladungen funktionieren nicht mehr.',
  'Reassign to me': 'Mir zuweisen',
  'API key': 'API-Schlüssel',
  'Share link': 'Freigabelink',
  'Share links': 'Freigabelinks',
  'You sign in as {email}.': 'Sie melden sich als {email} an.',
  'Your account': 'Ihr Konto',
  'Your password': 'Ihr Passwort',
  'Your password alone signs you in then, and your recovery codes stop working.':
    'Dann genügt Ihr Passwort zum Anmelden, und Ihre Wiederherstellungscodes gelten nicht mehr.',
  'Your password alone signs you in. Add a code of an authenticator app.':
    'Ihr Passwort allein meldet Sie an. Fügen Sie den Code einer Authentifizierungs-App hinzu.',
  'expired {when}': 'abgelaufen {when}',
  'expires {when}': 'läuft ab {when}',
  queued: 'in der Warteschlange',
  'not sent: email isn’t set up': 'nicht gesendet: E-Mail ist nicht eingerichtet',
  'link handed over': 'Link übergeben',
  'sent {when}': 'gesendet {when}',
  'signed in {when}': 'angemeldet {when}',
  'this browser': 'dieser Browser',
  'used {when}': 'benutzt {when}',
  you: 'Sie',
  '{email} gets another mail; the former link has stopped.':
    '{email} bekommt noch eine E-Mail; der bisherige Link gilt nicht mehr.',
  '{name} ({email}) loses access to {workspace} at once, in open pages too.':
    '{name} ({email}) verliert den Zugang zu {workspace} sofort, auch auf offenen Seiten.',
  '{name} has the role {role} now.': '{name} hat jetzt die Rolle {role}.',
  '{name} is no longer a member.': '{name} ist kein Mitglied mehr.',
} as const
