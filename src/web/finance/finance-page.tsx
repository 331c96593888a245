import { href } from 'react-router'
import { useState } from 'react'
import { ContactDetails } from '../contact/contact-section.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../enquiries/form/enquiry-form.tsx'
import { useSiteFrame } from '../frame/use-site-frame.ts'
import { ProcessStep } from '../tracking/process-step.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import { BrandStock } from './brand-stock.tsx'
import { Calculator } from './calculator.tsx'
import { FinanceGuide } from './finance-guide.tsx'
import type { FinancePageData } from './finance-page-data.server.ts'
import { FinancedCar } from './financed-car.tsx'
import { stockAddress } from '../frame/stock-address.ts'
import './finance-page.css'

type FinancePageProps = { page: FinancePageData; response: EnquiryResponse | undefined }

/** A finance page: repayments, the calculator, how finance works, and the form. */
export function FinancePage({ page, response }: FinancePageProps) {
  // The form is sent with the calculator's values.
  const [address, setAddress] = useState(page.address)
  const creditLicence = useSiteFrame()?.creditLicence
  const calculator = (
    <Calculator calculator={page.calculator} vehicleWord={page.vehicleWord} onCalculated={setAddress} />
  )
  const form = (
    <div id="finance-form">
      <EnquiryForm form={page.form} response={response} address={address} heading={page.formHeading} />
    </div>
  )
  return (
    <>
      <ProcessStep flow="finance" step="start" />
      <div className="container section finance-page" data-starts-with={page.startsWith}>
        <Opening page={page} />
        {page.car && <FinancedCar car={page.car} offer={page.offer} />}
        {page.brand && <BrandStock brand={page.brand} vehicleWord={page.vehicleWord} />}
        {page.startsWith === 'calculator' ? (
          <>
            {calculator}
            <div className="finance-page__ask">
              <FinanceGuide />
              {form}
            </div>
          </>
        ) : (
          <>
            <div className="finance-page__ask">
              {form}
              <FinanceGuide />
            </div>
            {calculator}
          </>
        )}
        <section aria-labelledby="more-finance">
          <div className="section__head">
            <h2 id="more-finance">More ways to get started</h2>
          </div>
          <ul className="link-row finance-page__others">
            {page.others.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
        {creditLicence && <p className="finance-page__licence">{creditLicence}</p>}
      </div>
      <ContactDetails contact={page.contact} isBesideForm isFolded />
    </>
  )
}

function Opening({ page }: Pick<FinancePageProps, 'page'>) {
  const isMain = page.path === '/finance'
  return (
    <header className="finance-page__opening">
      <Breadcrumb
        steps={[
          { label: 'Home', href: href('/') },
          ...(isMain ? [] : [{ label: 'Finance', href: href('/finance') }]),
        ]}
        current={page.title}
      />
      <h1>{page.title}</h1>
      <p className="lead">{page.lead}</p>
      <ul className="link-row">
        <li>
          <a className="button" href="#finance-form">
            {page.formHeading}
          </a>
        </li>
        <li>
          <a className="button button--quiet" href="#calculator">
            Calculate repayments
          </a>
        </li>
      </ul>
      {page.isCarMissing && (
        <Alert
          kind="warning"
          title={`That ${page.vehicleWord} is no longer for sale, or the link is incomplete.`}
        >
          <a href={stockAddress()}>See what’s in stock</a>
        </Alert>
      )}
      {page.isAboutVehicle && !page.car && !page.isCarMissing && (
        <p>
          {`Choose a ${page.vehicleWord} first to see its repayments here. `}
          <a href={stockAddress()}>See what’s in stock</a>
        </p>
      )}
    </header>
  )
}
