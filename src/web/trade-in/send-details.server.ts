import { redirect } from 'react-router'
import type { Lead } from '#data/leads.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { readEnquiry } from '#domain/enquiries/read-enquiry.ts'
import { storableRecord } from '#domain/shared/storable-text.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { tradeInForm } from '#domain/trade-in/trade-in-form.ts'
import { enquiryRules } from '#operations/enquiries/enquiry-rules.ts'
import { keepAnswers } from '#operations/trade-in/keep-answers.ts'
import { makeOffer } from '#operations/trade-in/make-offer.ts'
import { type TradeIn, tradeInPath } from '#operations/trade-in/trade-in-link.ts'
import { updateEvaluation } from '#operations/trade-in/update-evaluation.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { dealershipContext, requestFactsContext, tradeInDeskContext } from '../request/request-context.ts'
import { photosOfLead } from './photos-data.server.ts'
import type { SentStep } from './send-step.server.ts'
import { STEP_FAILED } from './step-failed.ts'
import { formFields, keepTyped, warnOf } from './step-response.server.ts'

/** Takes the last step: tells the provider, stores the lead, and asks what the vehicle is worth. */
export async function sendDetails(tradeIn: TradeIn, { request, url, context }: SentStep) {
  const { lead, key, draft } = tradeIn
  const fields = storableRecord(await formFields(request.clone()))
  return keepTyped(fields, context, async () => {
    const { site, cars } = context.get(dealershipContext)
    const desk = context.get(tradeInDeskContext)
    const car = lead.carId === null ? null : await cars.findById(lead.carId)
    const knowsPlace = car !== null
    const asked = tradeInForm(site, draft, { knowsPlace })
    const read = readEnquiry(fields, enquiryRules(asked, desk))
    if ('errors' in read) await keepAnswers(tradeIn, asked, fields, desk)
    const known = 'errors' in read ? draft : await evaluated(draft, read.enquiry, context)
    const photos = 'errors' in read ? null : await photosOfLead(tradeIn, url, context)
    const form = withPhotos(tradeInForm(site, known, { knowsPlace }), photos)
    const km = 'errors' in read ? 0 : Number(read.enquiry.further['odometer'])
    const next = async ({ id }: Lead) => {
      const { problem, isSaved } = await makeOffer(id, known, { km }, desk)
      warnOf(problem, context)
      if (!isSaved) context.get(requestFactsContext).warn({ leadId: id }, SAVE_FAILED)
      return tradeInPath(id, desk.seal)
    }
    const sent = { form, car, request, url, startKey: key, checksPostcode: true, failed: STEP_FAILED, next }
    return submitEnquiryForm(sent, context)
  })
}

function withPhotos(form: EnquiryForm, photos: string | null): EnquiryForm {
  return photos === null ? form : { ...form, implied: { ...form.implied, photos } }
}

export const SAVE_FAILED = 'Failed to save valuation data'

async function evaluated(
  draft: TradeInDraft,
  enquiry: Parameters<typeof updateEvaluation>[1],
  context: SentStep['context'],
) {
  const { actor } = context.get(requestFactsContext)
  const updated = await updateEvaluation(draft, enquiry, actor, context.get(tradeInDeskContext))
  warnOf(updated.problem, context)
  return updated.draft
}

/** Back to the page of the trade-in, which shows what has changed. */
export function backTo(url: URL, headers?: Headers) {
  return redirect(url.pathname, { status: 303, ...(headers && { headers }) })
}
