import type { Translation } from '../../base/messages.ts'
import type { payouts as english } from '../en/payouts.ts'

export const payouts: Translation<typeof english> = {
  'payouts.aKey': 'Ein Schlüssel',
  'payouts.allCountPayoutsEnded': 'Alle {count} Auszahlungen sind beendet',
  'payouts.allPayouts': 'Alle Auszahlungen',
  'payouts.amountIsPaid': '{amount} sind bezahlt',
  'payouts.amountPayableAgainNext':
    'Die {amount} sind wieder auszahlbar: Die nächste Auszahlung nimmt sie mit.',
  'payouts.approvedSecondPerson': 'von einer zweiten Person freigegeben',
  'payouts.arrivedFarProviderKnows': 'Sie ist angekommen, soweit der Anbieter weiß.',
  'payouts.askNewDetails': 'Um neue Daten bitten',
  'payouts.becomesPayable': 'Was vom {from} bis {to} auszahlbar wird',
  'payouts.becomesPayableUntilDay': 'Wird auszahlbar bis {day}',
  'payouts.bonus': 'Bonus',
  'payouts.byHand': 'Von Hand',
  'payouts.canConfirmedUntil': 'Bestätigen bis',
  'payouts.canPay': 'Kann zahlen',
  'payouts.chooseASchedule': 'Zeitplan wählen',
  'payouts.compareAccountAccountBank':
    'Vergleichen Sie {account} mit dem Konto bei Ihrer Bank. Nichts geht davon ab, bevor Sie dort eine Datei hochladen.',
  'payouts.confirmAndPay': 'Bestätigen und zahlen …',
  'payouts.confirmedNameTime': 'Bestätigt von {name}, {time}',
  'payouts.confirmedWaitsProviderBank':
    'Sie ist bestätigt und wartet auf den Anbieter, die Bank oder den, der von Hand zahlt.',
  'payouts.countCannotYet': '{count} noch nicht',
  'payouts.countPartnersCanPaid': '{count} Partner können ausgezahlt werden',
  'payouts.countPayouts': '{count} Auszahlungen',
  'payouts.countPayoutsMadeDraft':
    '{count} Auszahlungen werden ausgeführt, wie der Entwurf sie zeigt, oder keine. Anbieter erhalten sie sofort; was über Datei oder von Hand geht, wartet auf Sie.',
  'payouts.countPayoutsPutTogether': '{count} Auszahlungen, zusammengestellt von {name} am {day}',
  'payouts.countTransfersWrittenDay': '{count} Überweisungen, geschrieben am {day}',
  'payouts.credit': 'Guthaben',
  'payouts.dayByDay': 'Tag für Tag',
  'payouts.didAmountNotArrive': 'Sind {amount} nicht angekommen?',
  'payouts.didNotArrive': 'Sie ist nicht angekommen',
  'payouts.didNotArrive2': 'Nicht angekommen …',
  'payouts.differsCountPartnersDiscard':
    'Was bei {count} Partnern anders ist. Verwerfen Sie diesen Entwurf und bereiten Sie einen neuen vor.',
  'payouts.discard': 'Verwerfen …',
  'payouts.discardName': '{name} verwerfen?',
  'payouts.discardTheDraft': 'Entwurf verwerfen',
  'payouts.discardTheDraft2': 'Entwurf verwerfen?',
  'payouts.discardTheFile': 'Datei verwerfen',
  'payouts.doNext': 'Wie es weitergeht',
  'payouts.doneAllPayoutsEnded': '{done} von {all} Auszahlungen sind beendet',
  'payouts.downloadFileUploadBank':
    'Sie laden eine Datei herunter und laden sie bei Ihrer Bank hoch.',
  'payouts.draftPayout': 'Entwurf einer Auszahlung',
  'payouts.draftWaitsConfirmation': 'Ein Entwurf wartet auf Bestätigung',
  'payouts.fileDiscardedMoneyPayable': 'Die Datei ist verworfen und ihr Geld wieder auszahlbar.',
  'payouts.filesBank': 'Dateien für Ihre Bank',
  'payouts.first100Shown': 'Die ersten 100 werden gezeigt.',
  'payouts.firstShownAllShown': 'Die ersten {shown} von {all} werden gezeigt.',
  'payouts.goesTo': 'Geht an',
  'payouts.heldBackWithoutDay': 'Zurückgehalten, ohne Tag',
  'payouts.ifDetailsWrongPartner':
    'Sind die Daten falsch, kann nur der Partner sie berichtigen, nachdem er seine E-Mail-Adresse bestätigt hat. Zahlen Sie danach noch einmal aus: Eine fehlgeschlagene Auszahlung bleibt fehlgeschlagen, und ihr Geld geht mit der nächsten.',
  'payouts.inTheDraft': 'Im Entwurf',
  'payouts.isAmountPaid': 'Sind {amount} bezahlt?',
  'payouts.isThisYourAccount': 'Ist das Ihr Konto?',
  'payouts.itIsPaid': 'Ist bezahlt …',
  'payouts.itIsTheSame': 'Es ist dasselbe',
  'payouts.later': 'Später',
  'payouts.lookAtIt': 'Ansehen',
  'payouts.moneyLeavesOverInternet':
    'Das Geld geht über das Internet hinaus, sobald Sie eine Auszahlung bestätigt haben.',
  'payouts.moneyPayableAgainNext':
    'Das Geld ist wieder auszahlbar: Die nächste Auszahlung nimmt es mit, sobald der Fehler behoben ist.',
  'payouts.nameCanPay': '{name} kann zahlen.',
  'payouts.namePaysNothingMore': '{name} zahlt nichts mehr.',
  'payouts.nextPayouts': 'Nächste Auszahlungen',
  'payouts.noPayout': 'Keine Auszahlung ist so.',
  'payouts.noPayoutPlannedPayouts':
    'Keine Auszahlung ist geplant: Auszahlungen werden von Hand zusammengestellt.',
  'payouts.noProgramYetNobody': 'Es gibt noch kein Programm, also kann niemand ausgezahlt werden.',
  'payouts.nobodyCanPaidNow':
    'Zurzeit kann niemand ausgezahlt werden. Die kleinste Auszahlung ist {amount}.',
  'payouts.nobodyConfirmedYet': 'Noch hat sie niemand bestätigt.',
  'payouts.nobodyDownloadedYet': 'Noch hat sie niemand heruntergeladen.',
  'payouts.nobodyPaidAmountStay':
    'Niemand wird ausgezahlt. Die {amount} bleiben für den nächsten Entwurf auszahlbar.',
  'payouts.nobodyPaidNotTried':
    'Niemand wurde ausgezahlt, und es wird nicht noch einmal versucht: Bereiten Sie eine Auszahlung vor.',
  'payouts.nobodyPaidTriedAgain': 'Niemand wurde ausgezahlt. Nächster Versuch: {time}.',
  'payouts.nobodyPaidYetPartners':
    'Noch wurde niemand ausgezahlt. Was Partner verdienen, wird nach der Haltefrist auszahlbar.',
  'payouts.notConnected': 'Nicht verbunden',
  'payouts.notPaidNowWhy': 'Nicht jetzt ausgezahlt, und warum',
  'payouts.notTestedYet': 'Noch nicht getestet',
  'payouts.nothingHoldingPeriodPartners':
    'Nichts ist in der Haltefrist: Was Partner ab jetzt verdienen, steht dann hier.',
  'payouts.nothingLeftMoneyPayable':
    'Nichts ist abgegangen. Das Geld ist wieder auszahlbar: Die nächste Auszahlung nimmt es mit.',
  'payouts.nothingNewPaidAccount':
    'Von {account} wird nichts Neues gezahlt, und Partner können es nicht wählen. Laufende Überweisungen gehen weiter.',
  'payouts.nothingPaidChangedSince': 'Nichts wurde gezahlt: Es hat sich seitdem geändert',
  'payouts.now': 'Jetzt',
  'payouts.onlyIfBankNever':
    'Nur, wenn die Bank sie nie erhalten hat: Ihre {count} Auszahlungen werden angehalten, und das Geld ist wieder auszahlbar. Hat die Bank sie, würden Partner doppelt ausgezahlt.',
  'payouts.partnerReads': 'Der Partner liest es.',
  'payouts.partnersChooseWaysPay':
    'Partner wählen einen der Wege, deren Konto hier verbunden und getestet ist. Die Daten werden verschlüsselt gespeichert und nie wieder gezeigt.',
  'payouts.partnersMayChooseCredit': 'Partner können ein Guthaben in Ihrem Produkt wählen.',
  'payouts.payAgain': 'Noch einmal auszahlen',
  'payouts.payAmount': '{amount} auszahlen',
  'payouts.payAmount2': '{amount} auszahlen?',
  'payouts.payHandMarkEach':
    'Sie zahlen von Hand und vermerken jede Auszahlung als bezahlt. Zu verbinden gibt es nichts.',
  'payouts.payableNow': 'Jetzt auszahlbar',
  'payouts.payableNowProgram': 'Jetzt auszahlbar: {program}',
  'payouts.payableNowStoringDraft':
    'Das ist jetzt auszahlbar. Als Entwurf gespeichert wird niemand ausgezahlt: Ein Entwurf wird danach bestätigt, wo das Programm es verlangt, von jemand anderem.',
  'payouts.payoutAccounts': 'Auszahlungskonten',
  'payouts.payoutAmountDidNot':
    'Ihre Auszahlung über {amount} ist nicht angekommen. Bitte prüfen und berichtigen Sie Ihre Auszahlungsdaten in Ihrem Dashboard: Die nächste Auszahlung verwendet sie.',
  'payouts.payoutDay': 'Auszahlungstag',
  'payouts.payoutDayDidNot': 'Ihre Auszahlung vom {day} ist nicht angekommen',
  'payouts.payoutOnDay': 'Auszahlung am {day}',
  'payouts.payoutsConfirmation': 'Auszahlungen einer Bestätigung',
  'payouts.payoutsFileSentNow': 'Die Auszahlungen der Datei sind jetzt gesendet.',
  'payouts.prepareAPayout': 'Auszahlung vorbereiten',
  'payouts.progress': 'Fortschritt',
  'payouts.providerCount': '{provider}: {count}',
  'payouts.providerNotKnownArrived':
    'Der Anbieter hat sie. Ob sie angekommen ist, ist nicht bekannt.',
  'payouts.putTogether': 'Zusammengestellt',
  'payouts.putTogetherBy': 'Zusammengestellt von',
  'payouts.putTogetherSomebodyElse':
    'Sie haben ihn zusammengestellt, also bestätigt ihn jemand anderes: {names}.',
  'payouts.putTogetherSomebodyElseConfirms':
    'Sie haben ihn zusammengestellt, also bestätigt ihn jemand anderes. Noch darf es sonst niemand: Laden Sie einen Administrator oder jemanden für die Abrechnung ein.',
  'payouts.reference': 'Referenz',
  'payouts.referral': 'Empfehlung',
  'payouts.sayOnceNameMoney':
    'Sagen Sie es, sobald {name} das Geld hat. Es lässt sich nicht zurücknehmen.',
  'payouts.scheduledPayoutFailed': 'Eine geplante Auszahlung ist fehlgeschlagen',
  'payouts.seeCanPaid': 'Sehen, wer ausgezahlt werden kann',
  'payouts.showItsPayouts': 'Auszahlungen zeigen',
  'payouts.showTheDraft': 'Entwurf zeigen',
  'payouts.stopIt': 'Anhalten …',
  'payouts.stopPayoutName': 'Auszahlung an {name} anhalten?',
  'payouts.stopThePayout': 'Auszahlung anhalten',
  'payouts.storeDraft': 'Als Entwurf speichern',
  'payouts.takesPlaceAccountPays':
    'Es tritt an die Stelle des Kontos, das jetzt zahlt. Laufende Überweisungen gehen vom alten weiter.',
  'payouts.testedTime': 'Getestet {time}',
  'payouts.theBankHasIt': 'Die Bank hat sie',
  'payouts.theSchedule': 'Der Zeitplan',
  'payouts.theyPayableAgainAnother': 'Sie sind wieder auszahlbar, mit einer anderen Auszahlung.',
  'payouts.triedNowPageShows': 'Es wird jetzt versucht: Diese Seite zeigt, was daraus wird.',
  'payouts.upToAmount': 'bis zu {amount}',
  'payouts.upcomingAmounts': 'Kommende Beträge',
  'payouts.uploadBankThenSay':
    'Laden Sie sie bei Ihrer Bank hoch und sagen Sie dann, dass die Bank sie hat.',
  'payouts.waitsConfirmation': 'Wartet auf Bestätigung',
  'payouts.whatNeedsYou': 'Was auf Sie wartet',
  'payouts.whereProviderReports': 'Wohin der Anbieter meldet',
  'payouts.whyDidNotArrive': 'Warum sie nicht ankam',
  'payouts.wouldBePaid': 'Würde ausgezahlt',
}
