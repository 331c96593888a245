import type { Question } from './question.ts'
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from './validate-answer.ts'

/**
 * An answer as the draft stores it: no longer than the finished form would store it. Text over the limit is
 * dropped, because no form would have accepted it.
 */
export function storableAnswer(question: Question, written: string): string {
  const text = written.trim()
  switch (question.kind) {
    case 'text':
      return text.length > MAX_MESSAGE_LENGTH ? '' : text
    case 'line':
      return text.slice(0, question.maxLength ?? MAX_LINE_LENGTH)
    case 'choice':
      return question.choices.some(({ value }) => value === text) ? text : ''
    case 'ticks':
      return question.choices.filter((choice) => text.split('\n').includes(choice)).join('\n')
    default:
      return text.length > MAX_LINE_LENGTH ? '' : text
  }
}
