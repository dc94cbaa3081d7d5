export const signIn = {
  'signIn.acceptTheInvitation': 'Accept the invitation',
  'signIn.accountSignHereFirst':
    'You have an account: sign in here with it first, then open the link again.',
  'signIn.addressLogServer': 'From the address in the log of the server.',
  'signIn.backSigning': 'Back to signing in',
  'signIn.chooseAnotherPassword': 'Choose another password',
  'signIn.continueWithName': 'Continue with {name}',
  'signIn.createTheWorkspace': 'Create the workspace',
  'signIn.emailInvitedRole': '{email} is invited as {role}.',
  'signIn.emailIsntSetUp':
    'Email isn’t set up on this server, so no link is sent. Ask its operator.',
  'signIn.ifEmailAccountMail': 'If {email} has an account, a mail with a link is on its way.',
  'signIn.invitationToWorkspace': 'Invitation to {workspace}',
  'signIn.nameWorkspace': 'Name of the workspace',
  'signIn.pressButtonSignLink': 'Press the button to sign in by the link of your mail.',
  'signIn.secretKeyWorkspaceShown':
    'This is the secret key of the workspace. It is shown this once: store it now.',
  'signIn.sendMeLinkInstead': 'Send me a link instead',
  'signIn.serverNoOwnerYet':
    'This server has no owner yet. Open the address that it has written into its log.',
  'signIn.serverYours': 'The server is yours',
  'signIn.setUpServer': 'Set up the server',
  'signIn.setupCode': 'Setup code',
  'signIn.signIn': 'Sign in',
  'signIn.signingIn': 'Signing in …',
  'signIn.yourName': 'Your name',
} as const
