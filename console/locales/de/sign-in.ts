import type { Translation } from '../../base/messages.ts'
import type { signIn as english } from '../en/sign-in.ts'

export const signIn: Translation<typeof english> = {
  'signIn.acceptInvitation': 'Einladung annehmen',
  'signIn.alreadyAccountSignHere':
    'Sie haben bereits ein Konto. Melden Sie sich zuerst hier an und öffnen Sie dann den Einladungslink erneut.',
  'signIn.backSign': 'Zurück zur Anmeldung',
  'signIn.continueWithName': 'Weiter mit {name}',
  'signIn.createWorkspace': 'Workspace erstellen',
  'signIn.createWorkspace2': 'Ihren Workspace erstellen',
  'signIn.emailInvitedRole': '{email} ist als {role} eingeladen.',
  'signIn.emailIsntSetUp':
    'E-Mail ist auf diesem Server nicht eingerichtet, daher können wir keinen Link senden. Wenden Sie sich an den Administrator des Servers.',
  'signIn.emailMeSignLink': 'Anmeldelink per E-Mail senden',
  'signIn.findAddressServerLog': 'Sie finden ihn in der Adresse im Serverprotokoll.',
  'signIn.forgotPasswordQuestion': 'Passwort vergessen?',
  'signIn.ifEmailAccountSent':
    'Falls {email} ein Konto hat, haben wir eine E-Mail mit einem Link gesendet.',
  'signIn.invitationToWorkspace': 'Einladung zu {workspace}',
  'signIn.pressButtonSignLink':
    'Klicken Sie auf die Schaltfläche, um sich mit dem Link aus Ihrer E-Mail anzumelden.',
  'signIn.serverDoesntOwnerYet':
    'Dieser Server hat noch keinen Inhaber. Öffnen Sie die Einrichtungsadresse aus dem Serverprotokoll.',
  'signIn.setupCode': 'Einrichtungscode',
  'signIn.signIn': 'Anmelden',
  'signIn.signingIn': 'Anmeldung läuft…',
  'signIn.workspaceName': 'Name des Workspace',
  'signIn.workspacesSecretKeySave':
    'Dies ist der geheime Schlüssel Ihres Workspace. Speichern Sie ihn jetzt: Er wird nicht erneut angezeigt.',
  'signIn.youIn': 'Willkommen',
  'signIn.yourName': 'Ihr Name',
}
