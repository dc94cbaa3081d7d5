/** German texts of passkeys, and of signing in through another service. */
export const passkeys = {
  'Add a passkey': 'Passkey hinzufügen',
  'Add a passkey …': 'Passkey hinzufügen …',
  'Back to signing in': 'Zurück zur Anmeldung',
  'Continue with {name}': 'Weiter mit {name}',
  'Name it after the device or the password manager that keeps it; then your browser asks you to confirm.':
    'Nennen Sie ihn nach dem Gerät oder dem Passwortmanager, der ihn aufbewahrt; dann bittet Ihr Browser um Bestätigung.',
  'No passkey was used. Try again when you are ready.':
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, wenn Sie bereit sind.',
  Passkeys: 'Passkeys',
  'Remove this passkey?': 'Diesen Passkey entfernen?',
  'Rename a passkey': 'Passkey umbenennen',
  'Sign in with your fingerprint, face or PIN instead of a password and a code.':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an statt mit Passwort und Code.',
  'This browser has no passkeys here. They need an up-to-date browser and https.':
    'Dieser Browser hat hier keine Passkeys. Sie brauchen einen aktuellen Browser und https.',
  'This device has a passkey for your account already.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'Use a passkey': 'Mit Passkey anmelden',
  'added {when}': 'hinzugefügt {when}',
  synced: 'synchronisiert',
  '{actor} added a passkey': '{actor} hat einen Passkey hinzugefügt',
  '{actor} removed a passkey': '{actor} hat einen Passkey entfernt',
  '{actor} cleared the test data': '{actor} hat die Testdaten gelöscht',
  '{actor} renamed a passkey': '{actor} hat einen Passkey umbenannt',
  '{name} is removed. Delete it on your device, too.':
    '{name} ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
  '{name} signs you in no more, and the sessions that it opened elsewhere end.':
    '{name} meldet Sie nicht mehr an, und die damit anderswo geöffneten Sitzungen enden.',
} as const
