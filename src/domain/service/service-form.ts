import type { EnquiryForm, FormStep } from '../enquiries/enquiry-form.ts'
import { type Question, textChoices } from '../enquiries/question.ts'
import {
  contactMethod,
  contactQuestions,
  type Dealer,
  placeQuestions,
} from '../enquiries/shared-questions.ts'
import { vehicleQuestions } from '../enquiries/vehicle-questions.ts'
import { placesThatService } from '../locations/places-that-service.ts'

type ServiceFormVariant = 'three-step' | 'two-step' | 'minimal'

/** What a workshop asks before a visit. */
export type ServiceFormPlan = {
  formVariant: ServiceFormVariant
  /** The services by distance or time to choose from. */
  intervals: readonly string[]
  isIntervalRequired: boolean
  /** What can be done; one has to be chosen where there are any. */
  types: readonly string[]
  asksForState: boolean
  asksForRepair: boolean
  asksForAddress: boolean
  /** Whether customers book times by themselves. */
  offersTimes: boolean
  /** The state that the form starts with. */
  defaultState: string
}

/** A request for a service: the vehicle, who brings it, and what is to be done when. */
export function serviceForm(dealer: Dealer, plan: ServiceFormPlan, today: string): EnquiryForm {
  const workshop = { ...dealer, locations: placesThatService(dealer.locations) }
  return {
    name: 'service',
    category: 'Service Booking',
    keepsSteps: true,
    prefilled: {
      ...(plan.asksForState && { [vehicleState.name]: plan.defaultState.toUpperCase() }),
      ...(plan.asksForAddress && { state: plan.defaultState.toUpperCase() }),
    },
    steps: steps[plan.formVariant](workshop, plan, today),
  }
}

type Steps = EnquiryForm['steps']

const steps: Record<ServiceFormVariant, (workshop: Dealer, plan: ServiceFormPlan, today: string) => Steps> = {
  'three-step': (workshop, plan, today) => [
    vehicleStep(plan, today, false),
    {
      name: 'contact',
      title: 'Contact Details',
      questions: [...contactQuestions, contactMethod, ...address(plan), ...placeQuestions(workshop)],
    },
    { name: 'order', title: 'Order Details', questions: order(plan) },
  ],
  'two-step': (workshop, plan, today) => [
    {
      ...vehicleStep(plan, today, false),
      title: 'Vehicle and contact',
      questions: [
        ...vehicle(plan, today, false),
        ...contactQuestions,
        ...address(plan),
        ...placeQuestions(workshop),
      ],
    },
    { name: 'order', title: 'Order Details', questions: order(plan) },
  ],
  minimal: (workshop, plan, today) => [
    vehicleStep(plan, today, true),
    {
      name: 'contact',
      title: 'Contact Details',
      questions: [
        ...contactQuestions,
        ...placeQuestions(workshop),
        // Both are asked for here, however they could be told from each other elsewhere.
        ...(workshop.locations.length > 0 ? placeQuestions({ ...workshop, locations: [] }) : []),
        // Whose times they are is not known before the place is.
        ...order({ ...plan, offersTimes: plan.offersTimes && workshop.locations.length <= 1 }),
      ],
    },
  ],
}

function vehicleStep(plan: ServiceFormPlan, today: string, isMinimal: boolean): FormStep {
  return {
    name: 'vehicle',
    title: 'Vehicle Details',
    questions: vehicle(plan, today, isMinimal),
    ...(isMinimal && { incomplete: 'Please complete the form step before proceeding' }),
  }
}

/** The minimal form asks for the vehicle alone, and for all of it. */
function vehicle(plan: ServiceFormPlan, today: string, isMinimal: boolean): Question[] {
  const which = vehicleQuestions(today, { all: true, year: isMinimal })
  if (isMinimal) return which
  return [
    ...which,
    { kind: 'line', name: 'Vehicle Rego', label: 'Rego', longest: 10, isUpperCase: true },
    ...(plan.asksForState ? [vehicleState] : []),
  ]
}

const vehicleState = {
  kind: 'choice',
  name: 'Vehicle State',
  label: 'Registered in',
  choices: textChoices(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT']),
  prompt: 'Please choose',
} satisfies Question

function order(plan: ServiceFormPlan): Question[] {
  return [
    ...(plan.types.length > 0
      ? [
          {
            kind: 'choice',
            name: 'Service Type',
            label: 'What needs doing?',
            choices: textChoices(plan.types),
            prompt: 'Please choose',
            isRequired: true,
            error: 'Please choose what needs doing.',
          } satisfies Question,
        ]
      : []),
    ...(plan.intervals.length > 0
      ? [
          {
            kind: 'choice',
            name: 'Service Interval',
            label: 'Which service is due?',
            choices: textChoices(plan.intervals),
            prompt: 'Please choose',
            ...(plan.isIntervalRequired && {
              isRequired: true,
              error: 'Please choose which service is due.',
            }),
          } satisfies Question,
        ]
      : []),
    preferredDate(plan),
    ...(plan.asksForRepair
      ? [
          {
            kind: 'line',
            name: 'Repair Issue',
            label: 'Anything that needs repair?',
          } satisfies Question,
        ]
      : []),
    { kind: 'text', name: 'Comments', label: 'Comments' },
  ]
}

function preferredDate({ offersTimes }: ServiceFormPlan): Question {
  const name = 'Preferred Service Date'
  return offersTimes
    ? { kind: 'slot', name: 'booking_slot', label: name, appointment: 'service' }
    : { kind: 'moment', name, label: name, hint: 'A day and time that would suit. We confirm it with you.' }
}

function address({ asksForAddress }: ServiceFormPlan): Question[] {
  if (!asksForAddress) return []
  return [
    { kind: 'line', name: 'street', label: 'Street', autoComplete: 'address-line1' },
    { kind: 'line', name: 'suburb', label: 'Suburb', autoComplete: 'address-level2' },
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      choices: vehicleState.choices,
      prompt: 'Please choose',
    },
    { kind: 'postcode', name: 'postcode', label: 'Postcode' },
  ]
}
