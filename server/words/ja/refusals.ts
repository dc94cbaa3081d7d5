import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'フォームにその質問はありません。',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': '入力してください。',
  'Give one answer.': '回答は 1 つだけにしてください。',
  'The answer contains a character that is not text.':
    '回答にテキストではない文字が含まれています。',
  'Choose each answer once.': '同じ回答は 1 回だけ選んでください。',
  'Choose from {options}.': '次から選んでください：{options}。',
  'The answer has at most {count} characters.': { other: '回答は {count} 文字までです。' },
  'Write an address such as https://example.com.': 'https://example.com のように入力してください。',
  'Give the address that the link leads to.': 'リンク先のアドレスを入力してください。',
  'A link cannot lead to {scheme}. Use http or https.':
    'リンク先に {scheme} は使えません。http か https を使ってください。',
  'An address with a user name or password in it is not allowed.':
    'ユーザー名やパスワードを含むアドレスは使えません。',
  'This is not an address of at most {count} characters.': {
    other: '{count} 文字以内のアドレスではありません。',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} はメールアドレスではありません。name@example.com のように入力してください。',
  'This partner is {status} in the program, so there is nothing to show.':
    'このパートナーには表示できる内容がありません（プログラムでの状態：{status}）。',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'お申し込みを審査中です。',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    '招待がまだ承諾されていません。変更するには、メールのリンクから承諾してください。',
  'The program has ended and takes no further links.':
    'プログラムは終了し、新しいリンクは作成できません。',
  '{key} cannot be a key: {problem}': '{key} は URL の末尾に使えません：{problem}',
  'it is empty.': '空です。',
  'it has more than {count} characters.': { other: '{count} 文字を超えています。' },
  'use letters, digits, emoji and _ - / . only.':
    '使えるのは文字、数字、絵文字、_ - / . だけです。',
  'a part between two slashes is missing.': 'スラッシュとスラッシュの間が空です。',
  'it begins with {start}.': '{start} で始まっています。',
  'it ends in .php.': '.php で終わっています。',
  'the name is reserved.': '予約されています。',
  '{path} is empty.': '{path} が空です。',
  '{path} contains a character that is not text.':
    '{path} にテキストではない文字が含まれています。',
  '{key} is the domain itself. Choose another key.':
    '{key} はドメインそのものです。別の末尾を選んでください。',
  'There is no e-mail address on file. Ask the program to add one.':
    'メールアドレスが登録されていません。プログラムに登録を依頼してください。',
  'None of your links has the id {id}.': 'ID {id} のリンクはありません。',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'タイムゾーンではありません。Europe/Berlin や UTC のような名前を使ってください。',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    '言語コードではありません。en、pt-BR、zh-Hant-TW のように書いてください。',
  'Give your name.': 'お名前を入力してください。',
  'No free random key was found. Ask for a longer one with keyLength.':
    '空いている URL の末尾が自動では見つかりませんでした。ご自分で選んでください。',
  'Duplicate key: {link} exists already. Choose another key.':
    'リンク {link} はすでに使われています。別の末尾を選んでください。',
  'The partner is {status} in this program and gets no links.':
    'このパートナーはリンクを持てません（プログラムでの状態：{status}）。',
  'Links of this group lead to {hosts} only.': 'リンク先にできるのは {hosts} だけです。',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      other:
        'グループ{group}のリンクは {count} 件までです。増やすにはプログラムに依頼してください。',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'プログラム {program} は終了し、パートナーを受け付けていません。',
  '{path} is one line of text without control characters.':
    '{path} は制御文字のない 1 行のテキストにしてください。',
  'No program called {name} takes applications here.':
    '{name}という名前で申し込みを受け付けているプログラムはありません。',
  'No group called {name} takes applications here.':
    '{name}という名前で申し込みを受け付けているグループはありません。',
  '{path}: {problem}.': '{path}: {problem}。',
  'The request': 'リクエスト',
  'The request is invalid.': 'リクエストが正しくありません。',
  'Expected one of {words}': '次のいずれかにしてください：{words}',
  'Expected string length less or equal to {most}': '{most} 文字まで',
  'Expected string length greater or equal to {least}': '{least} 文字以上',
  'Invalid value': '値が正しくありません',
  'Text cannot contain the character U+0000.': 'テキストに文字 U+0000 は使えません。',
  'The database cannot be reached. Try again in a second.':
    'データベースに接続できません。少し待ってからもう一度お試しください。',
  'Something went wrong here. Quote the request id when you ask for help.':
    '問題が発生しました。お問い合わせの際はリクエスト ID をお知らせください。',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    '1 分間に {limit} 件を超えるリクエストがありました。{seconds} 秒後にもう一度お試しください。',
  pending: '審査中',
  approved: '承認済み',
  rejected: '不承認',
  invited: '招待中',
  declined: '辞退',
  archived: 'アーカイブ済み',
  deactivated: '終了',
  banned: '利用停止',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'リンクの上限に達しています（プラン {plan}：{limit} 件）。プログラムに問い合わせてください。',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'パートナーの上限に達しています（プラン {plan}：{limit} 人）。プログラムに問い合わせてください。',
}
