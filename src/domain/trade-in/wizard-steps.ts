import type { TradeInDraft } from './trade-in-draft.ts'

/** The steps of the trade-in wizard, under their names in the address. */
export const wizardSteps = ['vehicle', 'selection', 'photos', 'details'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What can happen in a step. */
export type WizardEvent =
  | 'candidates'
  | 'identified'
  | 'described'
  | 'not-found'
  | 'unavailable'
  | 'photos-done'

const transitions: Record<WizardStep, Partial<Record<WizardEvent, WizardStep>>> = {
  vehicle: { candidates: 'selection', identified: 'photos', described: 'details' },
  selection: { identified: 'photos', 'not-found': 'vehicle' },
  photos: { 'photos-done': 'details' },
  details: {},
}

type Switches = { imageUpload: boolean }

/** The step that an event leads to. Whatever a step can’t go on with stays there. */
export function stepAfter(step: WizardStep, event: WizardEvent, { imageUpload }: Switches): WizardStep {
  const next = transitions[step][event] ?? step
  return next === 'photos' && !imageUpload ? 'details' : next
}

/** How far a draft has come. */
export function reachedStep(
  { result, photosDone }: Pick<TradeInDraft, 'result' | 'photosDone'>,
  switches: Switches,
): WizardStep {
  const step = stepAfter('vehicle', result, switches)
  return step === 'photos' && photosDone ? stepAfter('photos', 'photos-done', switches) : step
}

/** The step that an address shows: the one it names, if the draft has come so far. */
export function shownStep(
  named: string | null,
  draft: Pick<TradeInDraft, 'result' | 'photosDone'> & { candidates: readonly string[] },
  switches: Switches,
): WizardStep {
  const reached = reachedStep(draft, switches)
  const passed = wizardSteps.slice(0, wizardSteps.indexOf(reached) + 1)
  const isThere: Partial<Record<WizardStep, boolean>> = {
    selection: draft.candidates.length > 0,
    photos: switches.imageUpload && draft.result === 'identified',
  }
  return passed.find((step) => step === named && (isThere[step] ?? true)) ?? reached
}
