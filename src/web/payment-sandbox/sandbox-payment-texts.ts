import type { SandboxChoice } from '#domain/payments/sandbox-choices.ts'
import type { SandboxPaymentResponse } from './sandbox-payment-page.tsx'

export const choiceTexts: readonly { value: SandboxChoice; label: string; about: string }[] = [
  { value: 'pay', label: 'Pay', about: 'The payment succeeds and you return to the dealership.' },
  { value: 'decline', label: 'Card declined', about: 'The bank refuses, and you can try again.' },
  {
    value: 'authenticate',
    label: 'Bank asks for approval',
    about: 'You approve or refuse on the next page.',
  },
  { value: 'leave', label: 'Go back without paying', about: 'The payment stays open.' },
  {
    value: 'before-return',
    label: 'Pay, and stay here for now',
    about: 'The dealership hears of the payment before you return.',
  },
  {
    value: 'twice',
    label: 'Pay, with the notice sent twice',
    about: 'The second one should change nothing.',
  },
  {
    value: 'out-of-order',
    label: 'Pay, with notices out of order',
    about: 'A declined card is reported after the payment that followed it.',
  },
  {
    value: 'late',
    label: 'Pay, with a late notice',
    about: 'You return at once. The notice arrives in two minutes.',
  },
  {
    value: 'never',
    label: 'Pay, with no notice',
    about: 'The dealership has to ask the payment provider itself.',
  },
  {
    value: 'pay-late',
    label: 'Pay too late',
    about: 'The payment goes through a minute after its time is up.',
  },
]

export const problemTexts: Record<SandboxPaymentResponse['problem'], string> = {
  'nothing chosen': 'Please choose what should happen',
  declined: 'Your card was declined. Try again, or choose something else.',
  'not authenticated': 'Your bank didn’t approve the payment. Try again, or choose something else.',
}
