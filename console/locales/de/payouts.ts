import type { Translation } from '../../base/messages.ts'
import type { payouts as english } from '../en/payouts.ts'

export const payouts: Translation<typeof english> = {
  'payouts.accountMatches': 'Konto stimmt überein',
  'payouts.accountStopsPayingPartners':
    '{account} zahlt nichts mehr aus, und Partner können es nicht mehr wählen. Laufende Überweisungen werden fortgesetzt.',
  'payouts.allCountPayoutsCompleted':
    '{count, plural, one {# Auszahlung abgeschlossen} other {Alle # Auszahlungen abgeschlossen}}',
  'payouts.allPayouts': 'Alle Auszahlungen',
  'payouts.amountBecomesPayableAgain':
    '{amount} wird wieder auszahlbar und in die nächste Auszahlung aufgenommen.',
  'payouts.amountPayableAgainFix':
    'Der Betrag ist wieder auszahlbar. Beheben Sie das Problem, dann enthält ihn die nächste Auszahlung.',
  'payouts.amountsPayableAgainAnother':
    'Die Beträge sind wieder auszahlbar und in einer anderen Auszahlung enthalten.',
  'payouts.apiKey': 'API-Schlüssel',
  'payouts.approvedSecondPerson': 'von einer zweiten Person genehmigt',
  'payouts.awaitingConfirmation': 'Wartet auf Bestätigung',
  'payouts.bankFiles': 'Bankdateien',
  'payouts.becomingPayable': 'Auszahlbar werdende Beträge vom {from} bis {to}',
  'payouts.bonus': 'Bonus',
  'payouts.cancelPayout': 'Auszahlung abbrechen',
  'payouts.cancelPayoutDialog': 'Auszahlung abbrechen…',
  'payouts.cancelPayoutNameQuestion': 'Auszahlung an {name} abbrechen?',
  'payouts.changesAffectCountPartners':
    'Die Änderungen betreffen {count, plural, one {# Partner} other {# Partner}}. Verwerfen Sie diesen Entwurf und bereiten Sie einen neuen vor.',
  'payouts.checkAccountMatchesAccount':
    'Prüfen Sie, ob {account} mit dem Konto bei Ihrer Bank übereinstimmt. Es fließt kein Geld, bevor Sie dort eine Datei hochladen.',
  'payouts.confirmBy': 'Bestätigen bis',
  'payouts.confirmNameReceivedMoney':
    'Bestätigen Sie, dass {name} das Geld erhalten hat. Dies kann nicht rückgängig gemacht werden.',
  'payouts.confirmPay': 'Bestätigen und auszahlen…',
  'payouts.confirmedNameTime': 'Bestätigt von {name}, {time}',
  'payouts.confirmedWaitingProviderBank':
    'Bestätigt. Wartet auf den Anbieter, die Bank oder eine manuelle Überweisung.',
  'payouts.countNotPayableYet': '{count} noch nicht auszahlbar',
  'payouts.countPartnersReadyPaid':
    '{count, plural, one {# Partner kann} other {# Partner können}} ausgezahlt werden',
  'payouts.countPayouts': '{count, plural, one {# Auszahlung} other {# Auszahlungen}}',
  'payouts.countPayoutsPreparedName':
    '{count, plural, one {# Auszahlung} other {# Auszahlungen}}, vorbereitet von {name} am {day}',
  'payouts.countTransfersCreatedDay':
    '{count, plural, one {# Überweisung} other {# Überweisungen}}, erstellt am {day}',
  'payouts.createsCountPayoutsExactly':
    'Es {count, plural, one {wird # Auszahlung} other {werden # Auszahlungen}} genau wie im Entwurf erstellt. Hat sich etwas geändert, wird keine Auszahlung erstellt. Anbieter erhalten ihre Auszahlungen sofort. Auszahlungen per Bankdatei und manuelle Auszahlungen führen Sie selbst aus.',
  'payouts.credit': 'Guthaben',
  'payouts.dayByDay': 'Nach Tag',
  'payouts.discard': 'Verwerfen…',
  'payouts.discardDraft': 'Entwurf verwerfen',
  'payouts.discardDraftQuestion': 'Entwurf verwerfen?',
  'payouts.discardFile': 'Datei verwerfen',
  'payouts.discardName': '{name} verwerfen?',
  'payouts.doneAllPayoutsCompleted': '{done} von {all} Auszahlungen abgeschlossen',
  'payouts.downloadFileUploadBank': 'Laden Sie eine Datei herunter und dann bei Ihrer Bank hoch.',
  'payouts.draftOutDateNothing': 'Der Entwurf ist veraltet, daher wurde nichts ausgezahlt',
  'payouts.draftWaitingConfirmation': 'Ein Entwurf wartet auf Bestätigung',
  'payouts.fileDiscardedPayoutsPayable':
    'Datei verworfen. Die Auszahlungen sind wieder auszahlbar.',
  'payouts.ifDetailsWrongOnly':
    'Sind die Daten falsch, kann nur der Partner sie nach Bestätigung seiner E-Mail-Adresse korrigieren. Eine fehlgeschlagene Auszahlung bleibt fehlgeschlagen. Der Betrag wird in die nächste Auszahlung aufgenommen.',
  'payouts.inDraft': 'Im Entwurf',
  'payouts.isThisYourAccount': 'Ist dies Ihr Konto?',
  'payouts.later': 'Später',
  'payouts.letPartnersChooseCredit': 'Partnern Guthaben in Ihrem eigenen Produkt anbieten.',
  'payouts.manual': 'Manuell',
  'payouts.markAmountFailedQuestion': '{amount} als fehlgeschlagen markieren?',
  'payouts.markAmountPaidQuestion': '{amount} als bezahlt markieren?',
  'payouts.markFailed': 'Als fehlgeschlagen markieren',
  'payouts.markFailedDialog': 'Als fehlgeschlagen markieren…',
  'payouts.markPaid': 'Als bezahlt markieren',
  'payouts.markPaidDialog': 'Als bezahlt markieren…',
  'payouts.markSubmitted': 'Als eingereicht markieren',
  'payouts.nameDisconnected': '{name} getrennt.',
  'payouts.nameReadyPay': '{name} ist bereit.',
  'payouts.needsAttention': 'Handlungsbedarf',
  'payouts.nextSteps': 'Nächste Schritte',
  'payouts.noCommissionsHoldingPeriod':
    'Keine Provisionen in der Wartezeit. Neue Provisionen erscheinen hier.',
  'payouts.noMoneySentAmount':
    'Es wurde kein Geld gesendet. Der Betrag ist wieder auszahlbar und wird in die nächste Auszahlung aufgenommen.',
  'payouts.noPartnersCanPaid':
    'Derzeit ist keine Auszahlung möglich. Die Mindestauszahlung beträgt {amount}.',
  'payouts.noPartnersPaidAmount':
    'Es werden keine Partner ausgezahlt. {amount} bleibt für den nächsten Entwurf auszahlbar.',
  'payouts.noPartnersWerePaid': 'Es wurden keine Partner ausgezahlt. Nächster Versuch: {time}.',
  'payouts.noPartnersWerePaidPayout':
    'Es wurden keine Partner ausgezahlt, und die Auszahlung wird nicht wiederholt. Bereiten Sie eine neue vor.',
  'payouts.noPayoutsMatchThese': 'Keine Auszahlungen entsprechen diesen Filtern.',
  'payouts.noPayoutsScheduledPayout':
    'Keine Auszahlungen geplant. Ihr Auszahlungsplan ist manuell.',
  'payouts.noPayoutsYetCommissions':
    'Noch keine Auszahlungen. Provisionen werden nach der Wartezeit auszahlbar.',
  'payouts.noProgramYetCreate': 'Noch kein Programm. Erstellen Sie eines, um Partner auszuzahlen.',
  'payouts.notConfirmedYet': 'Noch nicht bestätigt.',
  'payouts.notConnected': 'Nicht verbunden',
  'payouts.notDownloadedYet': 'Noch nicht heruntergeladen.',
  'payouts.notIncluded': 'Nicht enthalten',
  'payouts.notTestedYet': 'Noch nicht getestet',
  'payouts.now': 'Jetzt',
  'payouts.onHold': 'Zurückgehalten',
  'payouts.onlyDiscardFileIf':
    'Verwerfen Sie diese Datei nur, wenn Ihre Bank sie nie erhalten hat. {count, plural, one {Ihre Auszahlung wird gestoppt und ist} other {Ihre # Auszahlungen werden gestoppt und sind}} wieder auszahlbar. Hat die Bank die Datei, würden Partner doppelt ausgezahlt.',
  'payouts.partnersCanSee': 'Partner können dies sehen.',
  'payouts.partnersChoosePayoutMethods':
    'Partner wählen aus den Auszahlungsmethoden, die Sie hier verbinden und testen. Die Daten werden verschlüsselt und nie wieder angezeigt.',
  'payouts.payAmount': '{amount} auszahlen',
  'payouts.payPartnersYourselfMark':
    'Zahlen Sie Partner selbst aus und markieren Sie jede Auszahlung als bezahlt. Kein Konto erforderlich.',
  'payouts.payableDay': 'Auszahlbar bis {day}',
  'payouts.payableNow': 'Jetzt auszahlbar',
  'payouts.payableNowProgram': 'Jetzt auszahlbar: {program}',
  'payouts.payoutAccounts': 'Auszahlungskonten',
  'payouts.payoutAmountFailedPlease':
    'Ihre Auszahlung über {amount} ist fehlgeschlagen. Bitte prüfen und korrigieren Sie Ihre Auszahlungsdaten in Ihrem Dashboard. Die nächste Auszahlung verwendet die neuen Daten.',
  'payouts.payoutDay': 'Auszahlungstag',
  'payouts.payoutDayFailed': 'Ihre Auszahlung vom {day} ist fehlgeschlagen',
  'payouts.payoutDraft': 'Auszahlungsentwurf',
  'payouts.payoutOnDay': 'Auszahlung am {day}',
  'payouts.payoutsFileMarkedSent': 'Die Auszahlungen dieser Datei sind als gesendet markiert.',
  'payouts.payoutsRun': 'Auszahlungen in diesem Lauf',
  'payouts.preparePayout': 'Auszahlung vorbereiten',
  'payouts.prepared': 'Vorbereitet',
  'payouts.preparedBy': 'Vorbereitet von',
  'payouts.preparedDraftSomeoneElse':
    'Sie haben diesen Entwurf vorbereitet, daher muss ihn eine andere Person bestätigen: {names}.',
  'payouts.preparedDraftSomeoneElseMust':
    'Sie haben diesen Entwurf vorbereitet, daher muss ihn eine andere Person bestätigen. Laden Sie einen Administrator oder ein Mitglied mit der Rolle „Abrechnung“ ein.',
  'payouts.progress': 'Fortschritt',
  'payouts.providerCount': '{provider}: {count}',
  'payouts.providerReceivedButHasnt':
    'Der Anbieter hat sie erhalten, die Ankunft aber noch nicht bestätigt.',
  'payouts.providerReportsArrived': 'Laut Anbieter ist sie angekommen.',
  'payouts.providerSendsMoneyAfter':
    'Der Anbieter sendet das Geld, nachdem Sie eine Auszahlung bestätigt haben.',
  'payouts.ready': 'Bereit',
  'payouts.reference': 'Referenz',
  'payouts.referral': 'Empfehlung',
  'payouts.replacesCurrentPayoutAccount':
    'Dies ersetzt das aktuelle Auszahlungskonto. Laufende Überweisungen werden über das alte fortgesetzt.',
  'payouts.requestNewDetails': 'Neue Daten anfordern',
  'payouts.retryPayout': 'Auszahlung wiederholen',
  'payouts.retryingNowPageUpdates': 'Wird wiederholt. Diese Seite zeigt das Ergebnis.',
  'payouts.review': 'Prüfen',
  'payouts.reviewPayablePartners': 'Partner mit auszahlbaren Beträgen prüfen',
  'payouts.saveDraft': 'Entwurf speichern',
  'payouts.scheduledPayoutFailed': 'Eine geplante Auszahlung ist fehlgeschlagen',
  'payouts.setSchedule': 'Zeitplan festlegen',
  'payouts.showingFirst100': 'Die ersten 100 werden angezeigt.',
  'payouts.showingFirstShownAll': 'Die ersten {shown} von {all} werden angezeigt.',
  'payouts.statusSince': 'Status seit',
  'payouts.testedTime': 'Getestet {time}',
  'payouts.theseAmountsPayableNow':
    'Diese Beträge sind jetzt auszahlbar. Beim Speichern eines Entwurfs fließt kein Geld. Danach bestätigen Sie den Entwurf oder, falls Ihr Programm es verlangt, eine zweite Person.',
  'payouts.toBePaid': 'Auszuzahlen',
  'payouts.upToAmount': 'bis zu {amount}',
  'payouts.upcomingAmounts': 'Kommende Beträge',
  'payouts.upcomingPayouts': 'Anstehende Auszahlungen',
  'payouts.uploadFileBankThen':
    'Laden Sie die Datei bei Ihrer Bank hoch und markieren Sie sie dann als eingereicht.',
  'payouts.viewDraft': 'Entwurf anzeigen',
  'payouts.viewPayouts': 'Auszahlungen anzeigen',
  'payouts.webhookUrl': 'Webhook-URL',
  'payouts.payCountAmountQuestion':
    '{amount} an {count, plural, one {# Partner} other {# Partner}} auszahlen?',
  'payouts.payCountAmount':
    '{amount} an {count, plural, one {# Partner} other {# Partner}} auszahlen',
  'payouts.includeName': '{name} einschließen',
  'payouts.included': 'Eingeschlossen',
  'payouts.total': 'Summe',
}
