import type { EnquiryFields, Question } from './question.ts'

/** The question to show: a choice of times, or what is asked instead where there are none to choose from. */
export function questionToShow(question: Question, { hasTimes }: { hasTimes: boolean }): Question {
  return hasTimes ? question : (insteadOf(question) ?? question)
}

/** The question that was answered. Without a chosen time, it is the one that may be asked instead. */
export function questionToRead(question: Question, fields: EnquiryFields): Question {
  const isChosen = Boolean(fields[question.name]?.trim())
  return isChosen ? question : (insteadOf(question) ?? question)
}

/** The question, and the one that may be asked instead. */
export function possibleQuestions(question: Question): Question[] {
  const other = insteadOf(question)
  return other ? [question, other] : [question]
}

function insteadOf(question: Question) {
  return question.kind === 'slot' ? (question.instead ?? null) : null
}
