import type { SiteDocument } from '#sites/site.ts'

type Service = NonNullable<SiteDocument['service']>
type Cover = NonNullable<Service['warranty']>

const newVehicleWarranty: Cover = {
  title: '5 year unlimited kilometre warranty',
  text: 'Included with every new vehicle, however far you drive.',
  facts: [
    {
      title: 'How long',
      text: '5 years from the day the vehicle was first registered, with no limit on kilometres. For vehicles used for hire or deliveries, it’s 5 years or 150,000 km, whichever comes first.',
    },
    {
      title: 'What it covers',
      text: 'Faults in materials or workmanship, including parts and labour.',
    },
    {
      title: 'What it doesn’t cover',
      text: 'Parts that wear out with use, such as tyres, brake pads and wiper blades, and damage from accidents or modifications.',
    },
    {
      title: 'It’s transferable',
      text: 'If you sell the vehicle, the rest of the warranty goes with it.',
    },
  ],
}

const roadside: Cover = {
  title: '12 months roadside assist',
  text: 'Service your vehicle with us, and help is a call away for the next 12 months.',
  facts: [
    {
      title: 'When',
      text: 'Day and night, all year round, anywhere in Australia you can reach by road.',
    },
    {
      title: 'What it covers',
      text: 'A flat battery or tyre, keys locked in, the wrong fuel or none at all, and a tow to the nearest dealer if nothing else works.',
    },
    { title: 'How long', text: '12 months from a routine service. Your next service renews it.' },
  ],
}

/** The workshop pages of demo dealers. */
export const workshops = {
  brindlewood: {
    photo: {
      url: '/demo-media/suv-wheel-1f4f91.webp',
      alt: 'A wheel of a blue SUV, cleaned after a service',
    },
    intro:
      'Factory-trained technicians at Aspley look after every Toyota, Mazda and Hyundai as if it were their own.',
    intervals: ['15,000 km or 1 year', '30,000 km or 2 years', '45,000 km or 3 years', 'I’m not sure'],
    isIntervalRequired: true,
    perks: [
      {
        title: 'Select Service',
        text: 'Choose the technician who knows your vehicle, and deal with them directly.',
      },
      {
        title: 'Quick Smart 90-minute service',
        text: 'Wait while we work: book the first slot of the day and your routine service is done within 90 minutes.',
      },
      { title: 'Free loan cars', text: 'A car for the day, as long as one’s free. Just ask when you book.' },
      { title: 'Lounge', text: 'Coffee, free wi-fi and a desk to work at.' },
      { title: 'Shuttle', text: 'To the train and the shops, every half hour until 10 am.' },
      { title: 'Early-bird drop-off', text: 'Leave your keys in the box by the gate from 6:00am.' },
    ],
    certified: {
      title: 'Certified dealership',
      text: 'Our workshop is inspected every year, and every technician is trained by the manufacturer.',
    },
    warranty: newVehicleWarranty,
    roadsideAssist: roadside,
  },
  pemberwick: {
    formVariant: 'two-step',
    asksForState: true,
    asksForAddress: true,
    photo: { url: '/demo-media/suv-front-left-a8151d.webp', alt: 'A red SUV, ready to be collected' },
    certified: {
      title: 'Certified Nissan service centre',
      text: 'Genuine parts, Nissan’s own tools, and a logbook stamp that counts.',
    },
    complimentaryInterval: '3,000km or 3 months',
    meetingPoints: {
      places: ['Ringwood train station', 'Larkfield Shopping Centre'],
      dropOff: ['07:45', '08:45'],
      pickUp: ['14:00', '16:30'],
    },
    warranty: newVehicleWarranty,
    roadsideAssist: roadside,
  },
  copperjack: {
    subtitle: 'SERVICING FOR EVERY MAKE',
    asksForRepair: true,
    intro:
      'The team who check our cars before we sell them can look after yours too, whatever it is and wherever you bought it.',
  },
  saltwren: {
    formVariant: 'minimal',
    types: [],
    subtitle: 'CARAVAN SERVICING',
    intro: 'Bearings, brakes, gas, water and seals, checked before you leave and after you come home.',
    blurbs: [
      {
        title: 'Wheel bearings and brakes',
        text: 'Repacked and adjusted, so you stop when you mean to.',
      },
      { title: 'Gas check', text: 'A leak test and a certificate from a licensed gas fitter.' },
      { title: 'Seals and damp', text: 'Every seam moisture-tested before water finds its way in.' },
      { title: 'Tow check', text: 'Ball weight and breakaway system tested with your own car.' },
    ],
  },
  longfence: {
    frameUrl: 'https://bookings.longfence.example/embed',
    roadsideAssist: {
      ...roadside,
      title: 'Outback assist',
      text: 'A recovery truck from Darwin, Alice Springs or Mount Isa, whichever is closest.',
    },
  },
  ampersand: {
    captcha: false,
    subtitle: 'GENUINE ELECTRIC SERVICING',
    photo: { url: '/demo-media/hatch-wheel-f2f3f2.webp', alt: 'A wheel of a white hatchback' },
    freeRideKm: 8,
    warranty: newVehicleWarranty,
  },
} as const satisfies Record<string, Service>
