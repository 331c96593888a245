import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { ContactDetails } from '../contact/contact-section.tsx'
import { ProcessStep } from '../tracking/process-step.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { UploadImages } from '../uploads/upload-images.tsx'
import { FinishLater } from './steps/finish-later.tsx'
import { NoLookup } from './steps/no-lookup.tsx'
import { SelectionForm } from './steps/selection-form.tsx'
import type { StepPageData } from './trade-in-data.server.ts'
import { VehicleForm } from './steps/vehicle-form.tsx'
import { VehicleSummary } from './steps/vehicle-summary.tsx'
import { WizardFrame } from './steps/wizard-frame.tsx'
import './trade-in-page.css'

type StepPageProps = { page: StepPageData; response: EnquiryResponse | undefined }

/** A step of a trade-in that has begun. */
export function StepPage({ page, response }: StepPageProps) {
  const { wanted } = page
  return (
    <>
      <ProcessStep key={page.step} flow="trade" step="step" />
      <div className="trade-in-page container section">
        <header className="trade-in-page__header">
          <h1>{page.title}</h1>
          {wanted && (
            <p>
              Trading in towards the <a href={wanted.href}>{wanted.title}</a>
            </p>
          )}
          {page.step === 'details' && (
            <>
              <h2>{page.vehicle}</h2>
              <VehicleSummary facts={page.further} />
              <p>
                <a href={page.backHref}>Not your car? Change it</a>
              </p>
            </>
          )}
          <FinishLater link={page.link} />
        </header>
        <WizardFrame heading={page.heading} steps={page.steps} step={page.step}>
          <Step page={page} response={response} />
          {(page.photos || page.form) && <Back {...page} />}
        </WizardFrame>
      </div>
      <ContactDetails contact={page.contact} isFolded />
    </>
  )
}

/** Back to the step before. The selection has its own, beside its button. */
function Back({ step, steps }: Pick<StepPageData, 'step' | 'steps'>) {
  const before = steps[steps.findIndex(({ name }) => name === step) - 1]
  return (
    before?.href && (
      <div className="wizard-frame__actions">
        <LinkButton href={before.href} look="quiet">
          Back
        </LinkButton>
      </div>
    )
  )
}

function Step({ page, response }: StepPageProps) {
  const action = `${page.path}?step=${page.step}`
  if (page.noLookup) return <NoLookup {...page} why={page.noLookup} action={action} />
  if (page.vehicleForm) return <VehicleForm form={page.vehicleForm} response={response} />
  if (page.photos)
    return (
      <>
        <VehicleSummary facts={page.headline} />
        <UploadImages {...page.photos} />
      </>
    )
  if (page.form) return <EnquiryForm form={page.form} response={response} heading="Your Details" />
  return <SelectionForm {...page} action={action} response={response} />
}
