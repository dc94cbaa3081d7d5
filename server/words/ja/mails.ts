import type { Words } from '../../domain/message/english.ts'

export const mails: Words = {
  '{label}: {value}': '{label}：{value}',
  'Hello {partner},': '{partner} 様',
  'Or open this address:': 'または次のアドレスを開いてください：',
  Help: 'ヘルプ',
  Questions: 'お問い合わせ',
  Amount: '金額',
  To: '送金先',
  For: '対象',
  Reason: '理由',
  Commissions: 'コミッション',
  On: '日付',
  'Paid to': '受取先',
  Together: '合計',
  'Your link': 'あなたのリンク',
  'New commission': '新しいコミッション',
  'New commissions': '新しいコミッション',
  'You get this because you applied.': 'お申し込みいただいた方にお送りしています。',
  'You get this because you take part.': 'プログラムに参加している方にお送りしています。',
  'You get this because you took part.': 'プログラムに参加していた方にお送りしています。',
  'You get this because you are paid by the program.':
    'プログラムから支払いを受けている方にお送りしています。',
  'You get this whenever your payout method changes.':
    '受取方法が変更されるたびにお送りしています。',
  'You get this because somebody asked for it with your address.':
    'このアドレスで請求があったためお送りしています。',
  'You get this because somebody gave your address.':
    'このアドレスが入力されたためお送りしています。',
  'You get this at most once an hour, when there are new commissions.':
    '新しいコミッションがあるときに、1 時間に 1 通までお送りしています。',
  'You were invited by name; if you do nothing, nothing happens.':
    'あなた宛ての招待です。何もしなければ、何も起こりません。',
  'Welcome to the partner program of {program}': '{program} パートナープログラムへようこそ',
  'Your application was approved.': 'お申し込みが承認されました。',
  'You are in': '参加が承認されました',
  'Your application was approved. From now on, customers who come to {program} through you count for you.':
    'お申し込みが承認されました。今後、あなたの紹介で {program} を訪れたお客様はあなたの実績になります。',
  'Your application to {program} has arrived': '{program} へのお申し込みを受け付けました',
  'You will hear from us once it was read.': '確認後にご連絡します。',
  'Your application has arrived': 'お申し込みを受け付けました',
  'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.':
    '{program} パートナープログラムにお申し込みいただき、ありがとうございます。内容を確認のうえ、結果をメールでお知らせします。',
  'Your application to {program}': '{program} へのお申し込みについて',
  'It was not accepted.': '今回は見送りとなりました。',
  'Your application was not accepted': 'お申し込みは承認されませんでした',
  'Thank you for your interest in the partner program of {program}. This time the answer is no.':
    '{program} パートナープログラムにご関心をお寄せいただき、ありがとうございます。誠に申し訳ございませんが、今回は見送らせていただきます。',
  'You may apply again from {day}.': '{day} 以降に再度お申し込みいただけます。',
  'You earned {total} with {program}': '{program} で {total} を獲得しました',
  '{count} new commissions.': {
    other: '新しいコミッション {count} 件。',
  },
  'You earned {total}': '{total} を獲得しました',
  'Customers came to {program} through you.': 'あなたの紹介で {program} にお客様が訪れました。',
  'They are paid out when their holding period is over.': '保留期間が終わると支払われます。',
  'A commission of {amount} is being checked': '{amount} のコミッションを確認しています',
  'You need not do anything.': 'お手続きは必要ありません。',
  'A commission is being checked': 'コミッションを確認しています',
  '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.':
    '{program} が支払い前にコミッション 1 件を確認しています。お手続きは必要ありません。ほかのコミッションは通常どおり処理されます。',
  'A commission of {amount} was taken back': '{amount} のコミッションが取り消されました',
  'The customer got the money back.': 'お客様に返金されました。',
  'A commission was taken back': 'コミッションが取り消されました',
  'The customer got the money back, so the commission for it with {program} is gone too.':
    'お客様に返金されたため、{program} での該当するコミッションも取り消されました。',
  Clicks: 'クリック',
  'A new customer': '新しいお客様',
  'A sale': '売上',
  'A partner whom you brought': 'あなたが紹介したパートナー',
  'a commission': 'コミッション',
  'You no longer take part in the partner program of {program}':
    '{program} パートナープログラムへの参加が終了しました',
  'Your links were closed.': 'リンクは停止されました。',
  'Your participation was ended': '参加が取り消されました',
  '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.':
    '規約違反のため、{program} があなたの参加を終了しました。リンクは停止され、未払いのコミッションは取り消されました。',
  'If you think that this is wrong, answer this mail.':
    '誤りだと思われる場合は、このメールにご返信ください。',
  'Your links for {program} are off': '{program} のリンクが停止されました',
  'What you have earned is still paid.': '獲得済みの金額は支払われます。',
  'Your participation has ended': '参加が終了しました',
  '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.':
    '{program} がパートナープログラムへのあなたの参加を終了しました。リンクは今後カウントされません。本日までに獲得した金額は支払われます。',
  tos_violation: '規約違反',
  inappropriate_content: '不適切なコンテンツ',
  fake_traffic: '不正なトラフィック',
  fraud: '不正行為',
  spam: 'スパム',
  brand_abuse: 'ブランドの不正使用',
  'You are in the group {group} of {program} now': '{program} のグループ {group} に移りました',
  'Other rewards may apply to new customers.':
    '新しいお客様には別の報酬が適用される場合があります。',
  'Your group is {group}': 'あなたのグループは {group} です',
  '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.':
    '{program} があなたを別のグループに移しました。今後ご紹介いただくお客様には新しいグループの報酬が適用されます。これまでのお客様については変わりません。',
  '{program} invites you to its partner program': '{program} からパートナープログラムへのご招待',
  'Recommend {program} and be paid for it.': '{program} を紹介して報酬を受け取れます。',
  'Become a partner of {program}': '{program} のパートナーになりませんか',
  '{program} would like you to recommend it and to be paid for the customers you bring.':
    '{program} をご紹介いただき、お客様が増えた分の報酬を受け取っていただけます。',
  'You get {terms}.': '報酬：{terms}。',
  'Look at the invitation': '招待を見る',
  'The link is for you alone. Do not pass this mail on.':
    'このリンクはあなた専用です。このメールを転送しないでください。',
  '{amount} from {program} has arrived': '{program} からの {amount} が届きました',
  'At {account}.': '入金先：{account}',
  '{amount} has arrived': '{amount} が届きました',
  'Your payout from {program} was delivered. A bank may need a day until it shows.':
    '{program} からの支払いが完了しました。銀行での反映には 1 日ほどかかる場合があります。',
  'Your payout of {amount} did not arrive': '{amount} の支払いが届きませんでした',
  'The money is not lost: it comes with the next payout.':
    'お金は失われていません。次回の支払いに含まれます。',
  '{amount} did not arrive': '{amount} が届きませんでした',
  'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.':
    '{program} からの支払いが戻ってきました。お金は失われておらず、次回の支払いに含まれます。受取方法をご確認ください。',
  'Your payout method at {program} was removed': '{program} の受取方法が削除されました',
  'Your payout method at {program} was changed': '{program} の受取方法が変更されました',
  'Your payout method was removed': '受取方法が削除されました',
  'Your payout method was changed': '受取方法が変更されました',
  'Was it not you? Answer this mail at once.':
    'お心当たりがない場合は、すぐにこのメールにご返信ください。',
  'If it was not you, answer this mail at once, so that {program} can hold your next payout.':
    'お心当たりがない場合は、{program} が次回の支払いを止められるよう、すぐにこのメールにご返信ください。',
  '{amount} from {program} is on its way': '{program} からの {amount} を送金しました',
  'To {account}.': '送金先：{account}',
  '{amount} is on its way': '{amount} を送金しました',
  '{program} has sent your payout.': '{program} が支払いを送金しました。',
  'Sign in to {program}': '{program} にログイン',
  'The link works once, for {count} minutes.': {
    other: 'リンクは {count} 分間、1 回だけ使えます。',
  },
  'If you did not ask for it, do nothing and pass it on to nobody.':
    'お心当たりがない場合は、何もせず、誰にも転送しないでください。',
  'Confirm your address for {program}': '{program} のメールアドレスの確認',
  'Payouts go only to confirmed addresses.': '支払いは確認済みのアドレスにのみ行われます。',
  'Confirm your address': 'メールアドレスをご確認ください',
  'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.':
    '{program} からのお金の受取先をほかの人に変更されないよう、このアドレスがあなたのものであることを確認してください。',
  'The link works once, for {count} hours.': {
    other: 'リンクは {count} 時間、1 回だけ使えます。',
  },
  'Confirm the address': 'アドレスを確認する',
}
