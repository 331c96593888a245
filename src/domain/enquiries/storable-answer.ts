import type { Question } from './question.ts'
import { LONGEST_LINE, LONGEST_MESSAGE } from './read-answer.ts'

/**
 * An answer as the draft stores it: no longer than the finished form would store it. Text over the limit is
 * dropped, because no form would have accepted it.
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
