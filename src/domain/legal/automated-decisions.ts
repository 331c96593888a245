import { VALID_DAYS } from '../trade-in/valuation/offer-validity.ts'
import type { LegalPart } from './legal-part.ts'
import type { PrivacyFacts } from './privacy-policy.ts'

/**
 * What computer programs decide with personal information, and what they use for it. Australian Privacy Principle 1 asks for
 * it from 10 December 2026.
 */
export function automatedDecisions(facts: PrivacyFacts): LegalPart[] {
  const wholly = [
    ...(facts.takesReservations
      ? [
          'Holding a vehicle. Our system holds a vehicle for the first customer who reserves it, and releases it when the time runs out or the payment fails. It uses your phone number or email address to limit how many vehicles one person can hold at once.',
        ]
      : []),
    `Limiting repeated forms and sign-in codes. Our system counts how many come from your internet connection or phone number. Above a limit it asks you to wait${facts.hasCaptcha ? ', or to let your browser show that a person is using it' : ''}. You can always call us instead.`,
    ...(facts.hasAlerts
      ? [
          'Choosing alerts. If you asked for alerts, our system compares the vehicles and searches you saved with our stock, and decides which changes to tell you about.',
        ]
      : []),
  ]
  const assisting = [
    `An instant value for your car. Our system asks our valuation provider for a price range, from your registration, the car’s details and its kilometres. The range is an estimate, valid for ${VALID_DAYS} days. A person inspects your car before we buy it and decides what we pay.`,
    'Marking possible spam. Our system looks at how quickly a form was filled in, the links in it and how many forms came from your connection. It marks a form that looks like spam, and never throws one away. A person decides whether to reply.',
    ...(facts.showsFinance
      ? [
          'Showing repayments. Our system works out the repayments you see from the vehicle’s price and the rate, term and deposit shown beside them. They’re the same for everyone who enters the same figures. This website makes no credit decisions: lenders make those, once you apply.',
        ]
      : []),
  ]
  return [
    { heading: 'Decisions our systems make automatically', text: wholly.join('\n\n') },
    { heading: 'Decisions people make with help from our systems', text: assisting.join('\n\n') },
    {
      heading: 'Asking for a person to review a decision',
      text: 'If an automated decision affects you, you can ask for a person to review it: use the form on this page, or contact our privacy officer.',
    },
  ]
}
