/** What customers agree to when they choose alerts, word for word on the page and in the record. */
export function alertConsent(dealerName: string): string {
  return (
    `I agree to receive the alerts I’ve ticked from ${dealerName}, by text message or email, as often as I’ve chosen. ` +
    'I can stop them at any time, at no cost, using the link in any message or on this page.'
  )
}
