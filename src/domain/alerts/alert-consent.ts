/** What customers agree to when they choose alerts, word for word on the page and in the record. */
export function alertConsent(dealerName: string): string {
  return (
    `I agree that ${dealerName} sends me the alerts I’ve ticked, by text message or email and as often as I’ve chosen. ` +
    'I can stop them at any time, at no cost, with the link in every message or on this page.'
  )
}
