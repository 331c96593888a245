import type { Car } from '#domain/cars/car.ts'
import { arrangeSteps, type EnquiryForm, asOneStep } from '#domain/enquiries/enquiry-form.ts'
import { customerAnswers } from '#domain/enquiries/customer-answers.ts'
import { type EnquiryFields, isAsked, type Question } from '#domain/enquiries/question.ts'
import { questionToShow } from '#domain/enquiries/slot-question.ts'
import { dayIn } from '#domain/shared/day.ts'
import { captchaOf } from '#domain/spam/human-check.ts'
import { slotLocation } from '#operations/appointments/chosen-slot.ts'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import { offerAppointments } from '#operations/appointments/offer-appointments.ts'
import { startKeyOf } from '#operations/enquiries/start-lead.ts'
import { signedInCustomer } from '../../customers/signed-in.server.ts'
import { termsPath } from '../../frame/site-frame.ts'
import {
  customerDeskContext,
  leadDeskContext,
  type PageRequest,
  requestFactsContext,
} from '../../request/request-context.ts'
import { personalContext } from '../../shared-page/note-shared.server.ts'
import { type ShownForm, STEP_FIELD } from './shown-form.ts'
import { leadTokenFromCookie } from './lead-token-cookie.server.ts'

type Place = PageRequest & {
  car: Car | null
  /** Replaces the site's button label. */
  button?: string
}

/**
 * The form for this visitor: the step that the address names, with the values saved so far, and with the details of a
 * customer who is signed in. Without saved values, for example in a browser without cookies, an address with a later step
 * shows the whole form on one page.
 */
export async function shownForm(
  form: EnquiryForm,
  { request, url, context, car, button }: Place,
): Promise<ShownForm> {
  const dealership = context.get(leadDeskContext)
  const { site, now } = dealership
  const inSteps = arrangeSteps(form, site.forms)
  const token = await leadTokenFromCookie(request)
  const before = token === null ? null : await savedLead(startKeyOf(token, { form, car }), dealership)
  const started = before?.formCompleted ? null : before

  const named = inSteps.steps.findIndex(({ name }) => name === url.searchParams.get(STEP_FIELD))
  const shown = named > 0 && !started ? asOneStep(inSteps) : inSteps
  const index = shown === inSteps ? Math.max(named, 0) : 0
  const step = shown.steps[index] ?? shown.steps[0]
  const asked = step.questions.filter(isAsked)
  const known = await knownAnswers(asked, request, context)
  const values = { ...known, ...form.prefilled, ...started?.written }
  const offer = await offered(asked, values['location'] ?? null, car, dealership)
  // Free times depend on the location, which the visitor may still choose beside them.
  const hasTimes = offer !== null && offer.days.length > 0 && asked.every(({ name }) => name !== 'location')
  const questions = asked.map((question) => questionToShow(question, { hasTimes }))
  if (token !== null || Object.keys(known).length > 0) context.set(personalContext, true)
  const { enquiryButton, optIn, marketingNotice, termsWording } = site.forms
  return {
    category: form.category,
    address: withoutStep(url),
    steps: shown.steps.map(({ name, title }) => ({ name, title })),
    addressStep: url.searchParams.has(STEP_FIELD) ? (inSteps.steps[Math.max(named, 0)]?.name ?? null) : null,
    current: index + 1,
    step: {
      name: shown === inSteps ? step.name : '',
      questions,
      ...(step.incomplete !== undefined && { incomplete: step.incomplete }),
    },
    isLast: index === shown.steps.length - 1,
    requiresProof: captchaOf(form, site.forms) !== 'off',
    values,
    // A completed lead can't be continued, so the form starts a new one.
    start: before?.formCompleted ? null : token,
    offer,
    phone: questions.some(({ kind }) => kind === 'slot') ? (site.phones.override ?? site.phone) : null,
    button: button ?? enquiryButton,
    optIn,
    marketingNotice,
    termsWording,
    termsPath: termsPath(site),
    dealerName: site.name,
    today: dayIn(site.timeZone, now()),
  }
}

/** When the store fails, the form still shows, from its first step. */
async function savedLead(startKey: string, { leads }: Pick<LeadDesk, 'leads'>) {
  return leads.started(startKey).catch(() => null)
}

/** A signed-in customer's details. When the store fails, the form still shows, without them. */
async function knownAnswers(
  questions: readonly Question[],
  request: Request,
  context: Place['context'],
): Promise<EnquiryFields> {
  try {
    const customer = await signedInCustomer(request, context)
    const details = customer && (await context.get(customerDeskContext).customers.find(customer.id))
    return details ? customerAnswers(details, questions) : {}
  } catch (error) {
    context.get(requestFactsContext).report(error, 'A form has no customer’s details')
    return {}
  }
}

/** The address of the form's page, without the current step. */
export function withoutStep(url: URL): string {
  const params = new URLSearchParams(url.searchParams)
  params.delete(STEP_FIELD)
  return url.pathname + (params.size > 0 ? `?${params}` : '')
}

async function offered(
  questions: readonly Question[],
  chosen: string | null,
  car: Car | null,
  dealership: LeadDesk,
) {
  const question = questions.find(({ kind }) => kind === 'slot')
  if (question?.kind !== 'slot') return null
  const kind = question.appointment
  const locationId = slotLocation(kind, chosen, car?.locationId, dealership)
  return locationId === null
    ? null
    : offerAppointments({ kind, locationId, carId: car?.id ?? null }, dealership)
}
