import type { Question } from './question.ts'
import { LONGEST_LINE, LONGEST_MESSAGE } from './read-answer.ts'

/**
 * An answer as it is kept to continue the form with: no longer than the finished form would keep it. Longer text was never
 * accepted by any form, so nothing of it is kept.
 */
export function storableAnswer(question: Question, written: string): string {
  const text = written.trim()
  switch (question.kind) {
    case 'text':
      return text.length > LONGEST_MESSAGE ? '' : text
    case 'line':
      return text.slice(0, question.longest ?? LONGEST_LINE)
    case 'choice':
      return question.choices.some(({ value }) => value === text) ? text : ''
    case 'ticks':
      return question.choices.filter((choice) => text.split('\n').includes(choice)).join('\n')
    default:
      return text.length > LONGEST_LINE ? '' : text
  }
}
