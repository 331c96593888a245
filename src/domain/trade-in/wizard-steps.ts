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

/** Where a draft goes on when its address names no step. */
export function openStep({ result }: Pick<TradeInDraft, 'result'>, switches: Switches): WizardStep {
  return stepAfter('vehicle', result, switches)
}

/** The step that an address shows: the one it names, if the draft has come so far. Photos are optional, so details may come first. */
export function shownStep(
  named: string | null,
  draft: Pick<TradeInDraft, 'result'> & { candidates: readonly string[] },
  switches: Switches,
): WizardStep {
  const open = openStep(draft, switches)
  const last = stepAfter(open, 'photos-done', switches)
  const isThere: Partial<Record<WizardStep, boolean>> = {
    selection: draft.candidates.length > 0,
    photos: switches.imageUpload && draft.result === 'identified',
  }
  const reached = wizardSteps.slice(0, wizardSteps.indexOf(last) + 1)
  return reached.find((step) => step === named && (isThere[step] ?? true)) ?? open
}
