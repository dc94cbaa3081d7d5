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
    intro: 'Share your link. Friends pay less for their first coffees, and you earn with them.',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    copied: 'Your link is on the clipboard.',
    ended: 'Your session has ended. Sign in again to go on.',
    join: 'Become a partner',
  },
  de: {
    account: 'Konto',
    sections: ['Lieferungen', 'Rechnungen', 'Profil'],
    refer: 'Freunde werben',
    intro:
      'Teile deinen Link. Freunde zahlen weniger für ihre ersten Kaffees, und du verdienst mit.',
    language: 'Sprache',
    theme: 'Farben',
    themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
    copied: 'Dein Link ist in der Zwischenablage.',
    ended: 'Deine Sitzung ist zu Ende. Melde dich neu an.',
    join: 'Partner werden',
  },
  ar: {
    account: 'الحساب',
    sections: ['التوصيلات', 'الفواتير', 'الملف الشخصي'],
    refer: 'ادعُ صديقًا',
    intro: 'شارك رابطك. يدفع أصدقاؤك أقل مقابل قهوتهم الأولى، وتكسب أنت معهم.',
    language: 'اللغة',
    theme: 'المظهر',
    themes: { auto: 'النظام', light: 'فاتح', dark: 'داكن' },
    copied: 'رابطك في الحافظة.',
    ended: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة.',
    join: 'كن شريكًا',
  },
}

export function languageOf(text: string | undefined): Language {
  return text && text in LANGUAGES ? (text as Language) : 'en'
}
