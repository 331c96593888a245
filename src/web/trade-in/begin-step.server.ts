import { redirect } from 'react-router'
import { openStep } from '#domain/trade-in/wizard-steps.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { beginTradeIn } from '#operations/trade-in/begin-trade-in.ts'
import { tradeInPath } from '#operations/trade-in/trade-in-link.ts'
import { challengeResponse } from '../enquiries/challenge-response.server.ts'
import {
  dealershipContext,
  requestFactsContext,
  tradeInDeskContext,
  type PageRequest,
} from '../request/request-context.ts'
import { purposeOf, wantedCar } from './start-data.server.ts'
import { switchesOf } from './switches.ts'
import { formFields, keepTyped, refusal, tooMany, warnOf } from './step-response.server.ts'

/** Looks the vehicle up and opens the customer’s own page for what follows. */
export async function beginStep({ request, url, context }: PageRequest) {
  const fields = await formFields(request)
  return keepTyped(fields, context, async () => {
    const desk = context.get(tradeInDeskContext)
    const facts = context.get(requestFactsContext)
    const page = new URL(url.pathname, url)
    const car = await wantedCar(url, context.get(dealershipContext))
    if (car) page.searchParams.set('car_id', car.slug)
    const userAgent = request.headers.get('user-agent')
    const sent = { fields, car, page, userAgent, actor: facts.actor }
    const begun = await beginTradeIn(sent, purposeOf(url), desk)
    if (begun.outcome === 'challenge') return challengeResponse(begun.why, fields)
    if (begun.outcome === 'too many') return tooMany(begun.waitSeconds, fields)
    if (begun.outcome === 'refused') return refusal(begun.errors, fields)
    warnOf(begun.problem, context)
    const path = await tradeInPath(begun.leadId, desk.seal)
    throw redirect(stepAfterLookup(path, begun.draft, desk), 303)
  })
}

/** Where a lookup leads: its next step, or what to do when it found nothing. */
export function stepAfterLookup(path: string, draft: TradeInDraft, { site }: Pick<PublicDealership, 'site'>) {
  const step = openStep(draft, switchesOf(site))
  return step === 'vehicle' ? path : `${path}?step=${step}`
}
