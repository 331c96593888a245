/** A part of a longer text. */
export type Part = { heading: string; text: string }

/** What this website does with what visitors tell it; Australian Privacy Principles 1 and 5. */
export const privacyParts: readonly Part[] = [
  {
    heading: 'What we collect',
    text: 'What you write in a form: your name, email address, telephone number and message and, where you ask for finance, your budget and what you choose to say of your work and income. With it come the vehicle and the page you asked from, the pages of this website that you looked at before in the same visit, and the name your browser gives itself.',
  },
  {
    heading: 'What we use it for',
    text: 'To answer you and to look after what you asked for. We tell you about offers only where you agreed to it, and you can stop that at any time.',
  },
  {
    heading: 'Who sees it',
    text: 'The people here who look after your enquiry, and those who run this website for us.',
  },
  {
    heading: 'What stays on your device',
    text: 'Your own browser remembers your last searches and those you saved, the vehicles you looked at, the pages of this visit and the vehicles you asked about. It forgets them when you clear its data.',
  },
  {
    heading: 'What we count',
    text: 'How many people look at a vehicle. To count you once, your address on the internet and the name of your browser are turned into a mark that nobody can turn back; the marks of a day are deleted after it. We also note what is done here, such as which filters are used, which vehicles are saved and that somebody called, without noting by whom.',
  },
  {
    heading: 'Cookies',
    text: 'When you send a form, a cookie tells the next page that it arrived; it is taken back at once, and gone after five minutes in any case. What services from elsewhere do stands under their own heading.',
  },
  {
    heading: 'What you can ask of us',
    text: 'Ask us what we hold about you, to correct it or to delete it, with the form on this page. If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
  },
]

export const termsParts: readonly Part[] = [
  {
    heading: 'Vehicles and prices',
    text: 'A vehicle may be sold before you see it, and its description may hold a mistake. Beside each price stands what it includes. Ask us to confirm the price, the details and that the vehicle is still here before you decide.',
  },
  {
    heading: 'What an enquiry is',
    text: 'A form on this website asks us to get in touch with you. It is no contract and binds neither of us to buy or to sell.',
  },
  {
    heading: 'What you send us',
    text: 'We use what you write to answer you, as our privacy policy says. Please give details that are your own and true.',
  },
  {
    heading: 'Your rights',
    text: 'Nothing here takes away a right that the Australian Consumer Law gives you.',
  },
]
