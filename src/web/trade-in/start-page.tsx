import { href } from 'react-router'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { ProcessStep } from '../tracking/process-step.tsx'
import type { startData } from './start-data.server.ts'
import { TradeInFaq } from './trade-in-faq.tsx'
import { VehicleForm } from './steps/vehicle-form.tsx'
import { WizardFrame } from './steps/wizard-frame.tsx'
import './trade-in-page.css'

type StartPageProps = {
  page: Awaited<ReturnType<typeof startData>>
  response: EnquiryResponse | undefined
}

/** Where a trade-in or a sale begins. */
export function StartPage({ page, response }: StartPageProps) {
  const { car } = page
  return (
    <>
      <ProcessStep flow="trade" step="start" />
      <div className="trade-in-page container section">
        <header className="trade-in-page__header">
          <h1>{page.title}</h1>
          <p className="lead">{page.text}</p>
          {car && (
            <p>
              Trading in towards the <a href={car.href}>{car.title}</a>
            </p>
          )}
          <ol className="trade-in-page__how">
            <li>Enter your registration, or describe your car.</li>
            <li>Tell us its kilometres and condition.</li>
            <li>See what we’d pay. Accept it, decline it or talk to us.</li>
          </ol>
          <p>{page.reply}</p>
          <p>
            <a href={href('/trade-in/enquiry')}>Rather have us call you?</a> ·{' '}
            <a href={href('/value-my-car-terms-and-conditions')}>Valuation terms</a>
          </p>
        </header>
        <WizardFrame heading={page.heading} steps={page.steps} step="vehicle">
          <VehicleForm form={page.form} response={response} />
        </WizardFrame>
      </div>
      <TradeInFaq />
      <ContactDetails contact={page.contact} isFolded />
    </>
  )
}
