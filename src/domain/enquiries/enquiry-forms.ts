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
  wantsFinance,
  withSalesLocations,
} from './shared-questions.ts'

const SOMETHING_SIMILAR = 'Can you please find me something similar?'

/** What a visitor can ask for beside an answer about a vehicle. */
export const TEST_DRIVE = 'Test drive'
const additionalServices = [TEST_DRIVE, 'More photographs', 'Video walk-around']

/** Who asks comes first: whoever goes no further can still be answered. */
export function detailsStep(further: readonly Question[] = []): FormStep {
  return {
    name: 'details',
    title: 'Your details',
    questions: [...contactQuestions, contactMethod, ...further],
  }
}

/** A form that belongs to no vehicle asks what it is about and where the visitor wants to be looked after. */
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
            label: 'What is it about?',
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

/** A form for who did not find a vehicle says which one was looked for, in words that the visitor may change. */
export function vehicleAlertForm(dealer: Dealer, searchedFor: readonly string[]): EnquiryForm {
  const sought = searchedFor.length === 0 ? '' : `: ${searchedFor.join(', ')}`
  return {
    ...generalEnquiryForm(withSalesLocations(dealer), VEHICLE_ALERT, []),
    name: 'alert',
    prefilled: { message: `Please let me know when one arrives${sought}.` },
  }
}

/** A form about one vehicle knows the place already. When the vehicle is gone, it asks for one like it. */
export function vehicleEnquiryForm(
  dealer: Pick<Dealer, 'forms'>,
  car: { isNew: boolean; isAvailable: boolean },
): EnquiryForm {
  const category = car.isNew ? 'New Vehicle Enquiry' : 'Used Vehicle Enquiry'
  const services: Question = {
    kind: 'ticks',
    name: 'additional_services',
    label: 'I would also like',
    choices: additionalServices,
  }
  const message = messageQuestion(dealer)
  if (!car.isAvailable) {
    return {
      // The same form: a vehicle may be sold while somebody writes about it.
      name: 'enquiry',
      category,
      subcategory: 'Find Something Similar',
      steps: [detailsStep(), enquiryStep(message)],
      prefilled: { message: SOMETHING_SIMILAR },
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
