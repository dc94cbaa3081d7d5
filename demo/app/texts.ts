export const LANGUAGES = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const
export type Language = keyof typeof LANGUAGES

/** Texts of the app itself. The elements bring their own. */
export interface Texts {
  account: string
  sections: readonly [deliveries: string, invoices: string, profile: string]
  refer: string
  intro: string
  language: string
  theme: string
  themes: { auto: string; light: string; dark: string }
  /** Announced to users of screen readers. */
  copied: string
  ended: string
  join: string
}

export const TEXTS: Record<Language, Texts> = {
  en: {
    account: 'Account',
    sections: ['Deliveries', 'Invoices', 'Profile'],
    refer: 'Refer a friend',
    intro:
      'Share your link. Friends get a discount on their first orders, and you earn a commission.',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    copied: 'Your link was copied.',
    ended: 'Your session has expired. Sign in again.',
    join: 'Become a partner',
  },
  de: {
    account: 'Konto',
    sections: ['Lieferungen', 'Rechnungen', 'Profil'],
    refer: 'Freunde werben',
    intro:
      'Teile deinen Link. Deine Freunde erhalten Rabatt auf ihre ersten Bestellungen, und du bekommst eine Provision.',
    language: 'Sprache',
    theme: 'Design',
    themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
    copied: 'Dein Link wurde kopiert.',
    ended: 'Deine Sitzung ist abgelaufen. Melde dich erneut an.',
    join: 'Partner werden',
  },
  ar: {
    account: 'الحساب',
    sections: ['التوصيلات', 'الفواتير', 'الملف الشخصي'],
    refer: 'ادعُ صديقًا',
    intro: 'شارك رابطك. يحصل أصدقاؤك على خصم على طلباتهم الأولى، وتحصل أنت على عمولة.',
    language: 'اللغة',
    theme: 'المظهر',
    themes: { auto: 'النظام', light: 'فاتح', dark: 'داكن' },
    copied: 'تم نسخ رابطك.',
    ended: 'انتهت صلاحية جلستك. سجّل الدخول مرة أخرى.',
    join: 'كن شريكًا',
  },
}

export function languageOf(text: string | undefined): Language {
  return text && text in LANGUAGES ? (text as Language) : 'en'
}
