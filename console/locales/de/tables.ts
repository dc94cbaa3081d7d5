import { webhooks } from './webhooks.ts'

/** Tables, times in fields, and settings: plan, export, signing in again. */
export const tables = {
  ...webhooks,
  Columns: 'Spalten',
  'Time zone: {zone}': 'Zeitzone: {zone}',
  'Usual widths': 'Übliche Breiten',
  'Width of {column}': 'Breite von {column}',
  'Sign in again': 'Noch einmal anmelden',
  'How you sign in can be changed within 15 minutes of signing in.':
    'Wie Sie sich anmelden, lässt sich in den 15 Minuten nach einer Anmeldung ändern.',
  Plan: 'Tarif',
  Programs: 'Programme',
  'Groups of partners': 'Gruppen von Partnern',
  'Partner program': 'Partnerprogramm',
  Limits: 'Grenzen',
  included: 'enthalten',
  'not included': 'nicht enthalten',
  '{used} of {limit}': '{used} von {limit}',
  'Whoever runs the server gives workspaces their plan. Limits are generous: they stop runaway scripts.':
    'Wer den Server betreibt, gibt Arbeitsbereichen ihren Tarif. Die Grenzen sind großzügig: Sie halten entlaufene Skripte auf.',
  'Data export': 'Datenexport',
  'Every link with its destinations, tags and figures. NDJSON.':
    'Jeder Link mit Zielen, Tags und Zahlen. NDJSON.',
  'Every customer with what they bought. NDJSON.':
    'Alle Kunden mit dem, was sie gekauft haben. NDJSON.',
  'Every partner of each program, with links and earnings. NDJSON.':
    'Alle Partner jedes Programms, mit Links und Verdienst. NDJSON.',
  'Every commission with its partner and customer. NDJSON.':
    'Jede Provision mit Partner und Kunde. NDJSON.',
  'Every payout, a file for each program. CSV.': 'Jede Auszahlung, eine Datei je Programm. CSV.',
  'Every entry of the books, a file for each program. CSV.':
    'Jeder Eintrag der Bücher, eine Datei je Programm. CSV.',
  'Who changed what. NDJSON.': 'Wer was geändert hat. NDJSON.',
  'NDJSON has one line for each, as the API shows it. Keep the page open until a file is saved.':
    'NDJSON hat eine Zeile für jedes, wie die API es zeigt. Lassen Sie die Seite offen, bis eine Datei gespeichert ist.',
  '{count} read …': '{count} gelesen …',
  Stop: 'Anhalten',
  'Export: {name}': 'Exportieren: {name}',
  '{name} saved.': '{name} gespeichert.',
} as const
