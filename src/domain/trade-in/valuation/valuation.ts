/** What a vehicle is worth to a dealer, as a range, and the questions that narrow it. */
export type Valuation = {
  /** The provider’s id. */
  id: string
  range: PriceRange
  questions: ValuationQuestion[]
}

export type PriceRange = { lowCents: number; highCents: number }

/** A question about the condition, and how each answer changes the value. */
export type ValuationQuestion = {
  id: string
  label: string
  choices: { value: string; label: string; effectCents: number }[]
}

/** The answers, by the question’s id. */
export type ValuationAnswers = Readonly<Record<string, string>>

export type Confidence = 'high' | 'medium' | 'low'

/** With every question answered, a range is half as wide as at first. */
const NARROWED = 0.5
const STEP_CENTS = 5000

/** The range with the answers so far: each answer moves it, and makes it narrower. */
export function adjustedRange(
  { range, questions }: Omit<Valuation, 'id'>,
  answers: ValuationAnswers,
): PriceRange {
  const effects = questions.flatMap((question) => effectOf(question, answers[question.id]) ?? [])
  const middle = (range.lowCents + range.highCents) / 2 + effects.reduce((sum, effect) => sum + effect, 0)
  const answered = questions.length === 0 ? 0 : effects.length / questions.length
  const half = ((range.highCents - range.lowCents) / 2) * (1 - NARROWED * answered)
  return { lowCents: rounded(middle - half), highCents: rounded(middle + half) }
}

/** How an answer changes the value; `null` while there is none. */
export function effectOf({ choices }: ValuationQuestion, answer: string | undefined): number | null {
  return choices.find(({ value }) => value === answer)?.effectCents ?? null
}

/** Widths of a range, compared with its middle. */
const HIGH_UP_TO = 0.1
const MEDIUM_UP_TO = 0.15

/** How sure a range is: the narrower, the surer. */
export function confidenceIn({ lowCents, highCents }: PriceRange): Confidence {
  const width = (highCents - lowCents) / ((lowCents + highCents) / 2 || 1)
  if (width <= HIGH_UP_TO) return 'high'
  return width <= MEDIUM_UP_TO ? 'medium' : 'low'
}

/** Values are whole fifties, and never below nothing. */
function rounded(cents: number) {
  return Math.max(0, Math.round(cents / STEP_CENTS) * STEP_CENTS)
}
