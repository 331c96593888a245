import { BUYING_TEAM_HOURS } from './valuation/buying-team-hours.ts'
import { MAX_KM, MAX_YEARS } from './valuation/instant-limits.ts'
import { VALID_DAYS } from './valuation/offer-validity.ts'
import { formatNumber } from '../shared/format-number.ts'

type FrequentQuestion = { question: string; answer: string }

/** Who gets no instant value, said before anyone fills in a form. */
export const INSTANT_LIMITS = `We can’t give an instant value for cars over ${MAX_YEARS} years old or over ${formatNumber(MAX_KM)} km. Tell us about yours all the same, and our buying team will value it.`

/** The questions that people who trade in or sell a vehicle ask most. */
export const tradeInFaq: readonly FrequentQuestion[] = [
  {
    question: 'How does it work?',
    answer:
      'Enter your registration and we look your car up. Tell us its kilometres and condition, answer a few questions, and you see what we’d pay as a range. You choose whether to accept it, decline it or talk to us first.',
  },
  {
    question: 'Can every car get an instant value?',
    answer: INSTANT_LIMITS,
  },
  {
    question: `How long is a valuation valid?`,
    answer: `For ${VALID_DAYS} days. The last day is shown beside your valuation. Until then, your link opens it on any device.`,
  },
  {
    question: 'Is it the final price?',
    answer:
      'We inspect your car before the offer is final. If it’s as you described, expect a price in the range you saw.',
  },
  {
    question: 'When will I hear from you?',
    answer: `Usually the same or next business day. Our buying team works ${BUYING_TEAM_HOURS}.`,
  },
  {
    question: 'What if I still owe money on it?',
    answer:
      'Tell us in the comments. We can pay out your lender, and the rest goes to you or towards your next car.',
  },
  {
    question: 'Do I have to buy a car from you?',
    answer: 'No. You can trade yours in, or just sell it to us.',
  },
]
