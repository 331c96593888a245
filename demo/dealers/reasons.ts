import type { SiteDocument } from '#sites/site.ts'

type Reason = NonNullable<NonNullable<SiteDocument['carPage']>['whyBuyFromUs']>[number]

/** What demo dealers promise, with all conditions. */
export const moneyBack: Reason = {
  title: '48 hour money-back guarantee',
  text: 'Changed your mind? Bring the vehicle back for a full refund within 2 consecutive days of delivery. Tell the manager in writing within the 48 hours and return the vehicle the same day or by 5:00pm the next day. The guarantee does not apply if the vehicle was driven more than 300 km or is damaged, or if your financing does not cover the loan payout. It is limited to 2 vehicles for each customer in any 12 months. A vehicle you traded in is not sold until the period has lapsed.',
  carTypes: ['used'],
}

export const roadside: Reason = {
  title: '12 months roadside assist',
  text: 'Roadside help, day and night, for the first 12 months after you collect the vehicle: flat batteries, flat tyres, keys locked in, and a tow if nothing else works.',
  carTypes: ['used'],
}

export const newWarranty: Reason = {
  title: '5 year unlimited kilometre warranty',
  text: 'Every new vehicle comes with the manufacturer’s 5 year warranty, however far you drive. It’s in addition to your rights under the Australian Consumer Law.',
  carTypes: ['new', 'demo'],
}

export const clearTitle: Reason = {
  title: 'Clear title and history checked',
  text: 'We check every vehicle against the Personal Property Securities Register and the written-off vehicle registers before we offer it for sale. Ask us for the certificate.',
  carTypes: ['used'],
}

export const ownWorkshop: Reason = {
  title: 'Looked after by our own workshop',
  text: 'The team who prepared this vehicle can service it from here on, with all its records in one place.',
}

export const paintProtection: Reason = {
  title: 'Paint and interior protection',
  text: 'A coating that protects paint, fabric and leather from sun, salt and spills. Ask for its price and for what its guarantee covers; whether you want it is up to you.',
}

export const tintedWindows: Reason = {
  title: 'Window tinting',
  text: 'Film within your state’s legal limits, fitted before you collect the vehicle, to keep the cabin cooler.',
}

export const mechanicalProtection: Reason = {
  title: '3 year mechanical protection plan',
  text: 'A plan for used vehicles that pays for listed mechanical and electrical repairs for 3 years. It is optional, it comes in addition to the statutory warranty and your rights under the Australian Consumer Law, and it has limits: read the plan before you decide.',
  carTypes: ['used'],
}

export const towPackage: Reason = {
  title: 'Hitch, brakes and mirrors fitted',
  text: 'We’ll fit and test the hitch, electric brake controller and towing mirrors on your tow vehicle, and go through the weights with you before you leave.',
}
