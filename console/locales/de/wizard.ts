/** German texts of setting up a server, and of the guided setup. */
export const wizard = {
  'A picture on the web: https://example.com/logo.svg':
    'Ein Bild im Web: https://example.com/logo.svg',
  'A reason to follow the link of a partner.': 'Ein Grund, dem Link eines Partners zu folgen.',
  'Address of the logo': 'Adresse des Logos',
  'Allow this host': 'Diesen Host erlauben',
  Color: 'Farbe',
  'Conditions, other terms for some and more rewards can be added later.':
    'Bedingungen, andere Konditionen für manche und weitere Vergütungen lassen sich später ergänzen.',
  'Connect the account': 'Konto verbinden',
  'Create the discount': 'Rabatt anlegen',
  'Create the program': 'Programm anlegen',
  'Currency of rewards and payouts': 'Währung der Vergütungen und Auszahlungen',
  'Days before a commission is due': 'Tage, bis eine Provision fällig ist',
  'Discount for customers': 'Rabatt für Kunden',
  'Go on': 'Weiter',
  'Go on with the guided setup': 'Weiter zur geführten Einrichtung',
  'Guided setup': 'Geführte Einrichtung',
  'How partners are paid': 'Wie Partner bezahlt werden',
  'How your program looks to partners.': 'Wie Ihr Programm für Partner aussieht.',
  'It stays once there are rewards.': 'Sie bleibt, sobald es Vergütungen gibt.',
  'Look and sign-up page': 'Aussehen und Anmeldeseite',
  'Name of the program': 'Name des Programms',
  'Nobody has followed a link yet.': 'Noch ist niemand einem Link gefolgt.',
  'Of buttons and charts in what partners see.':
    'Für Schaltflächen und Diagramme in dem, was Partner sehen.',
  'Partners earn for': 'Partner verdienen an',
  'Offer credit': 'Guthaben anbieten',
  'Partners may choose credit in your own product.':
    'Partner können ein Guthaben in Ihrem Produkt wählen.',
  'People whom you know already, typed, pasted or from a CSV file.':
    'Menschen, die Sie schon kennen: getippt, eingefügt oder aus einer CSV-Datei.',
  'Reward partners': 'Partner belohnen',
  'Seen by the server': 'Vom Server gesehen',
  'Skip this step': 'Diesen Schritt überspringen',
  'So far: clicks {clicks}, leads {leads}, sales {sales}.':
    'Bisher: Klicks {clicks}, Leads {leads}, Verkäufe {sales}.',
  Steps: 'Schritte',
  'That was the setup': 'Das war die Einrichtung',
  'The money leaves over the internet, once you have confirmed a payout.':
    'Das Geld geht über das Internet hinaus, sobald Sie eine Auszahlung bestätigt haben.',
  'Time for returns: a refund within it costs nothing.':
    'Zeit für Rückgaben: Eine Erstattung in dieser Zeit kostet nichts.',
  'Title of the sign-up page': 'Titel der Anmeldeseite',
  'What partners call it.': 'So nennen es die Partner.',
  'What partners earn for the customers whom they bring.':
    'Was Partner für die Kunden verdienen, die sie bringen.',
  'What partners get, in one sentence': 'Was Partner bekommen, in einem Satz',
  'What you call the account': 'Wie Sie das Konto nennen',
  'What you skipped can be done at any time; each step can be opened again.':
    'Was Sie übersprungen haben, lässt sich jederzeit nachholen; jeder Schritt lässt sich wieder öffnen.',
  'Where the links of partners lead: https://example.com':
    'Wohin die Links der Partner führen: https://example.com',
  'Where the money of partners comes from. Nobody is paid before you confirm it.':
    'Woher das Geld der Partner kommt. Niemand wird bezahlt, bevor Sie es bestätigen.',
  'Who comes through a partner pays less. Your checkout takes the discount off; partners read about it in their dashboard.':
    'Wer über einen Partner kommt, zahlt weniger. Ihre Kasse zieht den Rabatt ab; Partner lesen davon in ihrem Dashboard.',
  'With it, visits through the links of partners are known when somebody signs up or pays.':
    'Damit sind Besuche über die Links von Partnern bekannt, wenn sich jemand anmeldet oder bezahlt.',
  'You download a file and upload it at your bank.':
    'Sie laden eine Datei herunter und laden sie bei Ihrer Bank hoch.',
  'You pay by hand, and mark each payout as paid. There is nothing to connect.':
    'Sie zahlen von Hand und vermerken jede Auszahlung als bezahlt. Zu verbinden gibt es nichts.',
  'Your site': 'Ihre Website',
  '{done} of {all} steps done': '{done} von {all} Schritten erledigt',
  'I have stored it': 'Ich habe ihn gespeichert',
  'The server is yours': 'Der Server gehört Ihnen',
  'Set up the server': 'Server einrichten',
  'Create the workspace': 'Arbeitsbereich anlegen',
  'Publishable key': 'Öffentlicher Schlüssel',
  'Name of the workspace': 'Name des Arbeitsbereichs',
  'off the price': 'Nachlass auf den Preis',
}
