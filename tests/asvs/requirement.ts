/** A requirement of the ASVS in our words, with how it is met or why it isn’t. */
export type Requirement = {
  id: string
  title: string
  /** Test files, each with the titles of the tests that show it. */
  tests?: Titles
  /** Documents, each with words that say it. */
  documents?: Titles
  note?: string
} & Partial<Record<Reason, string>>

type Titles = Record<string, string | readonly string[]>

/** Why a requirement has no test: it can’t apply, others meet it, it waits for staff accounts, or it isn’t met. */
export const reasons = ['notApplicable', 'operator', 'staffConsole', 'notYet'] as const
export type Reason = (typeof reasons)[number]
export type State = Reason | 'met'

export function stateOf(requirement: Requirement): State {
  return reasons.find((reason) => requirement[reason] !== undefined) ?? 'met'
}

/** Requirements that share a reason: their titles by id. */
export function together(
  reason: Partial<Record<Reason, string>>,
  titles: Record<string, string>,
): Requirement[] {
  return Object.entries(titles).map(([id, title]) => ({ id, title, ...reason }))
}

/** The files that a requirement names, with what each has to contain. */
export function named(titles: Titles = {}): { file: string; text: string }[] {
  return Object.entries(titles).flatMap(([file, texts]) => [texts].flat().map((text) => ({ file, text })))
}
