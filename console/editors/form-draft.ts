import type { Program } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'
import type { Editing } from './program-edit.ts'

type Question = NonNullable<Program['applicationForm']>[number]

export interface QuestionDraft extends Omit<Question, 'options'> {
  /** One on each line. */
  options: string
}

export interface FormDraft {
  questions: readonly QuestionDraft[]
}

export const QUESTION_TYPES: Readonly<Record<Question['type'], TextId>> = {
  'short-text': 'applicationForm.shortText',
  'long-text': 'applicationForm.longText',
  select: 'applicationForm.singleSelect',
  'multi-select': 'applicationForm.multipleSelect',
  url: 'applicationForm.url',
}

/** Tells whether a question has options. */
export function choosing({ type }: Pick<QuestionDraft, 'type'>): boolean {
  return type === 'select' || type === 'multi-select'
}

/** Returns another question, with a key that no other has. */
export function newQuestion(questions: readonly QuestionDraft[]): QuestionDraft {
  let number = questions.length + 1
  while (questions.some(({ key }) => key === `question-${number}`)) number++
  return { key: `question-${number}`, label: '', type: 'short-text', required: false, options: '' }
}

export const formEditing: Editing<FormDraft> = {
  draftOf: ({ applicationForm }) => ({
    questions: (applicationForm ?? []).map(({ options = [], ...question }) => ({
      ...question,
      options: options.join('\n'),
    })),
  }),
  bodyOf: ({ questions }) => ({
    applicationForm: questions.map(({ options, maxLength, ...question }) => {
      if (!choosing(question)) return maxLength ? { ...question, maxLength } : question
      const lines = options.split('\n').map((line) => line.trim())
      return { ...question, options: lines.filter((line) => line !== '') }
    }),
  }),
  names: { questions: 'applicationForm.questions' },
  describe: ({ questions }) => questions.map(({ label }) => label).join(' · '),
}
