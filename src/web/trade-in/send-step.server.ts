import { redirect, type RouterContextProvider } from 'react-router'
import { shownStep } from '#domain/trade-in/wizard-steps.ts'
import { changeVehicle } from '#operations/trade-in/begin-trade-in.ts'
import { chooseVehicle, type Finding, findVehicle } from '#operations/trade-in/find-vehicle.ts'
import type { TradeIn } from '#operations/trade-in/trade-in-link.ts'
import { dealershipContext, requestFactsContext, tradeInDeskContext } from '../request/request-context.ts'
import { stepAfterLookup } from './begin-step.server.ts'
import { sendDetails } from './send-details.server.ts'
import { sendOffer } from './offer/send-offer.server.ts'
import { formFields, keepTyped, refusal, tooMany, warnOf } from './step-response.server.ts'
import { switchesOf } from './switches.ts'
import { knownTradeIn } from './trade-in-data.server.ts'

export type SentStep = { token: string; request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Takes a step of a trade-in, or a decision about its offer. */
export async function sendStep(sent: SentStep) {
  const { token, request, url, context } = sent
  const tradeIn = await knownTradeIn(token, context)
  if (tradeIn.lead.formCompleted) return sendOffer(tradeIn, sent)
  const { site } = context.get(dealershipContext)
  const step = shownStep(url.searchParams.get('step') ?? 'vehicle', tradeIn.draft, switchesOf(site))
  if (step === 'details') return sendDetails(tradeIn, sent)

  const fields = await formFields(request)
  return keepTyped(fields, context, async () => {
    const desk = context.get(tradeInDeskContext)
    const { actor } = context.get(requestFactsContext)
    const finding =
      step === 'selection'
        ? await chooseVehicle(tradeIn.draft, fields, actor, desk)
        : await findVehicle(fields, actor, desk)
    return goOn(finding, tradeIn, { step, fields, url, context })
  })
}

type Taken = {
  step: string
  fields: Record<string, string>
  url: URL
  context: Readonly<RouterContextProvider>
}

async function goOn(finding: Finding, tradeIn: TradeIn, { step, fields, url, context }: Taken) {
  if (finding.outcome === 'too many') return tooMany(finding.waitSeconds, fields)
  if (finding.outcome === 'refused') return refusal(finding.errors, fields)
  const { found, problem } = finding
  warnOf(problem, context)
  // The candidates stay, so that the customer can choose again in a moment.
  if (step === 'selection' && found.result === 'unavailable') return refusal([], fields, NO_ANSWER)
  const draft = await changeVehicle(tradeIn, found, context.get(tradeInDeskContext))
  throw redirect(stepAfterLookup(url.pathname, draft, context.get(dealershipContext)), 303)
}

const NO_ANSWER =
  'We can’t look up your car right now. Please try again in a moment, or choose “It’s none of these” to describe it.'
