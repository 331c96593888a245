/** A section of a legal page. */
export type Part = { heading: string; text: string }

/** How this website handles visitors' data; Australian Privacy Principles 1 and 5. */
export const privacyParts: readonly Part[] = [
  {
    heading: 'What we collect',
    text: 'What you write in a form: your name, email address, phone number and message and, if you ask about finance, your budget and what you choose to tell us about your work and income. We also receive the vehicle and page you enquired from, the pages of this website you viewed earlier in the same visit, and the name and version of your browser.',
  },
  {
    heading: 'What we use it for',
    text: 'To reply to you and to look after your enquiry. We only send you offers if you agreed to receive them, and you can stop them at any time.',
  },
  {
    heading: 'Who sees it',
    text: 'The people here who look after your enquiry, and the people who run this website for us. If you look up your car to trade it in or sell it, our valuation provider gets its registration and, once you send the form, its kilometres, your name, email address and phone number.',
  },
  {
    heading: 'If you sign in',
    text: 'We keep your mobile number, the vehicles and searches you save with your notes, your name and email address if you add them, and the browsers you’re signed in with. We text you a code each time you sign in, and send you alerts only if you ask for them. Under “My account” you can see all of it, download it, correct it and delete it. We delete an account, with its alerts, when nobody has signed in to it for six months.',
  },
  {
    heading: 'What stays on your device',
    text: 'Unless you’re signed in, your browser remembers the vehicles and searches you save. It always remembers your recent searches, the vehicles you chose to compare, the vehicles you viewed, the pages of this visit and the vehicles you enquired about. They’re gone when you clear your browser’s data.',
  },
  {
    heading: 'What we count',
    text: 'How many people view a vehicle. To count you only once, we turn your IP address and the name of your browser into a code that can’t be turned back, and delete each day’s codes when the day is over. We also record what visitors do here, such as which filters they use, which vehicles they save and that someone called, but not who.',
  },
  {
    heading: 'Cookies',
    text: 'When you send a form, a cookie tells the next page that it arrived. It’s removed straight away, and expires after five minutes in any case. If you sign in, cookies keep you signed in for up to 90 days, until you sign out. Services from other companies are listed under their own heading.',
  },
  {
    heading: 'Your choices',
    text: 'Use the form on this page to ask what we hold about you, or to have it corrected or deleted. If you’re not satisfied with our answer, you can complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
  },
]

export const termsParts: readonly Part[] = [
  {
    heading: 'Vehicles and prices',
    text: 'A vehicle may be sold before you see it, and its description may contain a mistake. Each price says what it includes. Before you decide, ask us to confirm the price, the details and that the vehicle is still available.',
  },
  {
    heading: 'What an enquiry is',
    text: 'A form on this website asks us to get in touch with you. It isn’t a contract, and it doesn’t commit either of us to buy or sell.',
  },
  {
    heading: 'What you send us',
    text: 'We use what you write to reply to you, as our privacy policy explains. Please give your own details, and make sure they’re correct.',
  },
  {
    heading: 'Your rights',
    text: 'Nothing here takes away your rights under the Australian Consumer Law.',
  },
]
