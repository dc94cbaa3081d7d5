import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'ログイン',
  Invitation: '招待',
  'The link works once.': 'このリンクは 1 回だけ使えます。',
  'You are invited': '招待が届いています',
  'Accept to recommend the program and be paid for it.':
    '承諾すると、プログラムを紹介して報酬を受け取れます。',
  Accept: '承諾する',
  Decline: '辞退する',
  'Your e-mail address': 'メールアドレス',
  'Send me a link': 'リンクを送信',
  'This link is not complete': 'リンクが不完全です',
  'Open the link in the mail again, as a whole.': 'メールのリンク全体をもう一度開いてください。',
  'You are signed in': 'ログインしています',
  'Sign out': 'ログアウト',
  'Payout method': '受取方法',
  'Change it': '変更する',
  Save: '保存',
  'Say where you want to be paid.': '受取先を設定してください。',
  'Saved.': '保存しました。',
  optional: '任意',
  'You declined. Your links lead nowhere from now on.':
    '招待を辞退しました。リンクは今後どこにもつながりません。',
  'If this is the address of a partner, a mail with a link is on its way.':
    'パートナーのアドレスであれば、リンクを記載したメールが届きます。',
  'You are signed out.': 'ログアウトしました。',
  'No more mails about new commissions?': '新しいコミッションのメールを停止しますか？',
  'Mails about payouts and your account still come.':
    '支払いとアカウントに関するメールは引き続き届きます。',
  'No more of these mails': 'このメールの配信を停止',
  Done: '完了しました',
  'You get no more mails about new commissions. You earn them as before.':
    '新しいコミッションのメールは届かなくなります。コミッションはこれまでどおり獲得できます。',
  'Send them again': '配信を再開',
  'You get these mails again': 'メールの配信を再開しました',
  'At most one an hour, when there are new commissions.':
    '新しいコミッションがあるときに、1 時間に 1 通までお送りします。',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'この招待は回答済みか、期限切れか、新しいものに置き換えられています。プログラムに新しい招待を依頼してください。',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'ログイン用リンクは使用済みか、期限切れか、無効です。新しいリンクを請求してください。',
  'The session has ended. Sign in again.':
    'セッションが終了しました。もう一度ログインしてください。',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'ログイン後にメールアドレスが変更されました。新しいアドレスでログインし直してください。',
}
