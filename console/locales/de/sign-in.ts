import type { Translation } from '../../base/messages.ts'
import type { signIn as english } from '../en/sign-in.ts'

export const signIn: Translation<typeof english> = {
  'signIn.acceptTheInvitation': 'Einladung annehmen',
  'signIn.accountSignHereFirst':
    'Sie haben ein Konto: Melden Sie sich hier zuerst damit an und öffnen Sie den Link noch einmal.',
  'signIn.addressLogServer': 'Aus der Adresse im Protokoll des Servers.',
  'signIn.backSigning': 'Zurück zur Anmeldung',
  'signIn.chooseAnotherPassword': 'Anderes Passwort wählen',
  'signIn.continueWithName': 'Weiter mit {name}',
  'signIn.createTheWorkspace': 'Arbeitsbereich anlegen',
  'signIn.emailInvitedRole': '{email} ist als {role} eingeladen.',
  'signIn.emailIsntSetUp':
    'E-Mail ist auf diesem Server nicht eingerichtet, deshalb wird kein Link gesendet. Fragen Sie den Betreiber.',
  'signIn.ifEmailAccountMail':
    'Wenn {email} ein Konto hat, ist eine E-Mail mit einem Link unterwegs.',
  'signIn.invitationToWorkspace': 'Einladung zu {workspace}',
  'signIn.nameWorkspace': 'Name des Arbeitsbereichs',
  'signIn.pressButtonSignLink':
    'Drücken Sie den Knopf, um sich mit dem Link Ihrer E-Mail anzumelden.',
  'signIn.secretKeyWorkspaceShown':
    'Das ist der geheime Schlüssel des Arbeitsbereichs. Er wird nur dieses eine Mal gezeigt: Speichern Sie ihn jetzt.',
  'signIn.sendMeLinkInstead': 'Lieber einen Link senden',
  'signIn.serverNoOwnerYet':
    'Dieser Server hat noch keinen Inhaber. Öffnen Sie die Adresse, die er in sein Protokoll geschrieben hat.',
  'signIn.serverYours': 'Der Server gehört Ihnen',
  'signIn.setUpServer': 'Server einrichten',
  'signIn.setupCode': 'Einrichtungscode',
  'signIn.signIn': 'Anmelden',
  'signIn.signingIn': 'Anmeldung läuft …',
  'signIn.yourName': 'Ihr Name',
}
