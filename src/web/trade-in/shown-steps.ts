import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { type WizardStep, wizardSteps } from '#domain/trade-in/wizard-steps.ts'

type Progress = { candidates: readonly string[]; result: TradeInDraft['result'] | null }

/** The steps of the wizard’s progress, with links back to those that can be changed. */
export function stepsToShow(
  step: WizardStep,
  { candidates, result }: Progress,
  { path, imageUpload = false }: { path?: string; imageUpload?: boolean } = {},
): { name: WizardStep; href?: string }[] {
  const isSkipped: Partial<Record<WizardStep, boolean>> = {
    selection: result !== null && candidates.length === 0 && step !== 'vehicle',
    photos: !imageUpload || result === 'described',
  }
  return wizardSteps
    .filter((name) => !isSkipped[name])
    .map((name) => ({ name, ...(path !== undefined && { href: `${path}?step=${name}` }) }))
}
