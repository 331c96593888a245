/** What a page says after a customer asked for the link that confirms their email address. */
export const confirmTexts = {
  asked: 'We’ve sent you an email with a link',
  'too many': 'We’ve sent that link several times today. Check your spam folder, or try again tomorrow',
  'nothing to confirm': 'Your email address is confirmed',
}
