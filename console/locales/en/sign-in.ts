export const signIn = {
  'signIn.acceptInvitation': 'Accept invitation',
  'signIn.alreadyAccountSignHere':
    'You already have an account. Sign in here first, then open the invitation link again.',
  'signIn.backSign': 'Back to sign in',
  'signIn.continueWithName': 'Continue with {name}',
  'signIn.createWorkspace': 'Create workspace',
  'signIn.createWorkspace2': 'Create your workspace',
  'signIn.emailInvitedRole': '{email} is invited as {role}.',
  'signIn.emailIsntSetUp':
    'Email isn’t set up on this server, so we can’t send a link. Ask the server’s admin.',
  'signIn.emailMeSignLink': 'Email me a sign-in link',
  'signIn.findAddressServerLog': 'Copy the code from the setup URL in the server log.',
  'signIn.forgotPasswordQuestion': 'Forgot password?',
  'signIn.ifEmailAccountSent': 'If {email} has an account, we’ve sent it an email with a link.',
  'signIn.invitationToWorkspace': 'Invitation to {workspace}',
  'signIn.pressButtonSignLink': 'Select the button to finish signing in.',
  'signIn.serverDoesntOwnerYet':
    'This server doesn’t have an owner yet. Open the setup URL from the server log.',
  'signIn.setupCode': 'Setup code',
  'signIn.signIn': 'Sign in',
  'signIn.signingIn': 'Signing in…',
  'signIn.workspaceName': 'Workspace name',
  'signIn.workspacesSecretKeySave':
    'This is your workspace’s secret key. Save it now: you won’t see it again.',
  'signIn.youIn': 'You’re in',
  'signIn.yourName': 'Your name',
} as const
