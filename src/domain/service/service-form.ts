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

/** The settings of a workshop's booking form. */
export type ServiceFormPlan = {
  formVariant: ServiceFormVariant
  /** The service intervals to choose from, by distance or time. */
  intervals: readonly string[]
  isIntervalRequired: boolean
  /** The service types. If there are any, the visitor must choose one. */
  types: readonly string[]
  asksForState: boolean
  asksForRepair: boolean
  asksForAddress: boolean
  /** Whether customers can book times online. */
  offersTimes: boolean
  /** Whether the form checks that a person sends it. */
  captcha: boolean
  /** The preselected state. */
  defaultState: string
}

/** The service booking form: the vehicle, the contact details, and the order. */
export function serviceForm(dealer: Dealer, plan: ServiceFormPlan, today: string): EnquiryForm {
  const workshop = { ...dealer, locations: placesThatService(dealer.locations) }
  return {
    name: 'service',
    category: 'Service Booking',
    keepsSteps: true,
    requiresProof: plan.captcha,
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
        // This variant asks for both, even where the location implies the dealership.
        ...(workshop.locations.length > 0 ? placeQuestions({ ...workshop, locations: [] }) : []),
        // Free times depend on the workshop, which is not chosen yet.
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
    incomplete: 'Please complete the form step before proceeding',
  }
}

/** The minimal form asks for the vehicle only, but requires every field. */
function vehicle(plan: ServiceFormPlan, today: string, isMinimal: boolean): Question[] {
  const which = vehicleQuestions(today, { all: true, year: isMinimal })
  if (isMinimal) return which
  return [
    ...which,
    { kind: 'line', name: 'Vehicle Rego', label: 'Rego', maxLength: 10, isUpperCase: true },
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
            label: 'Does anything need repairing?',
          } satisfies Question,
        ]
      : []),
    { kind: 'text', name: 'Comments', label: 'Comments' },
  ]
}

function preferredDate({ offersTimes }: ServiceFormPlan): Question {
  const label = 'Preferred Service Date'
  const moment: Question = {
    kind: 'moment',
    name: label,
    label,
    hint: 'Choose a day and time that suits you. We’ll confirm it with you.',
  }
  return offersTimes
    ? { kind: 'slot', name: 'booking_slot', label, appointment: 'service', instead: moment }
    : moment
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
