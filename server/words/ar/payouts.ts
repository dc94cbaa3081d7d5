import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': 'رصيد الحساب لا يغطي هذه العملية.',
  'The account is closed. Use another account.': 'الحساب مغلق. استخدم حسابًا آخر.',
  'There is no such account of that name. Check the account number.':
    'لا يوجد حساب كهذا بهذا الاسم. تحقق من رقم الحساب.',
  'The account number is not valid. Check it.': 'رقم الحساب غير صالح. تحقق منه.',
  "The payout was returned at the program's request.": 'أُعيدت الدفعة بطلب من البرنامج.',
  'The payout was stopped.': 'أُوقفت الدفعة.',
  'The account holder did not authorise the entry.': 'لم يأذن صاحب الحساب بالعملية.',
  'The account was moved to another bank. Use the new routing number.':
    'نُقل الحساب إلى بنك آخر. استخدم رمز البنك الجديد (routing number).',
  'The routing number does not lead to a bank. Check it.':
    'رمز البنك (routing number) لا يقود إلى أي بنك. تحقق منه.',
  'The account is held for someone who has died.': 'الحساب محفوظ لشخص متوفى.',
  'The account holder has died.': 'صاحب الحساب متوفى.',
  'The account is frozen. Ask your bank or use another account.':
    'الحساب مجمّد. اسأل بنكك أو استخدم حسابًا آخر.',
  'The bank could not match the account and the name. Check both.':
    'لم يتمكن البنك من مطابقة الحساب والاسم. تحقق من كليهما.',
  'This account takes no transfers. Use a checking or savings account.':
    'هذا الحساب لا يقبل التحويلات. استخدم حسابًا جاريًا أو حساب توفير.',
  "The program's company id is not valid.": 'معرّف شركة البرنامج غير صالح.',
  'The bank did not recognise the payout by its id.': 'لم يتعرف البنك على الدفعة بمعرّفها.',
  'The account holder refused the payout.': 'رفض صاحب الحساب الدفعة.',
  'The bank took the payout for a duplicate.': 'اعتبر البنك الدفعة مكررة.',
  'The company did not authorise the entry.': 'لم تأذن الشركة بالعملية.',
  "The payout was returned with the program's bank's consent.":
    'أُعيدت الدفعة بموافقة بنك البرنامج.',
  'The bank takes part in ACH only partly.': 'يشارك البنك في ACH جزئيًا فقط.',
  'The bank returned the payout (code {code}).': 'أعاد البنك الدفعة (الرمز {code}).',
  'The account number does not exist. Check the IBAN.': 'رقم الحساب غير موجود. تحقق من IBAN.',
  "The program's account number does not exist.": 'رقم حساب البرنامج غير موجود.',
  'The account is blocked. Ask your bank or use another account.':
    'الحساب محظور. اسأل بنكك أو استخدم حسابًا آخر.',
  'This account cannot receive transfers of this kind. Use another account.':
    'لا يمكن لهذا الحساب استلام تحويلات من هذا النوع. استخدم حسابًا آخر.',
  'The bank does not know this kind of transfer.': 'لا يعرف البنك هذا النوع من التحويلات.',
  'The amount is larger than the bank allows.': 'المبلغ أكبر مما يسمح به البنك.',
  'The bank does not accept this currency.': 'لا يقبل البنك هذه العملة.',
  "The program's account does not cover the payout.": 'حساب البرنامج لا يغطي الدفعة.',
  'The amount is not what the bank expected.': 'المبلغ ليس ما توقعه البنك.',
  'The sum of the file is not what the bank expected.': 'مجموع الملف ليس ما توقعه البنك.',
  'The bank wants the postal address of the account holder.':
    'يطلب البنك العنوان البريدي لصاحب الحساب.',
  'The bank does not know the program as a sender of files.':
    'لا يعرف البنك البرنامج كمرسل للملفات.',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'لا يمكن الوصول إلى بنك الحساب عبر SEPA. استخدم حسابًا آخر.',
  'The program asked its bank to stop the transfer.': 'طلب البرنامج من بنكه إيقاف التحويل.',
  "The program's bank cannot be reached by SEPA.": 'لا يمكن الوصول إلى بنك البرنامج عبر SEPA.',
  'The bank does not accept the day of the transfer.': 'لا يقبل البنك يوم التحويل.',
  'The bank could not read the file.': 'لم يتمكن البنك من قراءة الملف.',
  'The bank suspects fraud and stopped the transfer.': 'يشتبه البنك في احتيال وأوقف التحويل.',
  'The account holder refused the transfer.': 'رفض صاحب الحساب التحويل.',
  'The bank refused the transfer and does not say why.': 'رفض البنك التحويل دون ذكر السبب.',
  'The account holder did not answer the bank.': 'لم يُجب صاحب الحساب البنك.',
  'The BIC is wrong. Check it or leave it out.': 'رمز BIC خاطئ. تحقق منه أو اتركه فارغًا.',
  'The bank needs more about the sender by law.': 'يحتاج البنك قانونًا إلى معلومات أكثر عن المرسل.',
  'The bank needs the name or the address of the sender by law.':
    'يحتاج البنك قانونًا إلى اسم المرسل أو عنوانه.',
  'The bank needs the name or the address of the account holder by law.':
    'يحتاج البنك قانونًا إلى اسم صاحب الحساب أو عنوانه.',
  'The bank refused the transfer by law.': 'رفض البنك التحويل بموجب القانون.',
  'The bank had a technical problem.': 'واجه البنك مشكلة تقنية.',
  'The file came after the bank had closed for the day.': 'وصل الملف بعد أن أغلق البنك لذلك اليوم.',
  'The transfer is not justified, says the bank.': 'التحويل غير مبرر بحسب البنك.',
  'The bank refused the transfer (code {code}).': 'رفض البنك التحويل (الرمز {code}).',
  'The bank refused the transfer.': 'رفض البنك التحويل.',
  'The transfer was canceled at the bank.': 'أُلغي التحويل لدى البنك.',
  "The program's PayPal account may not send payouts.":
    'لا يحق لحساب PayPal الخاص بالبرنامج إرسال دفعات.',
  'PayPal does not pay out to your country.': 'لا تدفع PayPal إلى بلدك.',
  'Your PayPal account does not take this currency.': 'حسابك في PayPal لا يقبل هذه العملة.',
  "The program's PayPal balance does not cover the payout.":
    'رصيد البرنامج في PayPal لا يغطي الدفعة.',
  'PayPal does not accept this e-mail address. Check it.':
    'لا تقبل PayPal عنوان البريد الإلكتروني هذا. تحقق منه.',
  "The program's PayPal account holds no balance in this currency.":
    'ليس في حساب PayPal الخاص بالبرنامج رصيد بهذه العملة.',
  'Your PayPal account is locked. Ask PayPal why.': 'حسابك في PayPal مقفل. اسأل PayPal عن السبب.',
  'PayPal does not pay out to your region.': 'لا تدفع PayPal إلى منطقتك.',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'حسابك في PayPal غير مؤكد. أكّد عنوان بريده الإلكتروني.',
  'There is no PayPal account of this e-mail address.':
    'لا يوجد حساب PayPal بهذا البريد الإلكتروني.',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'لا يمكن لحسابك في PayPal استلام هذا القدر. وثّقه لدى PayPal.',
  'PayPal may not make this payout by law.': 'لا يحق لـ PayPal قانونًا إجراء هذه الدفعة.',
  'PayPal is still checking this payout.': 'ما زالت PayPal تراجع هذه الدفعة.',
  "The program's PayPal account is restricted.": 'حساب PayPal الخاص بالبرنامج مقيّد.',
  "The program's PayPal account may not send payouts from its region.":
    'لا يحق لحساب PayPal الخاص بالبرنامج إرسال دفعات من منطقته.',
  "The payout is above the limit of the program's PayPal account.":
    'الدفعة تتجاوز حد حساب PayPal الخاص بالبرنامج.',
  'The amount is larger than PayPal allows for one payout.':
    'المبلغ أكبر مما تسمح به PayPal لدفعة واحدة.',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'لم يستلم أحد الدفعة في PayPal فأُعيدت. تحقق من البريد الإلكتروني.',
  'The payout was given back at PayPal.': 'أُعيدت الدفعة في PayPal.',
  'PayPal took the payout back.': 'استردت PayPal الدفعة.',
  'The payout was canceled at PayPal.': 'أُلغيت الدفعة في PayPal.',
  'PayPal refused the payout ({code}).': 'رفضت PayPal الدفعة ({code}).',
  'PayPal refused the payout.': 'رفضت PayPal الدفعة.',
  'PayPal cannot pay out exactly {amount}.': 'لا يمكن لـ PayPal دفع {amount} بالضبط.',
  'Stripe does not know your account any more. Connect it again.':
    'لم تعد Stripe تعرف حسابك. اربطه من جديد.',
  'The amount is larger than Stripe allows for one transfer.':
    'المبلغ أكبر مما تسمح به Stripe لتحويل واحد.',
  'The amount is smaller than Stripe allows for one transfer.':
    'المبلغ أصغر مما تسمح به Stripe لتحويل واحد.',
  "The program's Stripe balance does not cover the payout.":
    'رصيد البرنامج في Stripe لا يغطي الدفعة.',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'لا يمكن لحسابك في Stripe استلام التحويلات بعد. أكمل إعداده لدى Stripe.',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'لا تسمح Stripe بالتحويل إلى حسابك. اسأل Stripe عن السبب.',
  'Stripe refused the transfer ({code}).': 'رفضت Stripe التحويل ({code}).',
  'Stripe refused the transfer.': 'رفضت Stripe التحويل.',
  'Stripe cannot transfer exactly {amount}.': 'لا يمكن لـ Stripe تحويل {amount} بالضبط.',
  'The program took the transfer back at Stripe.': 'استرد البرنامج التحويل لدى Stripe.',
  'Canceled by the program.': 'ألغاها البرنامج.',
  'The bank file was discarded.': 'أُهمل ملف البنك.',
  'Paid by hand': 'يُدفع يدويًا',
  'checking {account}': 'حساب جارٍ {account}',
  'savings {account}': 'حساب توفير {account}',
}
