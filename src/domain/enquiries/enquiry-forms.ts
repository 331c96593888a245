import { type EnquiryForm, type FormStep, VEHICLE_ALERT } from './enquiry-form.ts'
import { type Question, textChoices } from './question.ts'
import {
  contactMethod,
  contactQuestions,
  type Dealer,
  hasTradeIn,
  messageQuestion,
  placeQuestions,
  rego,
  suggestedMessage,
  wantsFinance,
  withSalesLocations,
} from './shared-questions.ts'

const SOMETHING_SIMILAR = 'Can you please find me something similar?'

/** Extras that a visitor can request with a vehicle enquiry. */
export const TEST_DRIVE = 'Test drive'
const additionalServices = [TEST_DRIVE, 'More photos', 'Video walk-around']

/** Contact details come first, so the dealer can call a visitor who stops after this step. */
export function detailsStep(further: readonly Question[] = []): FormStep {
  return {
    name: 'details',
    title: 'Your details',
    questions: [...contactQuestions, contactMethod, ...further],
  }
}

/** A form that isn't about a vehicle asks for the topic and the location. */
export function generalEnquiryForm(
  dealer: Dealer,
  category: string,
  categories: readonly string[],
): EnquiryForm {
  const about: Question[] =
    categories.length === 0
      ? []
      : [
          {
            kind: 'choice',
            name: 'category',
            label: 'What is your enquiry about?',
            choices: textChoices(categories),
            isRequired: true,
            error: 'Please choose what your enquiry is about.',
          },
        ]
  return {
    name: 'enquiry',
    category,
    steps: [detailsStep(), enquiryStep([...about, ...placeQuestions(dealer), ...messageQuestion(dealer)])],
    prefilled: { category },
  }
}

/**
 * A form for a visitor whose search found nothing. Its message describes the search, and the visitor can edit
 * it.
 */
export function vehicleAlertForm(dealer: Dealer, searchedFor: readonly string[]): EnquiryForm {
  const sought = searchedFor.length === 0 ? '' : `: ${searchedFor.join(', ')}`
  return {
    ...generalEnquiryForm(withSalesLocations(dealer), VEHICLE_ALERT, []),
    name: 'alert',
    ...suggestedMessage(dealer, `Please let me know when one arrives${sought}.`),
  }
}

/**
 * A vehicle's own enquiry form, which already knows the location. If the vehicle is gone, the message asks for
 * something similar.
 */
export function vehicleEnquiryForm(
  dealer: Pick<Dealer, 'forms'>,
  car: { isNew: boolean; isAvailable: boolean },
): EnquiryForm {
  const category = car.isNew ? 'New Vehicle Enquiry' : 'Used Vehicle Enquiry'
  const services: Question = {
    kind: 'ticks',
    name: 'additional_services',
    label: 'I’d also like',
    choices: additionalServices,
  }
  const message = messageQuestion(dealer)
  if (!car.isAvailable) {
    return {
      // The same name, because a vehicle may sell while a visitor fills in its form.
      name: 'enquiry',
      category,
      subcategory: 'Find Something Similar',
      steps: [detailsStep(), enquiryStep(message)],
      ...suggestedMessage(dealer, SOMETHING_SIMILAR),
    }
  }
  return {
    name: 'enquiry',
    category,
    steps: [detailsStep(), enquiryStep([...message, services, wantsFinance, hasTradeIn, rego])],
  }
}

export function enquiryStep(questions: readonly Question[]): FormStep {
  return { name: 'enquiry', title: 'Your enquiry', questions }
}
