import { automatedDecisions } from './automated-decisions.ts'
import type { LegalPart } from './legal-part.ts'

/** What a privacy policy depends on: who is responsible, and what this site offers. */
export type PrivacyFacts = {
  /** The businesses behind the site. */
  companies: readonly { name: string; abn: string | null }[]
  officer: {
    name: string | null
    postalAddress: string | null
    phone: string | null
    email: string | null
  }
  showsFinance: boolean
  takesReservations: boolean
  hasCaptcha: boolean
  hasAlerts: boolean
}

/** How this website handles visitors' data; Australian Privacy Principles 1 and 5. */
export function privacyPolicy(facts: PrivacyFacts): LegalPart[] {
  return [
    { heading: 'Who we are', text: whoWeAre(facts) },
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
    ...automatedDecisions(facts),
    {
      heading: 'If you sign in',
      text: 'We keep your mobile number, the vehicles and searches you save with your notes, your name and email address if you add them, and the browsers you’re signed in with. We text you a code each time you sign in, and send you alerts only if you ask for them. Under “My account” you can see all of it, download it, correct it and delete it. We delete an account, with its alerts, when nobody has signed in to it for six months.',
    },
    {
      heading: 'What stays on your device',
      text: 'Unless you’re signed in, your browser remembers the vehicles and searches you save. It always remembers your recent searches, the vehicles you chose to compare, the vehicles you viewed, the pages of this visit, the vehicles you enquired about and the messages you closed. They’re gone when you clear your browser’s data.',
    },
    {
      heading: 'What we count',
      text: 'How many people view a vehicle. To count you only once, we turn your IP address and the name of your browser into a code that can’t be reversed, and delete each day’s codes when the day is over. We also record what visitors do here, such as which filters they use, which vehicles they save and that someone called, but not who they are.',
    },
    {
      heading: 'Cookies',
      text: 'When you send a form, a cookie tells the next page that it arrived. It’s removed straight away, and expires after five minutes in any case. If you sign in, cookies keep you signed in for up to 90 days, until you sign out. Services from other companies are listed under their own heading.',
    },
    {
      heading: 'Your choices',
      text: 'Use the form on this page to ask what we hold about you, or to have it corrected or deleted. If you’re not satisfied with our answer, you can complain to the Office of the Australian Information Commissioner at oaic.gov.au.',
    },
    { heading: 'Our privacy officer', text: officerText(facts) },
  ]
}

function whoWeAre({ companies }: PrivacyFacts) {
  const names = companies.map(({ name, abn }) => (abn === null ? name : `${name} (ABN ${abn})`))
  return `This website is operated by ${listed(names)}. This policy covers what ${names.length === 1 ? 'it collects' : 'they collect'} here.`
}

function officerText({ officer: { name, postalAddress, phone, email } }: PrivacyFacts) {
  const ways = [
    ...(postalAddress === null ? [] : [`write to ${postalAddress}`]),
    ...(phone === null ? [] : [`call ${phone}`]),
    ...(email === null ? [] : [`email ${email}`]),
  ]
  const who = name === null ? 'Our privacy officer' : `${name}, our privacy officer,`
  const how = ways.length === 0 ? 'Use the form on this page.' : `You can ${listed(ways, 'or')}.`
  return `${who} looks after questions and complaints about your personal information. ${how} We’ll reply within 30 days.`
}

function listed(items: readonly string[], word = 'and') {
  const last = items.at(-1) ?? ''
  return items.length <= 1 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}
