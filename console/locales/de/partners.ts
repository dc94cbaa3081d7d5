/** German texts of the pages about partners. */
export const partners = {
  'All partners': 'Alle Partner',
  'Name, e-mail address or company': 'Name, E-Mail-Adresse oder Firma',
  'No partner is so.': 'Kein Partner ist so.',
  'There is no partner yet. People apply on your page, or you invite them.':
    'Es gibt noch keinen Partner. Interessierte bewerben sich auf Ihrer Seite, oder Sie laden sie ein.',
  Pending: 'Ausstehend',
  'Waits for your answer. Until then the partner has no links and earns nothing.':
    'Wartet auf Ihre Antwort. Bis dahin hat der Partner keine Links und verdient nichts.',
  Approved: 'Angenommen',
  'Has links and earns.': 'Hat Links und verdient.',
  Invited: 'Eingeladen',
  'Has not answered yet. The links work and earn already.':
    'Hat noch nicht geantwortet. Die Links gelten und verdienen schon.',
  Rejected: 'Abgelehnt',
  'The application was not accepted.': 'Die Bewerbung wurde nicht angenommen.',
  Declined: 'Hat abgelehnt',
  'The partner did not want the invitation.': 'Der Partner wollte die Einladung nicht.',
  'Takes part and earns, but is not shown in lists.':
    'Nimmt teil und verdient, steht aber in keiner Liste.',
  Deactivated: 'Deaktiviert',
  'Earns nothing new. What is due is still paid.':
    'Verdient nichts Neues. Was fällig ist, wird noch bezahlt.',
  'Links earn nothing, and what was unpaid is canceled.':
    'Die Links verdienen nichts, und was offen war, ist storniert.',
  Approve: 'Annehmen',
  '{name} takes part now, and was told by mail.': '{name} nimmt jetzt teil und weiß es per E-Mail.',
  'Reject …': 'Ablehnen …',
  '{name} was rejected, and was told by mail.': '{name} wurde abgelehnt und weiß es per E-Mail.',
  'The partner is told by mail, and may apply again after 30 days.':
    'Der Partner erfährt es per E-Mail und darf sich nach 30 Tagen wieder bewerben.',
  '{name} is archived.': '{name} ist archiviert.',
  'Show in lists': 'In Listen zeigen',
  '{name} is shown in lists again.': '{name} steht wieder in den Listen.',
  'Deactivate …': 'Deaktivieren …',
  '{name} is deactivated. What is due is still paid.':
    '{name} ist deaktiviert. Was fällig ist, wird noch bezahlt.',
  'The links earn nothing from now on. What is due is still paid. You can reactivate the partner.':
    'Die Links verdienen ab jetzt nichts. Was fällig ist, wird noch bezahlt. Sie können den Partner wieder aktivieren.',
  Reactivate: 'Reaktivieren',
  '{name} takes part again.': '{name} nimmt wieder teil.',
  'Ban …': 'Sperren …',
  '{name} is banned.': '{name} ist gesperrt.',
  'The links earn nothing from now on, and all unpaid commissions are canceled. The partner reads the reason. Debts stay.':
    'Die Links verdienen ab jetzt nichts, und alle offenen Provisionen werden storniert. Der Partner liest den Grund. Schulden bleiben.',
  'Lift the ban …': 'Sperre aufheben …',
  'The ban of {name} is lifted.': 'Die Sperre von {name} ist aufgehoben.',
  'The partner takes part again.': 'Der Partner nimmt wieder teil.',
  'Breaks the terms': 'Verstößt gegen die Bedingungen',
  'Inappropriate content': 'Unangemessene Inhalte',
  'Fake traffic': 'Vorgetäuschte Besuche',
  Fraud: 'Betrug',
  Spam: 'Spam',
  'Abuse of the brand': 'Missbrauch der Marke',
  Reason: 'Grund',
  'Restore the commissions that the ban canceled':
    'Die Provisionen wiederherstellen, die mit der Sperre storniert wurden',
  'In the holding period': 'In der Wartezeit',
  'E-mail': 'E-Mail',
} as const
