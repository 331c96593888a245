import { z } from 'zod'
import { link } from '../identity.ts'
import { timeOfDay } from '../places.ts'

const words = z.strictObject({
  title: z.string().min(1).max(80).describe('A few words.'),
  text: z.string().min(1).max(400).describe('A sentence or two.'),
})

const cover = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(80)
    .describe('What is covered, such as “5 year unlimited kilometre warranty”.'),
  text: z.string().min(1).max(400).describe('A sentence about it.'),
  facts: z
    .array(words)
    .default([])
    .describe('What the page about it says: how long, what for, and what is left out.'),
})

/** What a dealer without words of his own says of his workshop; all of it holds for any good one. */
const usualBlurbs = [
  {
    title: 'Genuine Parts',
    text: 'Parts made for your vehicle, fitted by people who know it.',
  },
  {
    title: 'Ongoing maintenance plan',
    text: 'What your vehicle needs next and when, written down for you at each visit.',
  },
  {
    title: 'Software Updates',
    text: 'Where the maker has an update for your vehicle, we tell you and install it with the service.',
  },
  {
    title: 'Full Health Checks',
    text: 'Brakes, tyres, battery, lights and fluids looked at each time, and you see what we found.',
  },
]

/** Servicing. */
export const serviceSettings = z.strictObject({
  frameUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'use an https:// address' })
    .nullable()
    .default(null)
    .describe('A booking page of another system to show in a frame.'),
  formVariant: z
    .enum(['three-step', 'two-step', 'minimal'])
    .default('three-step')
    .describe('Which booking form is shown.'),
  types: z
    .array(z.string().min(1).max(80))
    .default(['Logbook service', 'Repair', 'Tyres and brakes', 'Something else'])
    .describe('What can be done; one is chosen in the form. None: it is not asked.'),
  intervals: z
    .array(z.string().min(1).max(80))
    .default([])
    .describe('Services by distance or time to choose from, such as “15,000 km”. None: it is not asked.'),
  isIntervalRequired: z.boolean().default(false).describe('An interval has to be chosen.'),
  asksForState: z.boolean().default(false).describe('Asks where the vehicle is registered.'),
  asksForRepair: z.boolean().default(false).describe('Asks whether anything needs repair.'),
  asksForAddress: z.boolean().default(false).describe('Asks for the customer’s address.'),
  subtitle: z.string().max(60).default('GENUINE SERVICING').describe('The line under the title of the page.'),
  intro: z
    .string()
    .max(400)
    .default('Tell us about your vehicle and when it suits you. Our service team takes it from there.')
    .describe('What the page opens with.'),
  photo: z
    .strictObject({
      url: link.describe('Where the picture is.'),
      alt: z.string().max(200).describe('What it shows, for whoever cannot see it.'),
    })
    .nullable()
    .default(null)
    .describe('A picture of the workshop beside the title.'),
  blurbs: z.array(words).default(usualBlurbs).describe('What every service comes with.'),
  perks: z.array(words).default([]).describe('What else there is here, such as loan cars or a shuttle.'),
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
    .describe('When the first service, which costs nothing, is due, such as “3,000km or 3 months”.'),
  freeRideKm: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .describe('How far from the workshop customers are driven for nothing during a routine service.'),
  meetingPoints: z
    .strictObject({
      places: z.array(z.string().min(1).max(120)).min(1).describe('Where, such as a train station.'),
      dropOff: z.array(timeOfDay).min(1).describe('When vehicles are taken there, such as 07:45.'),
      pickUp: z.array(timeOfDay).min(1).describe('When they are given back there, such as 16:30.'),
    })
    .nullable()
    .default(null)
    .describe('Places away from the workshop where customers leave and fetch their vehicles.'),
})
