/**
 * How a visitor consents to marketing: by a checkbox that starts unticked, or by sending the form after a
 * notice.
 */
export type ConsentMode = 'notice' | 'checkbox'

/** The exact consent wording of a form. */
export type ConsentWording = ReturnType<typeof consentWording>

type ConsentSettings = { dealerName: string; optIn: ConsentMode; marketingNotice: string }

const MARKETING = 'I would like to hear about offers.'

/** The wording of marketing, terms and privacy, the same on the page and in the consent record. */
export function consentWording({ dealerName, optIn, marketingNotice }: ConsentSettings) {
  return {
    marketing: { label: optIn === 'checkbox' ? MARKETING : null, notice: marketingNotice },
    terms: 'I agree to the terms of use.',
    privacy: `${dealerName} uses your details to reply to you.`,
  }
}
