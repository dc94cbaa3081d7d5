import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'تسجيل الدخول',
  Invitation: 'دعوة',
  'The link works once.': 'يعمل الرابط مرة واحدة.',
  'You are invited': 'لديك دعوة',
  'Accept to recommend the program and be paid for it.':
    'اقبل الدعوة لتوصي بالبرنامج وتكسب من ذلك.',
  Accept: 'قبول',
  Decline: 'رفض',
  'Your e-mail address': 'بريدك الإلكتروني',
  'Send me a link': 'أرسل لي رابطًا',
  'This link is not complete': 'هذا الرابط غير مكتمل',
  'Open the link in the mail again, as a whole.': 'افتح الرابط الموجود في البريد مرة أخرى كاملًا.',
  'You are signed in': 'تم تسجيل دخولك',
  'Sign out': 'تسجيل الخروج',
  'Payout method': 'طريقة الدفع',
  'Change it': 'تغييرها',
  Save: 'حفظ',
  'Say where you want to be paid.': 'حدد أين تريد استلام أموالك.',
  'Saved.': 'تم الحفظ.',
  optional: 'اختياري',
  'You declined. Your links lead nowhere from now on.':
    'لقد رفضت الدعوة. لن تؤدي روابطك إلى أي مكان بعد الآن.',
  'If this is the address of a partner, a mail with a link is on its way.':
    'إذا كان هذا عنوان أحد الشركاء، فإن رسالة تحتوي على رابط في الطريق إليه.',
  'You are signed out.': 'تم تسجيل خروجك.',
  'No more mails about new commissions?': 'هل تريد إيقاف رسائل العمولات الجديدة؟',
  'Mails about payouts and your account still come.': 'ستظل تصلك رسائل الدفعات وحسابك.',
  'No more of these mails': 'إيقاف هذه الرسائل',
  Done: 'تم',
  'You get no more mails about new commissions. You earn them as before.':
    'لن تصلك بعد الآن رسائل عن العمولات الجديدة. ستكسبها كما في السابق.',
  'Send them again': 'استئناف الإرسال',
  'You get these mails again': 'ستصلك هذه الرسائل من جديد',
  'At most one an hour, when there are new commissions.':
    'رسالة واحدة في الساعة على الأكثر، عند وجود عمولات جديدة.',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'تم الرد على الدعوة أو انتهت صلاحيتها أو استُبدلت. اطلب من البرنامج دعوة جديدة.',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'رابط تسجيل الدخول مستخدم أو منتهي الصلاحية أو غير معروف. اطلب رابطًا جديدًا.',
  'The session has ended. Sign in again.': 'انتهت الجلسة. سجّل الدخول من جديد.',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'تغيّر بريدك الإلكتروني منذ تسجيل الدخول. سجّل الدخول بالعنوان الجديد.',
}
