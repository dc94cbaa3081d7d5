/** German texts of the page about email, and of pages that say that none goes out. */
export const email = {
  Email: 'E-Mail',
  '{actor} made a link that lets {what} in':
    '{actor} hat einen Link erstellt, der {what} hineinlässt',
  'Email isn’t set up, so nothing is sent.':
    'E-Mail ist nicht eingerichtet, deshalb wird nichts gesendet.',
  'Emails that wait: {count}.': 'Wartende E-Mails: {count}.',
  'An owner can copy a link for each person instead.':
    'Inhaber können stattdessen für jede Person einen Link kopieren.',
  'Copy invitation link': 'Einladungslink kopieren',
  'Copy sign-in link': 'Anmeldelink kopieren',
  'Works once and expires on {day}. Share it only with {name}: anyone with this link can sign in.':
    'Funktioniert einmal, bis {day}. Geben Sie ihn nur {name}: Wer ihn hat, kommt hinein.',
  'Email isn’t set up on this server, so no link is sent. Ask its operator.':
    'E-Mail ist auf diesem Server nicht eingerichtet, deshalb wird kein Link gesendet. Fragen Sie den Betreiber.',
  Sending: 'Versand',
  'Set up': 'Eingerichtet',
  'Not set up': 'Nicht eingerichtet',
  Demo: 'Demo',
  'Emails leave this server.': 'E-Mails verlassen diesen Server.',
  'Emails are written and kept, and nobody gets them. Give the server an SMTP server and restart it; kept emails are sent from the list below.':
    'E-Mails werden geschrieben und aufbewahrt, und niemand bekommt sie. Geben Sie dem Server einen SMTP-Server und starten Sie ihn neu; aufbewahrte E-Mails senden Sie aus der Liste unten.',
  'Emails of the demo stay in its own mailbox.':
    'E-Mails der Demo bleiben in ihrem eigenen Postfach.',
  'From {sender}': 'Von {sender}',
  'Send a test email': 'Test-E-Mail senden',
  'Settings of the server': 'Einstellungen des Servers',
  'The SMTP server took a test email to {to}.':
    'Der SMTP-Server hat eine Test-E-Mail an {to} angenommen.',
  'The test email was not sent: {error}': 'Die Test-E-Mail wurde nicht gesendet: {error}',
  'Email log': 'E-Mail-Protokoll',
  'Which emails': 'Welche E-Mails',
  Queued: 'In der Warteschlange',
  Sent: 'Gesendet',
  Kept: 'Aufbewahrt',
  'Link handed over': 'Link übergeben',
  'No emails here.': 'Hier sind keine E-Mails.',
  'Deleted because of its age': 'Wegen des Alters gelöscht',
  'The email to {to} is sent again.': 'Die E-Mail an {to} wird noch einmal gesendet.',
}
