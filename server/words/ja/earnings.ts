import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {
  '{off} off every payment': '毎回のお支払いから {off} 割引',
  '{off} off the first payment': '初回のお支払いから {off} 割引',
  '{off} off for {count} months': { other: '{count} か月間 {off} 割引' },
  '“{words}”': '「{words}」',
  'That is nothing, so there is no commission.': '金額が発生しないため、コミッションはありません。',
  'Modifier {number}: {reason}': '特別条件 {number}：{reason}',
  'Modifier {number} applies: {terms}.': '特別条件 {number} が適用されます：{terms}。',
  'The reward pays {terms}.': '報酬は{terms}です。',
  'No modifier applies. The reward pays {terms}.':
    '適用される特別条件はありません。報酬は{terms}です。',
  "This is the referred partner's first commission.":
    '紹介したパートナーの最初のコミッションです。',
  "This is the customer's first sale.": 'このお客様への最初の売上です。',
  "The referred partner's first commission was at {first}, and only that one is paid.":
    '紹介したパートナーの最初のコミッションは {first} で、支払われるのはその 1 件だけです。',
  "The customer's first sale was at {first}, and only that one is paid.":
    'このお客様への最初の売上は {first} で、支払われるのはその 1 件だけです。',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      other:
        'このお客様への最初の売上は {first} のため、{count} か月の期限は {end} です。今回は {at} なので期限を過ぎています。',
    },
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      other:
        'このお客様への最初の売上は {first} のため、{count} か月の期限は {end} です。今回は {at} なので期限内です。',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      other:
        '紹介したパートナーの最初のコミッションは {first} のため、{count} か月の期限は {end} です。今回は {at} なので期限を過ぎています。',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      other:
        '紹介したパートナーの最初のコミッションは {first} のため、{count} か月の期限は {end} です。今回は {at} なので期限内です。',
    },
  '{rate} of {amount} is {earnings}.': '{amount} の {rate} は {earnings} です。',
  'The flat amount is {amount}.': '固定額は {amount} です。',
  '{amount} × {quantity} is {earnings}.': '{amount} × {quantity} は {earnings} です。',
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.': {
    other:
      '上限は{limit}です。これまでに {count} 件のコミッションで {amount} が発生しているため、残りはありません。',
  },
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.': {
    other:
      '上限は{limit}です。これまでに {count} 件のコミッションで {amount} が発生しており、{left} を支払えます。',
  },
  '{rate} of every click': 'クリックごとに {rate}',
  '{rate} of the first click': '最初のクリックの {rate}',
  '{rate} of every lead': 'リードごとに {rate}',
  '{rate} of the first lead': '最初のリードの {rate}',
  '{rate} of every sale': '売上ごとに {rate}',
  '{rate} of the first sale': '最初の売上の {rate}',
  '{rate} of every commission of the partners you refer':
    '紹介したパートナーの各コミッションの {rate}',
  '{rate} of the first commission of a partner you refer':
    '紹介したパートナーの最初のコミッションの {rate}',
  '{amount} per click': 'クリック 1 回につき {amount}',
  '{amount} for the first click': '最初のクリックに {amount}',
  '{amount} per lead': 'リード 1 件につき {amount}',
  '{amount} for the first lead': '最初のリードに {amount}',
  '{amount} per sale': '売上 1 件につき {amount}',
  '{amount} for the first sale': '最初の売上に {amount}',
  '{amount} per commission of a partner you refer':
    '紹介したパートナーのコミッション 1 件につき {amount}',
  '{amount} for the first commission of a partner you refer':
    '紹介したパートナーの最初のコミッションに {amount}',
  '{terms} for {count} months': { other: '{terms}（{count} か月間）' },
  '{terms}, at most {limit}': '{terms}（上限：{limit}）',
  'At most {limit}': '上限：{limit}',
  '{sum} per customer': 'お客様 1 人につき {sum}',
  '{sum} per customer and day': 'お客様 1 人につき 1 日 {sum}',
  '{sum} per customer and week': 'お客様 1 人につき週 {sum}',
  '{sum} per customer and month': 'お客様 1 人につき月 {sum}',
  '{sum} per partner': 'パートナー 1 人につき {sum}',
  '{sum} per partner and day': 'パートナー 1 人につき 1 日 {sum}',
  '{sum} per partner and week': 'パートナー 1 人につき週 {sum}',
  '{sum} per partner and month': 'パートナー 1 人につき月 {sum}',
  '{count} commissions': { other: 'コミッション {count} 件' },
  '{amount} and {commissions}': '{amount} かつ{commissions}',
  '{terms} if {conditions}': '{terms}（条件：{conditions}）',
  '({conditions})': '（{conditions}）',
  '{one} and {other}': '{one}、かつ{other}',
  '{one} or {other}': '{one}、または{other}',
  '{condition}: no, that cannot be compared.': '{condition}：該当しません。比較できない値です。',
  '{condition}: yes, it is not known.': '{condition}：該当します。値は不明です。',
  '{condition}: no, it is not known.': '{condition}：該当しません。値は不明です。',
  '{condition}: yes, it is {actual}.': '{condition}：該当します。値は {actual} です。',
  '{condition}: no, it is {actual}.': '{condition}：該当しません。値は {actual} です。',
  '{label} {field}': '{label}「{field}」',
  '{items}, {item}': '{items}、{item}',
  '{items} and {more} more': '{items}、ほか {more} 件',
  true: 'はい',
  false: 'いいえ',
  'The sale was reported by a browser, so a person has to release it.':
    'この売上はブラウザから報告されたため、担当者の確認が必要です。',
  'There is no holding period.': '保留期間はありません。',
  'The holding period has {count} days.': { other: '保留期間は {count} 日です。' },
  '{amount} are {converted} at {rate} (European Central Bank, {day}).':
    '{amount} はレート {rate} で {converted} です（欧州中央銀行、{day}）。',
  '{amount} are {converted} at {rate} (operator, {day}).':
    '{amount} はレート {rate} で {converted} です（運営者、{day}）。',
  '{actor} gave {amount} by hand.': '{actor}が {amount} を手動で付与しました。',
  '{actor} took back {amount} by hand.': '{actor}が {amount} を手動で差し引きました。',
  'The reason: {reason}': '理由：{reason}',
  'Commissions by hand have no holding period.': '手動のコミッションに保留期間はありません。',
  'On {day} the link had {count} clicks from {country}.': {
    other: '{day}、リンクに {country} から {count} 回のクリックがありました。',
  },
  'On {day} the link had {count} clicks.': {
    other: '{day}、リンクに {count} 回のクリックがありました。',
  },
  'No rate from {from} to {to} was known for {amount}; the commission waits for one.':
    '{amount} を {from} から {to} に換算するレートがまだないため、コミッションはレートを待っています。',
  'A partner whom you referred earned it.': '紹介したパートナーが獲得しました。',
  'The program': 'プログラム',
  'Commission {commission} was in a payout already when the sale was taken back in part or whole.':
    '売上の全部または一部が取り消されたとき、コミッション {commission} はすでに支払いに含まれていました。',
  '{amount} of it are taken off the next payout.':
    'そのうち {amount} が次回の支払いから差し引かれます。',
  'The program canceled it.': 'プログラムが取り消しました。',
  '{actor} took back what was left of it.': '{actor}が残りを取り消しました。',
  '{actor} changed the amount of the sale, which was {amount} before.':
    '{actor}が売上の金額を変更しました。変更前は {amount} でした。',
  '{actor} set the earnings to {amount}; they were {before} before.':
    '{actor}が報酬を {amount} に設定しました。変更前は {before} でした。',
  'It is held until the program has looked at it.': 'プログラムが確認するまで保留されます。',
  'Only a person releases it.': '解除できるのは担当者だけです。',
  'customer country': 'お客様の国',
  'customer source': 'お客様の経路',
  'days since customer signed up': 'お客様の登録からの日数',
  'months since customer first paid': 'お客様の最初の支払いからの月数',
  'sale type': '売上の種類',
  'sale amount': '売上の金額',
  product: '商品',
  'payment processor': '決済サービス',
  'sale event name': '売上のイベント名',
  'partner country': 'パートナーの国',
  'partner clicks': 'パートナーのクリック数',
  'partner leads': 'パートナーのリード数',
  'partner sales': 'パートナーの売上数',
  'partner sale amount': 'パートナーの売上金額',
  'partner commissions': 'パートナーのコミッション総額',
  'lead metadata': 'リードの情報',
  'sale metadata': '売上の情報',
  link: 'リンク',
  code: 'コード',
  script: 'スクリプト',
  new: '新規',
  recurring: '継続',
  '{name} is {value}': '{name}が {value}',
  '{name} is not {value}': '{name}が {value} 以外',
  '{name} is one of {value}': '{name}が次のいずれか：{value}',
  '{name} is none of {value}': '{name}が次のいずれでもない：{value}',
  '{name} starts with {value}': '{name}が {value} で始まる',
  '{name} ends with {value}': '{name}が {value} で終わる',
  '{name} contains {value}': '{name}に {value} を含む',
  '{name} does not contain {value}': '{name}に {value} を含まない',
  '{name} is more than {value}': '{name}が {value} を超える',
  '{name} is at least {value}': '{name}が {value} 以上',
  '{name} is less than {value}': '{name}が {value} 未満',
  '{name} is at most {value}': '{name}が {value} 以下',
  'Refund after the payout': '支払い後の返金',
  'Chargeback after the payout': '支払い後のチャージバック',
  'From a commission of a partner whom you referred': '紹介したパートナーのコミッションから',
}
