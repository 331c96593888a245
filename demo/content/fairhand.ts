import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const fairhandContent: ContentDocument[] = [
  {
    kind: 'popup',
    slug: 'christmas-hours-2026',
    body: {
      title: 'Christmas hours',
      description: 'We’re closed from Christmas Eve and open again on 5 January.',
      button: { label: 'See opening hours', link: '/locations' },
      from: '2026-11-01',
      until: '2027-12-31',
    },
  },
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'How Fairhand works',
      description:
        'We show the car, check the paperwork and look after the money. How consignment works at Fairhand in Tasmania.',
      sections: [
        {
          kind: 'hero',
          heading: 'A private sale, done properly',
          text: 'The owner sets the price. We do everything else.',
          picture: picture('wagon-front-left-f2f3f2', 'A white wagon'),
          buttons: [
            { label: 'Sell my car', link: '/sell-my-car' },
            { label: 'See the cars', link: '/search' },
          ],
        },
        {
          kind: 'table',
          heading: 'Who does what',
          caption: 'What the owner does and what Fairhand does',
          columns: ['Step', 'The owner', 'Fairhand'],
          rows: [
            ['Price', 'Decides', 'Shows what similar cars sold for'],
            ['Photos and advertisement', 'Checks them', 'Makes them'],
            ['Test drives', 'Stays home', 'Goes along'],
            ['Money and transfer', 'Signs once', 'Holds the money until both have signed'],
          ],
        },
        {
          kind: 'people',
          heading: 'The two of us',
          people: [
            { name: 'Ewan Fairhand', role: 'Moonah' },
            { name: 'Priya Nair', role: 'Invermay' },
          ],
        },
        { kind: 'locations' },
        { kind: 'form' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'Fees, inspections and payment when you buy or sell through Fairhand.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'What does it cost the seller?',
              answer: 'Four per cent of the sale price, at least $600, and nothing if it doesn’t sell.',
            },
            {
              question: 'Who owns the car until it’s sold?',
              answer: 'Its owner. It’s insured on our premises and on test drives.',
            },
            {
              question: 'Does a consigned car have a warranty?',
              answer:
                'It’s sold by a private owner, so there’s no dealer warranty. We’ll show you the inspection report before you pay.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'free-inspection-report',
    body: {
      title: 'Inspection report at no charge',
      picture: picture('sedan-wheel-5b6167', 'A wheel of a sedan'),
      summary: 'Every car listed with us comes with a 90-point report by an independent mechanic.',
      conditions: 'One report for each listing. Repairs, if the owner wants them, are extra.',
      stock: '/search',
    },
  },
  {
    kind: 'post',
    slug: 'pricing-your-car',
    body: {
      title: 'Pricing your own car without regret',
      picture: picture('suv-rear-left-31513a', 'An SUV from behind'),
      category: 'advice',
      author: 'Priya Nair',
      day: '2026-09-15',
      text: 'Owners remember what they paid; buyers see what’s next to it. Look at five cars with your year and kilometres, drop the dearest and the cheapest, and start in the middle.\n\nA car that’s priced right has its first test drive within ten days.',
    },
  },
  {
    kind: 'post',
    slug: 'two-hundred-sold',
    body: {
      title: 'Two hundred cars, two hundred owners',
      category: 'news',
      author: 'Ewan Fairhand',
      day: '2026-08-03',
      picture: picture('sedan-front-left-1f4f91', 'A blue sedan'),
      text: 'In July we sold our two hundredth car, a blue sedan that had been in one family since it was new. It went two streets away.',
    },
  },
  {
    kind: 'post',
    slug: 'meeting-a-buyer-safely',
    body: {
      title: 'Selling privately? Do it safely',
      picture: picture('hatch-front-right-b9bec3', 'A hatch, ready for a drive'),
      category: 'advice',
      author: 'Ewan Fairhand',
      day: '2026-06-21',
      text: '1. Meet in daylight, at a place with cameras.\n2. Photograph the buyer’s licence before the test drive.\n3. Hand over the keys when the bank confirms the money, not when a screenshot does.',
    },
  },
]
