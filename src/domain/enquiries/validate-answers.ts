import type { Answers, EnquiryFields, FieldError, Question } from './question.ts'
import { type AnswerRules, validateAnswer } from './validate-answer.ts'
import { questionToRead } from './slot-question.ts'

/** The valid answers, and an error for each question that needs correcting, in the order of the form. */
export function validateAnswers(
  fields: EnquiryFields,
  questions: readonly Question[],
  rules: AnswerRules,
): { answers: Answers; errors: FieldError[] } {
  const answers: Answers = {}
  const errors: FieldError[] = []
  for (const asked of questions) {
    const question = questionToRead(asked, fields)
    const result = validateAnswer(question, fields[question.name] ?? '', rules)
    if ('error' in result) errors.push({ field: question.name, message: result.error })
    else if (result.answer !== null) answers[question.name] = result.answer
  }
  return { answers, errors }
}
