import type { WizardStep } from '#domain/trade-in/wizard-steps.ts'
import { ProgressSteps } from '../../ui/navigation/progress-steps.tsx'
import './wizard-frame.css'

const stepTitles: Record<WizardStep, string> = {
  vehicle: 'Vehicle Details',
  selection: 'Vehicle Selection',
  photos: 'Upload Images',
  details: 'Your Details',
}

type WizardFrameProps = {
  heading: string
  steps: readonly { name: WizardStep; href?: string }[]
  step: WizardStep
  children: React.ReactNode
}

/** The wizard’s heading and progress, around one of its steps. */
export function WizardFrame({ heading, steps, step, children }: WizardFrameProps) {
  return (
    <section className="wizard-frame" aria-labelledby="wizard-heading">
      <h2 id="wizard-heading">{heading}</h2>
      <ProgressSteps
        label={heading}
        steps={steps.map(({ name, ...rest }) => ({ label: stepTitles[name], ...rest }))}
        current={steps.findIndex(({ name }) => name === step) + 1}
      />
      {children}
    </section>
  )
}
