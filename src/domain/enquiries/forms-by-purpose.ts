import type { EnquiryForm, EnquiryCategory } from './enquiry-form.ts'
import { generalEnquiryForm, TEST_DRIVE, detailsStep, enquiryStep } from './enquiry-forms.ts'
import type { Question } from './question.ts'
import {
  contactQuestions,
  type Dealer,
  messageQuestion,
  placeQuestions,
  rego,
  suggestedMessage,
  withSalesLocations,
} from './shared-questions.ts'
import { simpleTradeInForm } from '../trade-in/trade-in-form.ts'
import { vehicleQuestions } from './vehicle-questions.ts'

/** The purposes that have a form of their own. */
export type Purpose =
  | 'test-drive'
  | 'fleet'
  | 'careers'
  | 'parts'
  | 'accessories'
  | 'simple-trade-in'
  | 'quick-enquiry'
  | 'photo-request'
  | 'register-interest'
  | 'brochure'

type About = {
  /** The vehicle of the enquiry. Its location is known, so the form doesn't ask for one. */
  car: { isNew: boolean } | null
  /** Today's date at the dealer's location. */
  today: string
}

/** The form for a purpose. */
export function formByPurpose(purpose: Purpose, dealer: Dealer, about: About): EnquiryForm {
  return forms[purpose](dealer, about)
}

const PHOTO_REQUEST = 'Request Photos'

const forms: Record<Purpose, (dealer: Dealer, about: About) => EnquiryForm> = {
  'test-drive': (dealer, { car }) => ({
    name: 'test-drive',
    category: 'Test Drive Booking',
    keepsSteps: true,
    implied: { additional_services: [TEST_DRIVE] },
    steps: [
      detailsStep(car ? [] : placeQuestions(withSalesLocations(dealer))),
      {
        name: 'time',
        title: 'Day and time',
        questions: [
          {
            kind: 'slot',
            name: 'booking_slot',
            label: 'When would you like to drive?',
            appointment: 'test-drive',
          },
          ...messageQuestion(dealer, false),
          { kind: 'yes-no', name: PHOTO_REQUEST, label: 'Would you like photos?', isHidden: true },
        ],
      },
    ],
  }),

  fleet: (dealer) =>
    withDetails(dealer, 'Fleet Enquiry', [
      { kind: 'line', name: 'Business Name', label: 'Business name', autoComplete: 'organization' },
      { kind: 'number', name: 'Number of Vehicles', label: 'How many vehicles?', min: 1, max: 10_000 },
    ]),

  careers: (dealer) =>
    withDetails(dealer, 'Careers Enquiry', [
      { kind: 'line', name: 'Position', label: 'What kind of work are you looking for?' },
    ]),

  parts: (dealer, { today }) => partsForm(dealer, today),
  accessories: (dealer, { today }) => ({ ...partsForm(dealer, today), subcategory: 'Accessories' }),
  'simple-trade-in': (dealer) => simpleTradeInForm(dealer),

  'quick-enquiry': (dealer, { car }) => ({
    name: 'quick',
    category: vehicleCategory(car),
    subcategory: 'Quick Enquiry',
    ...suggestedMessage(dealer, 'Is this vehicle still available?'),
    steps: [oneStep([...contactQuestions, ...messageQuestion(dealer)])],
  }),

  'register-interest': (dealer) => modelForm(dealer, 'interest', 'Register Interest'),
  brochure: (dealer) => modelForm(dealer, 'brochure', 'Brochure Request'),

  'photo-request': (dealer, { car }) => ({
    name: 'photos',
    category: vehicleCategory(car),
    subcategory: 'Photo Request',
    implied: { [PHOTO_REQUEST]: 'Yes' },
    steps: [
      oneStep([
        ...contactQuestions,
        ...(dealer.forms.hideMessage
          ? []
          : [
              {
                kind: 'text',
                name: 'message',
                label: 'What would you like to see?',
                hint: 'Such as the interior, the tyres or a mark you’d like to see up close.',
              } satisfies Question,
            ]),
      ]),
    ],
  }),
}

/** About a model that the dealer may not have in stock. The page adds which one. */
function modelForm(dealer: Dealer, name: string, subcategory: string): EnquiryForm {
  return {
    name,
    category: 'New Vehicle Enquiry',
    subcategory,
    steps: [
      oneStep([
        ...contactQuestions,
        ...placeQuestions(withSalesLocations(dealer)),
        ...messageQuestion(dealer, false),
      ]),
    ],
  }
}

function vehicleCategory(car: About['car']): EnquiryCategory {
  if (!car) return 'General Enquiry'
  return car.isNew ? 'New Vehicle Enquiry' : 'Used Vehicle Enquiry'
}

/** Contact details first, then the questions of this purpose, the location and the message. */
function withDetails(dealer: Dealer, category: EnquiryCategory, questions: readonly Question[]): EnquiryForm {
  return {
    ...generalEnquiryForm(dealer, category, []),
    name: category,
    steps: [
      detailsStep(),
      enquiryStep([...questions, ...placeQuestions(dealer), ...messageQuestion(dealer)]),
    ],
  }
}

function partsForm(dealer: Dealer, today: string): EnquiryForm {
  return withDetails(dealer, 'Parts Enquiry', [...vehicleQuestions(today, { all: true, year: false }), rego])
}

function oneStep(questions: readonly Question[]) {
  return { name: 'enquiry', title: 'Your enquiry', questions }
}
