import { z } from 'zod'
import { link } from '../identity.ts'
import { timeOfDay } from '../places.ts'

const words = z.strictObject({
  title: z.string().min(1).max(80).describe('A heading of a few words.'),
  text: z.string().min(1).max(400).describe('A sentence or two.'),
})

const cover = z.strictObject({
  title: z.string().min(1).max(80).describe('The cover, such as “5 year unlimited kilometre warranty”.'),
  text: z.string().min(1).max(400).describe('The cover in a sentence.'),
  facts: z
    .array(words)
    .default([])
    .describe('The text of its page: how long it lasts, what it covers and what it excludes.'),
})

/** What a site says about its workshop unless the dealer writes their own text. It has to be true of any good workshop. */
const defaultBlurbs = [
  {
    title: 'Genuine Parts',
    text: 'Parts made for your vehicle, fitted by people who know it.',
  },
  {
    title: 'Ongoing maintenance plan',
    text: 'At each visit you get a written plan of what your vehicle needs next, and when.',
  },
  {
    title: 'Software Updates',
    text: 'If the manufacturer has an update for your vehicle, we’ll let you know and install it during the service.',
  },
  {
    title: 'Full Health Checks',
    text: 'We check brakes, tyres, battery, lights and fluids every time, and show you what we find.',
  },
]

/** Servicing. */
export const serviceSettings = z.strictObject({
  frameUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'use an https:// address' })
    .nullable()
    .default(null)
    .describe('The address of another system’s booking page, shown in a frame.'),
  formVariant: z
    .enum(['three-step', 'two-step', 'minimal'])
    .default('three-step')
    .describe('Which booking form the page shows.'),
  types: z
    .array(z.string().min(1).max(80))
    .default(['Logbook service', 'Repair', 'Tyres and brakes', 'Something else'])
    .describe('The services that customers can choose from in the form. If empty, the form doesn’t ask.'),
  intervals: z
    .array(z.string().min(1).max(80))
    .default([])
    .describe('The service intervals to choose from, such as “15,000 km”. If empty, the form doesn’t ask.'),
  isIntervalRequired: z.boolean().default(false).describe('Customers must choose an interval.'),
  asksForState: z.boolean().default(false).describe('Asks where the vehicle is registered.'),
  asksForRepair: z.boolean().default(false).describe('Asks whether anything needs repair.'),
  asksForAddress: z.boolean().default(false).describe('Asks for the customer’s address.'),
  captcha: z
    .boolean()
    .default(true)
    .describe(
      'The booking form checks that a person sends it, with `forms.captcha` or, where that is `off`, with a calculation that visitors don’t notice.',
    ),
  subtitle: z.string().max(60).default('GENUINE SERVICING').describe('The line under the title of the page.'),
  intro: z
    .string()
    .max(400)
    .default('Tell us about your vehicle and when suits you. Our service team will take it from there.')
    .describe('The opening text of the page.'),
  photo: z
    .strictObject({
      url: link.describe('The address of the picture.'),
      alt: z.string().max(200).describe('What the picture shows, for screen readers.'),
    })
    .nullable()
    .default(null)
    .describe('A picture of the workshop beside the title.'),
  blurbs: z.array(words).default(defaultBlurbs).describe('What every service includes.'),
  perks: z.array(words).default([]).describe('Extras such as loan cars or a shuttle.'),
  certified: words.nullable().default(null).describe('The banner of a certified dealership.'),
  warranty: cover.nullable().default(null).describe('The warranty: its tile, and the page behind it.'),
  roadsideAssist: cover
    .nullable()
    .default(null)
    .describe('Roadside assistance: its tile, and the page behind it.'),
  complimentaryInterval: z
    .string()
    .max(60)
    .nullable()
    .default(null)
    .describe('When the first, free service is due, such as “3,000km or 3 months”.'),
  freeRideKm: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .describe('How many kilometres from the workshop customers get a free ride during a routine service.'),
  meetingPoints: z
    .strictObject({
      places: z.array(z.string().min(1).max(120)).min(1).describe('The places, such as a train station.'),
      dropOff: z.array(timeOfDay).min(1).describe('When customers drop vehicles off, such as 07:45.'),
      pickUp: z.array(timeOfDay).min(1).describe('When customers collect them, such as 16:30.'),
    })
    .nullable()
    .default(null)
    .describe('Places away from the workshop where customers can drop off and collect their vehicles.'),
})
