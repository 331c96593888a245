import { data, Form, href, useSearchParams } from 'react-router'
import { guaranteeTerms } from '#domain/guarantee/guarantee-terms.ts'
import { type MoneyBackClaim, moneyBackAnswer } from '#domain/guarantee/money-back.ts'
import { formatAppointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { momentAt } from '#domain/shared/wall-clock.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import { Button } from '../ui/actions/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { Field } from '../ui/forms/field.tsx'
import type { Route } from './+types/guarantee.route.ts'
import './guarantee.css'

/** The guarantee for used vehicles: its terms, and whether they cover a case. The answers stay in the address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { site, now } = context.get(dealershipContext)
  const { guarantee } = site.carPage
  if (!guarantee.moneyBack && !guarantee.lifetimeEngine) throw data(pageNotFound, { status: 404 })
  return {
    terms: guaranteeTerms(guarantee),
    hasMoneyBack: guarantee.moneyBack,
    answer: guarantee.moneyBack ? answerTo(url.searchParams, site.timeZone, now()) : null,
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: 'Used-car guarantee',
      description: `What ${site.name} guarantees for used vehicles.`,
      path: href('/used-car-guarantee'),
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Used-car guarantee', path: href('/used-car-guarantee') },
        ]),
      ],
    }),
  }
}

/** `null` before anything is asked. */
function answerTo(params: URLSearchParams, timeZone: string, now: Date) {
  const typed = params.get('delivered')
  if (typed === null) return null
  const deliveredAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? momentAt(timeZone, typed) : null
  const km = (params.get('km') ?? '').replaceAll(/[,\s]/g, '')
  if (!deliveredAt)
    return { error: 'delivered', message: 'Please enter the day and time of the delivery.' } as const
  if (!/^\d{1,7}$/.test(km))
    return { error: 'km', message: 'Please enter how many kilometres it was driven.' } as const
  const claim: MoneyBackClaim = {
    deliveredAt,
    noticeAt: now,
    returnedAt: null,
    kmDriven: Number(km),
    isDamaged: params.has('damaged'),
    coversPayout: !params.has('loan'),
    earlierRefunds: params.has('earlier') ? 2 : 0,
  }
  const { isCovered, reasons, returnBy } = moneyBackAnswer(claim, timeZone)
  return {
    error: null,
    isCovered,
    reasons,
    returnBy: returnBy && formatAppointmentTime(timeZone, returnBy),
  } as const
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GuaranteeRoute({ loaderData }: Route.ComponentProps) {
  const { terms, hasMoneyBack, contact } = loaderData
  return (
    <>
      <div className="container section guarantee">
        <h1>Used-car guarantee</h1>
        {terms.map(({ heading, items }) => (
          <section className="guarantee__terms" key={heading}>
            <h2>{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        {hasMoneyBack && <Check answer={loaderData.answer} />}
      </div>
      <ContactDetails contact={contact} heading="Talk to the manager" isFolded />
    </>
  )
}

type Answer = Route.ComponentProps['loaderData']['answer']

function Check({ answer }: { answer: Answer }) {
  const [params] = useSearchParams()
  const field = (name: 'delivered' | 'km') => ({
    name,
    value: params.get(name) ?? undefined,
    error: answer?.error === name ? answer.message : undefined,
  })
  const ticked = (name: string) => ({ name, value: params.get(name) ?? undefined, error: undefined })
  return (
    <section className="guarantee__check" id="check" aria-labelledby="check-heading">
      <h2 id="check-heading">Check if you’re covered</h2>
      {answer?.error === null && <Result answer={answer} />}
      <Form className="form" method="get" action="/used-car-guarantee#check" noValidate>
        <Field {...field('delivered')} label="When did you get the vehicle?" type="datetime-local" />
        <Field {...field('km')} label="Kilometres driven since" inputMode="numeric" maxLength={10} />
        <Checkbox {...ticked('damaged')}>It’s damaged</Checkbox>
        <Checkbox {...ticked('loan')}>I owe more on the loan than I’d get back</Checkbox>
        <Checkbox {...ticked('earlier')}>I’ve returned two vehicles here in the last 12 months</Checkbox>
        <Button type="submit">Check</Button>
      </Form>
    </section>
  )
}

function Result({ answer }: { answer: Extract<NonNullable<Answer>, { error: null }> }) {
  return answer.isCovered ? (
    <Alert kind="good" title="Yes, you’re covered" isUrgent>
      {`Tell our manager in writing now${answer.returnBy ? `, and bring the vehicle back by ${answer.returnBy}` : ''}.`}
    </Alert>
  ) : (
    <Alert kind="warning" title="No, the guarantee doesn’t cover this" isUrgent>
      <ul className="guarantee__reasons">
        {answer.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>You may still have rights under the Australian Consumer Law. Please talk to us.</p>
    </Alert>
  )
}
