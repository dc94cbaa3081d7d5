import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'Das Formular hat keine solche Frage.',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': 'Bitte antworten Sie hier.',
  'Give one answer.': 'Geben Sie eine einzige Antwort.',
  'The answer contains a character that is not text.':
    'Die Antwort enthält ein Zeichen, das kein Text ist.',
  'Choose each answer once.': 'Wählen Sie jede Antwort nur einmal.',
  'Choose from {options}.': 'Wählen Sie unter {options}.',
  'The answer has at most {count} characters.': {
    one: 'Die Antwort hat höchstens ein Zeichen.',
    other: 'Die Antwort hat höchstens {count} Zeichen.',
  },
  'Write an address such as https://example.com.':
    'Schreiben Sie eine Adresse wie https://example.com.',
  'Give the address that the link leads to.': 'Geben Sie die Adresse an, zu der der Link führt.',
  'A link cannot lead to {scheme}. Use http or https.':
    'Ein Link kann nicht zu {scheme} führen. Verwenden Sie http oder https.',
  'An address with a user name or password in it is not allowed.':
    'Eine Adresse mit Benutzername oder Passwort ist nicht erlaubt.',
  'This is not an address of at most {count} characters.': {
    one: 'Das ist keine Adresse von höchstens einem Zeichen.',
    other: 'Das ist keine Adresse von höchstens {count} Zeichen.',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} ist keine E-Mail-Adresse. Schreiben Sie sie wie name@example.com.',
  'This partner is {status} in the program, so there is nothing to show.':
    'Für diesen Partner gibt es nichts anzuzeigen; Status im Programm: {status}.',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'Die Bewerbung wird noch geprüft.',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    'Die Einladung wurde noch nicht angenommen. Nehmen Sie sie mit dem Link in der E-Mail an, um etwas zu ändern.',
  'The program has ended and takes no further links.':
    'Das Programm ist beendet und nimmt keine weiteren Links an.',
  '{key} cannot be a key: {problem}': '{key} kann nicht das Ende der Adresse sein: {problem}',
  'it is empty.': 'Es ist leer.',
  'it has more than {count} characters.': {
    one: 'Es hat mehr als ein Zeichen.',
    other: 'Es hat mehr als {count} Zeichen.',
  },
  'use letters, digits, emoji and _ - / . only.':
    'Verwenden Sie nur Buchstaben, Ziffern, Emoji und _ - / .',
  'a part between two slashes is missing.': 'Zwischen zwei Schrägstrichen fehlt etwas.',
  'it begins with {start}.': 'Es beginnt mit {start}.',
  'it ends in .php.': 'Es endet auf .php.',
  'the name is reserved.': 'Es ist reserviert.',
  '{path} is empty.': '{path} ist leer.',
  '{path} contains a character that is not text.': '{path} enthält ein Zeichen, das kein Text ist.',
  '{key} is the domain itself. Choose another key.':
    '{key} ist die Domain selbst. Wählen Sie ein anderes Ende.',
  'There is no e-mail address on file. Ask the program to add one.':
    'Es ist keine E-Mail-Adresse hinterlegt. Bitten Sie das Programm, eine einzutragen.',
  'None of your links has the id {id}.': 'Keiner Ihrer Links hat die Kennung {id}.',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'Das ist keine Zeitzone. Verwenden Sie einen Namen wie Europe/Berlin oder UTC.',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    'Das ist kein Sprachkürzel. Schreiben Sie es wie en, pt-BR oder zh-Hant-TW.',
  'Give your name.': 'Geben Sie Ihren Namen an.',
  'No free random key was found. Ask for a longer one with keyLength.':
    'Es wurde kein freies Ende der Adresse gefunden. Wählen Sie selbst eines.',
  'Duplicate key: {link} exists already. Choose another key.':
    'Den Link {link} gibt es schon. Wählen Sie ein anderes Ende.',
  'The partner is {status} in this program and gets no links.':
    'Dieser Partner bekommt keine Links; Status im Programm: {status}.',
  'Links of this group lead to {hosts} only.': 'Ihre Links führen nur zu {hosts}.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      one: 'In der Gruppe {group} ist nur ein Link möglich. Bitten Sie das Programm um mehr.',
      other:
        'In der Gruppe {group} sind höchstens {count} Links möglich. Bitten Sie das Programm um mehr.',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'Das Programm {program} ist beendet und nimmt keine Partner auf.',
  '{path} is one line of text without control characters.':
    '{path} ist eine Zeile Text ohne Steuerzeichen.',
  'No program called {name} takes applications here.':
    'Hier nimmt kein Programm namens {name} Bewerbungen an.',
  'No group called {name} takes applications here.':
    'Hier nimmt keine Gruppe namens {name} Bewerbungen an.',
  '{path}: {problem}.': '{path}: {problem}.',
  'The request': 'Die Anfrage',
  'The request is invalid.': 'Die Anfrage ist ungültig.',
  'Expected one of {words}': 'Eines von diesen wird erwartet: {words}',
  'Expected string length less or equal to {most}': 'Höchstens {most} Zeichen',
  'Expected string length greater or equal to {least}': 'Mindestens {least} Zeichen',
  'Invalid value': 'Ungültiger Wert',
  'Text cannot contain the character U+0000.': 'Text darf das Zeichen U+0000 nicht enthalten.',
  'The database cannot be reached. Try again in a second.':
    'Die Datenbank ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  'Something went wrong here. Quote the request id when you ask for help.':
    'Hier ist etwas schiefgegangen. Nennen Sie die Request-Id, wenn Sie um Hilfe bitten.',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    'Mehr als {limit} Anfragen in einer Minute. Versuchen Sie es in {seconds} s noch einmal.',
  pending: 'beworben',
  approved: 'angenommen',
  rejected: 'abgelehnt',
  invited: 'eingeladen',
  declined: 'abgesagt',
  archived: 'archiviert',
  deactivated: 'beendet',
  banned: 'gesperrt',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'Hier ist kein Platz für weitere Links (Tarif {plan}: {limit}). Bitten Sie das Programm um Hilfe.',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'Hier ist kein Platz für weitere Partner (Tarif {plan}: {limit}). Bitten Sie das Programm um Hilfe.',
}
