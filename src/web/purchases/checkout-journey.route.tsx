import { Form, redirect } from 'react-router'
import { carTitle } from '#domain/cars/car-title.ts'
import { choicesFor, stepsOf } from '#domain/purchases/purchase.ts'
import { purchaseOffer } from '#domain/purchases/purchase-offer.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { passGate } from '../customers/gate.server.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { carToReserve } from '../enquiries/topics/car-to-reserve.server.ts'
import { enquiryPageData, submitTopicForm } from '../enquiries/topics/enquiry-page-data.server.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext, reservationDeskContext } from '../request/request-context.ts'
import { carSummaryData } from '../reservations/car-summary-data.server.ts'
import { CarSummary } from '../reservations/car-summary.tsx'
import { Button } from '../ui/actions/button.tsx'
import type { Route } from './+types/checkout-journey.route.ts'
import { stepTitles } from './step-titles.ts'
import '../reservations/checkout-page.css'

/** Where someone begins to buy a vehicle online. A vehicle that can’t be bought online is an enquiry. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await passGate(request, url, context)
  const dealership = context.get(dealershipContext)
  const car = await carToBuy(url, context)
  if (!car) return { kind: 'enquiry' as const, page: await enquiryPageData({ request, url, context }) }
  const { site } = dealership
  return {
    kind: 'purchase' as const,
    page: {
      title: carTitle(car),
      vehicleWord: vehicleWordFor(car, site.stock.vehicleWord),
      car: carSummaryData(car, site.reservations.depositCents, dealership),
      steps: stepsOf(choicesFor(car.carType, site.purchase)).map((step) => stepTitles[step]),
      checkoutHref: `/cars/${car.slug}/checkout`,
      head: pageHead(site, url, {
        title: `Buy online: ${carTitle(car)}`,
        description: `Buy the ${carTitle(car)} from ${site.name} online.`,
        path: url.pathname,
        isIndexed: false,
      }),
    },
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const car = await carToBuy(url, context)
  if (!car) return submitTopicForm({ request, url, context })
  await passGate(request, url, context)
  const { purchases, seal } = context.get(reservationDeskContext)
  throw redirect(await purchasePath((await purchases.start(car.id)).id, seal), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

async function carToBuy(url: URL, context: Route.LoaderArgs['context']) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const car = await carToReserve(url, dealership)
  return car && purchaseOffer(car, site.reservations, site.prices) ? car : null
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.page.head)

export default function CheckoutJourneyRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'enquiry') return <EnquiryPage page={loaderData.page} response={actionData} />
  const { title, vehicleWord, car, steps, checkoutHref } = loaderData.page
  return (
    <div className="container section checkout">
      <header className="checkout__header">
        <h1>{`Buy the ${title} online`}</h1>
        <p className="lead">
          {`Tell us how you’d like to buy it, one question at a time. You pay only the refundable deposit of ${car.deposit} today.`}
        </p>
      </header>
      <CarSummary car={car} paidLabel="You pay today" />
      <div className="checkout__main">
        <section className="checkout__next-steps" aria-labelledby="buying-steps">
          <h2 id="buying-steps">The steps</h2>
          <ol className="checkout__next">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>It takes a few minutes. Every step is saved, and you can go on later or on another device.</p>
        </section>
        <Form method="post">
          <Button type="submit" isWide>
            Start
          </Button>
        </Form>
        <p>
          Not ready to buy? <a href={checkoutHref}>{`Just reserve this ${vehicleWord}`}</a>
        </p>
      </div>
    </div>
  )
}
