import type { texts } from '../locales/en.ts'

type Messages = typeof texts
/** The id of a text, with or without values. */
export type MessageId = keyof Messages
/** The id of a text that takes no values. */
export type TextId = {
  [Id in MessageId]: Messages[Id] extends `${string}{${string}` ? never : Id
}[MessageId]
/** The id of a text that takes values. */
export type TemplateId = Exclude<MessageId, TextId>

/** The texts of an English file in another language: none is missing, none is left over. */
export type Translation<English> = { readonly [Id in keyof English]: string }

/**
 * The arguments of an ICU message, as pairs of a name and a type. `Open` says what each brace that is still
 * open holds: text, or the forms of a plural or select.
 */
type Argument<
  Message extends string,
  Open extends readonly ('text' | 'forms')[] = ['text'],
> = Message extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Message extends `${string}}${infer Rest}`
      ? Open extends [unknown, ...infer Outer extends ('text' | 'forms')[]]
        ? Argument<Rest, Outer>
        : never
      : never
    : Open extends ['forms', ...unknown[]]
      ? Argument<After, ['text', ...Open]>
      : ArgumentAt<After, Open>
  : never

/** The argument whose opening brace has just been read, and those behind it. */
type ArgumentAt<
  Rest extends string,
  Open extends readonly ('text' | 'forms')[],
> = Rest extends `${infer Inner}}${infer After}`
  ? Inner extends `${infer Name}, plural, ${string}`
    ? | [Name, number]
      | (Rest extends `${string}, plural, ${infer Forms}`
          ? Argument<Forms, ['forms', ...Open]>
          : never)
    : Inner extends `${infer Name}, select, ${string}`
      ? | [Name, string]
        | (Rest extends `${string}, select, ${infer Forms}`
            ? Argument<Forms, ['forms', ...Open]>
            : never)
      : [Inner, string | number] | Argument<After, Open>
  : never

/** What the arguments of a text take. */
export type Values<Id extends MessageId> = {
  readonly [Pair in Argument<Messages[Id]> as Pair[0]]: Pair[1]
}
/** The ids of texts that take no other values than these. */
export type TemplateWith<Names extends string> = {
  [Id in TemplateId]: keyof Values<Id> extends Names ? Id : never
}[TemplateId]
