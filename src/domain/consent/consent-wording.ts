/** How a visitor agrees to marketing: by a box that starts unticked, or by going on after a notice. */
export type ConsentMode = 'notice' | 'checkbox'

/** The exact words that stand in a form beside what a visitor agrees to. */
export type ConsentWording = ReturnType<typeof consentWording>

type Asking = { dealerName: string; optIn: ConsentMode; marketingNotice: string }

const MARKETING = 'I would like to hear about offers.'

/** What a form says of marketing, terms and privacy: the same words on the page and in the record of what was agreed. */
export function consentWording({ dealerName, optIn, marketingNotice }: Asking) {
  return {
    marketing: { label: optIn === 'checkbox' ? MARKETING : null, notice: marketingNotice },
    terms: 'I agree to the terms of use.',
    privacy: `${dealerName} uses your details to reply to you.`,
  }
}
