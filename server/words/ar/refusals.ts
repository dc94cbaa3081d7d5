import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'ليس في النموذج سؤال كهذا.',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': 'يُرجى الإجابة هنا.',
  'Give one answer.': 'أعطِ إجابة واحدة.',
  'The answer contains a character that is not text.': 'تحتوي الإجابة على رمز ليس نصًا.',
  'Choose each answer once.': 'اختر كل إجابة مرة واحدة.',
  'Choose from {options}.': 'اختر من {options}.',
  'The answer has at most {count} characters.': {
    zero: 'لا تتجاوز الإجابة {count} حرف.',
    one: 'لا تتجاوز الإجابة حرفًا واحدًا.',
    two: 'لا تتجاوز الإجابة حرفين.',
    few: 'لا تتجاوز الإجابة {count} أحرف.',
    many: 'لا تتجاوز الإجابة {count} حرفًا.',
    other: 'لا تتجاوز الإجابة {count} حرف.',
  },
  'Write an address such as https://example.com.': 'اكتب عنوانًا مثل https://example.com.',
  'Give the address that the link leads to.': 'أدخل العنوان الذي يقود إليه الرابط.',
  'A link cannot lead to {scheme}. Use http or https.':
    'لا يمكن أن يقود الرابط إلى {scheme}. استخدم http أو https.',
  'An address with a user name or password in it is not allowed.':
    'لا يُسمح بعنوان فيه اسم مستخدم أو كلمة مرور.',
  'This is not an address of at most {count} characters.': {
    zero: 'هذا ليس عنوانًا لا يتجاوز {count} حرف.',
    one: 'هذا ليس عنوانًا لا يتجاوز حرفًا واحدًا.',
    two: 'هذا ليس عنوانًا لا يتجاوز حرفين.',
    few: 'هذا ليس عنوانًا لا يتجاوز {count} أحرف.',
    many: 'هذا ليس عنوانًا لا يتجاوز {count} حرفًا.',
    other: 'هذا ليس عنوانًا لا يتجاوز {count} حرف.',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} ليس عنوان بريد إلكتروني. اكتبه مثل name@example.com.',
  'This partner is {status} in the program, so there is nothing to show.':
    'لا يوجد ما يُعرض لهذا الشريك؛ الحالة في البرنامج: {status}.',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'الطلب قيد المراجعة.',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    'لم تُقبل الدعوة بعد. اقبلها بالرابط الموجود في البريد لتغيير أي شيء.',
  'The program has ended and takes no further links.': 'انتهى البرنامج ولا يقبل روابط جديدة.',
  '{key} cannot be a key: {problem}': 'لا يمكن أن يكون {key} نهاية العنوان: {problem}',
  'it is empty.': 'إنها فارغة.',
  'it has more than {count} characters.': {
    zero: 'تزيد على {count} حرف.',
    one: 'تزيد على حرف واحد.',
    two: 'تزيد على حرفين.',
    few: 'تزيد على {count} أحرف.',
    many: 'تزيد على {count} حرفًا.',
    other: 'تزيد على {count} حرف.',
  },
  'use letters, digits, emoji and _ - / . only.':
    'استخدم الحروف والأرقام والرموز التعبيرية و _ - / . فقط',
  'a part between two slashes is missing.': 'ينقص شيء بين شرطتين مائلتين.',
  'it begins with {start}.': 'تبدأ بـ {start}.',
  'it ends in .php.': 'تنتهي بـ .php',
  'the name is reserved.': 'إنها محجوزة.',
  '{path} is empty.': '{path} فارغ.',
  '{path} contains a character that is not text.': '{path} يحتوي على رمز ليس نصًا.',
  '{key} is the domain itself. Choose another key.': '{key} هو النطاق نفسه. اختر نهاية أخرى.',
  'There is no e-mail address on file. Ask the program to add one.':
    'لا يوجد بريد إلكتروني مسجّل. اطلب من البرنامج إضافته.',
  'None of your links has the id {id}.': 'ليس لأي من روابطك المعرّف {id}.',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'هذه ليست منطقة زمنية. استخدم اسمًا مثل Europe/Berlin أو UTC.',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    'هذا ليس رمز لغة. اكتبه مثل en أو pt-BR أو zh-Hant-TW.',
  'Give your name.': 'أدخل اسمك.',
  'No free random key was found. Ask for a longer one with keyLength.':
    'لم يُعثر على نهاية عشوائية متاحة. اختر واحدة بنفسك.',
  'Duplicate key: {link} exists already. Choose another key.':
    'الرابط {link} موجود بالفعل. اختر نهاية أخرى.',
  'The partner is {status} in this program and gets no links.':
    'لا يحصل هذا الشريك على روابط؛ الحالة في البرنامج: {status}.',
  'Links of this group lead to {hosts} only.': 'لا تقود روابطك إلا إلى {hosts}.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      zero: 'تسمح المجموعة {group} بـ {count} رابط كحد أقصى. اطلب المزيد من البرنامج.',
      one: 'تسمح المجموعة {group} برابط واحد كحد أقصى. اطلب المزيد من البرنامج.',
      two: 'تسمح المجموعة {group} برابطين كحد أقصى. اطلب المزيد من البرنامج.',
      few: 'تسمح المجموعة {group} بـ {count} روابط كحد أقصى. اطلب المزيد من البرنامج.',
      many: 'تسمح المجموعة {group} بـ {count} رابطًا كحد أقصى. اطلب المزيد من البرنامج.',
      other: 'تسمح المجموعة {group} بـ {count} رابط كحد أقصى. اطلب المزيد من البرنامج.',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'انتهى البرنامج {program} ولا يقبل شركاء.',
  '{path} is one line of text without control characters.':
    '{path} سطر واحد من النص دون رموز تحكم.',
  'No program called {name} takes applications here.':
    'لا يوجد هنا برنامج باسم {name} يقبل الطلبات.',
  'No group called {name} takes applications here.': 'لا توجد هنا مجموعة باسم {name} تقبل الطلبات.',
  '{path}: {problem}.': '{path}: {problem}.',
  'The request': 'الطلب',
  'The request is invalid.': 'الطلب غير صالح.',
  'Expected one of {words}': 'القيمة المتوقعة واحدة من: {words}',
  'Expected string length less or equal to {most}': '{most} حرفًا على الأكثر',
  'Expected string length greater or equal to {least}': '{least} حرفًا على الأقل',
  'Invalid value': 'قيمة غير صالحة',
  'Text cannot contain the character U+0000.': 'لا يمكن أن يحتوي النص على الرمز U+0000.',
  'The database cannot be reached. Try again in a second.':
    'لا يمكن الوصول إلى قاعدة البيانات. حاول مجددًا بعد ثانية.',
  'Something went wrong here. Quote the request id when you ask for help.':
    'حدث خطأ هنا. اذكر معرّف الطلب عندما تطلب المساعدة.',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    'أكثر من {limit} طلب في الدقيقة. حاول مجددًا بعد {seconds} ث.',
  pending: 'قيد المراجعة',
  approved: 'مقبول',
  rejected: 'مرفوض',
  invited: 'مدعو',
  declined: 'معتذر',
  archived: 'مؤرشف',
  deactivated: 'منتهٍ',
  banned: 'محظور',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'لا مكان لروابط أخرى (الخطة {plan}: {limit}). اطلب المساعدة من البرنامج.',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'لا مكان لشركاء آخرين (الخطة {plan}: {limit}). اطلب المساعدة من البرنامج.',
}
