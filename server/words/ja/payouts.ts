import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': '口座の残高が不足しています。',
  'The account is closed. Use another account.':
    '口座は解約されています。別の口座を指定してください。',
  'There is no such account of that name. Check the account number.':
    'その名義の口座がありません。口座番号を確認してください。',
  'The account number is not valid. Check it.': '口座番号が正しくありません。確認してください。',
  "The payout was returned at the program's request.":
    'プログラムの依頼により支払いが返送されました。',
  'The payout was stopped.': '支払いは停止されました。',
  'The account holder did not authorise the entry.': '口座名義人が取引を承認していません。',
  'The account was moved to another bank. Use the new routing number.':
    '口座は別の銀行に移管されました。新しい銀行コード（routing number）を使ってください。',
  'The routing number does not lead to a bank. Check it.':
    '銀行コード（routing number）に該当する銀行がありません。確認してください。',
  'The account is held for someone who has died.': '口座は亡くなった方のために管理されています。',
  'The account holder has died.': '口座名義人が亡くなっています。',
  'The account is frozen. Ask your bank or use another account.':
    '口座が凍結されています。銀行に問い合わせるか、別の口座を指定してください。',
  'The bank could not match the account and the name. Check both.':
    '口座と名義が一致しませんでした。両方を確認してください。',
  'This account takes no transfers. Use a checking or savings account.':
    'この口座では振込を受け取れません。当座預金か普通預金の口座を指定してください。',
  "The program's company id is not valid.": 'プログラムの企業 ID が正しくありません。',
  'The bank did not recognise the payout by its id.':
    '銀行が ID から支払いを特定できませんでした。',
  'The account holder refused the payout.': '口座名義人が支払いを拒否しました。',
  'The bank took the payout for a duplicate.': '銀行が支払いを重複とみなしました。',
  'The company did not authorise the entry.': '企業が取引を承認していません。',
  "The payout was returned with the program's bank's consent.":
    'プログラムの銀行の同意により支払いが返送されました。',
  'The bank takes part in ACH only partly.': 'この銀行は ACH に一部しか対応していません。',
  'The bank returned the payout (code {code}).': '銀行が支払いを返送しました（コード {code}）。',
  'The account number does not exist. Check the IBAN.':
    '口座番号が存在しません。IBAN を確認してください。',
  "The program's account number does not exist.": 'プログラムの口座番号が存在しません。',
  'The account is blocked. Ask your bank or use another account.':
    '口座が停止されています。銀行に問い合わせるか、別の口座を指定してください。',
  'This account cannot receive transfers of this kind. Use another account.':
    'この口座ではこの種類の振込を受け取れません。別の口座を指定してください。',
  'The bank does not know this kind of transfer.': '銀行がこの種類の振込に対応していません。',
  'The amount is larger than the bank allows.': '金額が銀行の上限を超えています。',
  'The bank does not accept this currency.': '銀行がこの通貨に対応していません。',
  "The program's account does not cover the payout.":
    'プログラムの口座の残高が支払いに足りません。',
  'The amount is not what the bank expected.': '金額が銀行の想定と一致しません。',
  'The sum of the file is not what the bank expected.':
    'ファイルの合計が銀行の想定と一致しません。',
  'The bank wants the postal address of the account holder.':
    '銀行が口座名義人の住所を求めています。',
  'The bank does not know the program as a sender of files.':
    'プログラムはファイルの送信者として銀行に登録されていません。',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'この口座の銀行には SEPA で送金できません。別の口座を指定してください。',
  'The program asked its bank to stop the transfer.':
    'プログラムが銀行に振込の停止を依頼しました。',
  "The program's bank cannot be reached by SEPA.": 'プログラムの銀行は SEPA を利用できません。',
  'The bank does not accept the day of the transfer.': '銀行が振込日を受け付けませんでした。',
  'The bank could not read the file.': '銀行がファイルを読み取れませんでした。',
  'The bank suspects fraud and stopped the transfer.': '銀行が不正を疑い、振込を停止しました。',
  'The account holder refused the transfer.': '口座名義人が振込を拒否しました。',
  'The bank refused the transfer and does not say why.':
    '銀行が振込を拒否しました。理由は示されていません。',
  'The account holder did not answer the bank.': '口座名義人が銀行に回答していません。',
  'The BIC is wrong. Check it or leave it out.':
    'BIC が正しくありません。確認するか、空欄にしてください。',
  'The bank needs more about the sender by law.':
    '法律により、銀行は送金者の詳しい情報を必要としています。',
  'The bank needs the name or the address of the sender by law.':
    '法律により、銀行は送金者の名前か住所を必要としています。',
  'The bank needs the name or the address of the account holder by law.':
    '法律により、銀行は口座名義人の名前か住所を必要としています。',
  'The bank refused the transfer by law.': '法律により、銀行が振込を拒否しました。',
  'The bank had a technical problem.': '銀行で技術的な問題が発生しました。',
  'The file came after the bank had closed for the day.':
    '銀行の当日の受付終了後にファイルが届きました。',
  'The transfer is not justified, says the bank.': '銀行によると、振込の根拠がありません。',
  'The bank refused the transfer (code {code}).': '銀行が振込を拒否しました（コード {code}）。',
  'The bank refused the transfer.': '銀行が振込を拒否しました。',
  'The transfer was canceled at the bank.': '振込は銀行で取り消されました。',
  "The program's PayPal account may not send payouts.":
    'プログラムの PayPal アカウントは支払いを送れません。',
  'PayPal does not pay out to your country.': 'PayPal はお住まいの国への支払いに対応していません。',
  'Your PayPal account does not take this currency.':
    'お使いの PayPal アカウントはこの通貨を受け取れません。',
  "The program's PayPal balance does not cover the payout.":
    'プログラムの PayPal 残高が支払いに足りません。',
  'PayPal does not accept this e-mail address. Check it.':
    'PayPal がこのメールアドレスを受け付けません。確認してください。',
  "The program's PayPal account holds no balance in this currency.":
    'プログラムの PayPal アカウントにこの通貨の残高がありません。',
  'Your PayPal account is locked. Ask PayPal why.':
    'お使いの PayPal アカウントがロックされています。理由を PayPal に問い合わせてください。',
  'PayPal does not pay out to your region.':
    'PayPal はお住まいの地域への支払いに対応していません。',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'お使いの PayPal アカウントが未確認です。メールアドレスを確認してください。',
  'There is no PayPal account of this e-mail address.':
    'このメールアドレスの PayPal アカウントはありません。',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'お使いの PayPal アカウントの受取上限を超えています。PayPal で本人確認をしてください。',
  'PayPal may not make this payout by law.': '法律により、PayPal はこの支払いを行えません。',
  'PayPal is still checking this payout.': 'PayPal がこの支払いを確認中です。',
  "The program's PayPal account is restricted.":
    'プログラムの PayPal アカウントが制限されています。',
  "The program's PayPal account may not send payouts from its region.":
    'プログラムの PayPal アカウントは所在地域から支払いを送れません。',
  "The payout is above the limit of the program's PayPal account.":
    '支払いがプログラムの PayPal アカウントの上限を超えています。',
  'The amount is larger than PayPal allows for one payout.':
    '金額が PayPal の 1 回の支払いの上限を超えています。',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'PayPal で受け取られなかったため、支払いは返送されました。メールアドレスを確認してください。',
  'The payout was given back at PayPal.': '支払いは PayPal で返されました。',
  'PayPal took the payout back.': 'PayPal が支払いを取り戻しました。',
  'The payout was canceled at PayPal.': '支払いは PayPal で取り消されました。',
  'PayPal refused the payout ({code}).': 'PayPal が支払いを拒否しました（{code}）。',
  'PayPal refused the payout.': 'PayPal が支払いを拒否しました。',
  'PayPal cannot pay out exactly {amount}.': 'PayPal は {amount} をそのまま支払えません。',
  'Stripe does not know your account any more. Connect it again.':
    'Stripe にお使いのアカウントが見つかりません。もう一度接続してください。',
  'The amount is larger than Stripe allows for one transfer.':
    '金額が Stripe の 1 回の送金の上限を超えています。',
  'The amount is smaller than Stripe allows for one transfer.':
    '金額が Stripe の 1 回の送金の下限を下回っています。',
  "The program's Stripe balance does not cover the payout.":
    'プログラムの Stripe 残高が支払いに足りません。',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'お使いの Stripe アカウントはまだ送金を受け取れません。Stripe で設定を完了してください。',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'Stripe がお使いのアカウントへの送金を許可していません。理由を Stripe に問い合わせてください。',
  'Stripe refused the transfer ({code}).': 'Stripe が送金を拒否しました（{code}）。',
  'Stripe refused the transfer.': 'Stripe が送金を拒否しました。',
  'Stripe cannot transfer exactly {amount}.': 'Stripe は {amount} をそのまま送金できません。',
  'The program took the transfer back at Stripe.': 'プログラムが Stripe で送金を取り戻しました。',
  'Canceled by the program.': 'プログラムが取り消しました。',
  'The bank file was discarded.': '銀行ファイルは破棄されました。',
  'Paid by hand': '手動での支払い',
  'checking {account}': '当座預金 {account}',
  'savings {account}': '普通預金 {account}',
}
