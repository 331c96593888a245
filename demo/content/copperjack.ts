import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const copperjackContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Copperjack',
      description:
        'Three used-car yards across Sydney and the Central Coast, with every price on the windscreen.',
      sections: [
        {
          kind: 'hero',
          heading: 'The price is on the windscreen',
          text: 'Six hundred used cars at three yards. Walk around, open the doors, ask when you’re ready.',
          picture: picture('ute-front-left-5b6167', 'A grey ute on the yard'),
          buttons: [{ label: 'See every car', link: '/search' }],
        },
        {
          kind: 'text',
          heading: 'What you won’t get here',
          text: '- A different price for someone who haggles\n- A fee that turns up on the last page\n- A salesperson who follows you around\n\nYou will get the keys, the service book if there is one, and a straight answer.',
        },
        {
          kind: 'people',
          heading: 'Who runs the yards',
          people: [
            {
              name: 'Vince Caruana',
              role: 'Owner',
              text: 'Bought his first car at auction at nineteen. It blew a head gasket on the way home.',
            },
            {
              name: 'Lani Taufa',
              role: 'Yard manager, Minchinbury',
              text: 'Knows where each of the six hundred is parked.',
            },
            {
              name: 'Grace Oyelaran',
              role: 'Workshop',
              text: 'If it isn’t right on the hoist, it doesn’t get a price.',
            },
          ],
        },
        {
          kind: 'quote',
          text: 'The price on the windscreen was the price on the contract.',
          name: 'Marisol T.',
          role: 'bought a Mazda2',
        },
        { kind: 'locations', heading: 'Our yards' },
        { kind: 'form', heading: 'Ask us something' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'Prices, inspections, transfers and trade-ins at Copperjack’s yards.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'Can I bring my own mechanic?',
              answer: 'Please do. Bring them any weekday before four, and use our hoist.',
            },
            {
              question: 'What does the price include?',
              answer:
                'Each car says. “Excl. Govt. Charges” means transfer fee and stamp duty come on top; “Drive Away” means nothing does.',
            },
            {
              question: 'Do you take cars without registration?',
              answer: 'Yes, in any state. [Tell us what you have](/sell-my-car) and we’ll come and get it.',
            },
            {
              question: 'Which cars have a warranty?',
              answer:
                'Cars up to ten years old with fewer than 160,000 km have the statutory warranty of New South Wales: three months or 5,000 km. Every car has your rights under the Australian Consumer Law.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'runabouts-under-15000',
    body: {
      title: 'Runabouts under $15,000',
      summary:
        'Small cars with a current pink slip and at least six months of registration, ready to drive home.',
      conditions: 'Registration as shown on each car. While stock lasts.',
      picture: picture('hatch-front-left-f2f3f2', 'A white hatch'),
      stock: '/search?price=0:15000&sortBy=price-asc',
      from: '2026-01-01',
      until: '2029-12-31',
    },
  },
  {
    kind: 'offer',
    slug: 'utes-with-a-tow-bar-fitted',
    body: {
      title: 'Utes with a tow bar fitted',
      summary: 'We’ll fit and wire a tow bar before you collect, on any ute from any of our three yards.',
      conditions: 'Bars up to 3,500 kg where the maker allows it. Not on vehicles sold on consignment.',
      isSpecial: true,
      picture: picture('ute-front-left-b9bec3', 'A silver ute'),
      stock: '/search/ute',
    },
  },
  {
    kind: 'post',
    slug: 'lansvale-now-open-sundays',
    body: {
      title: 'Lansvale now open Sundays',
      picture: picture('ute-side-1f4f91', 'A ute on the Lansvale yard'),
      category: 'news',
      author: 'Lani Taufa',
      day: '2026-09-06',
      text: 'From spring our Lansvale yard is open ten till four on Sundays, with the workshop on call.',
      link: '/locations',
    },
  },
  {
    kind: 'post',
    slug: 'what-we-check',
    body: {
      title: 'What we check before a car gets a price',
      category: 'advice',
      author: 'Grace Oyelaran',
      day: '2026-05-18',
      picture: picture('sedan-front-left-b9bec3', 'A silver sedan'),
      text: [
        'Every car goes up on a hoist, out for a half-hour drive and through the written-off vehicle register. Whatever we find goes in its comments, good or bad.',
        '## What sends a car away',
        '- Rust in anything that holds the suspension\n- An odometer that doesn’t agree with its history\n- A repaired write-off, unless we say so in the first line',
        'About one car in nine goes back to auction.',
      ].join('\n\n'),
    },
  },
  {
    kind: 'post',
    slug: 'first-car-budget',
    body: {
      title: 'What a first car really costs in its first year',
      category: 'advice',
      author: 'Vince Caruana',
      day: '2026-07-20',
      picture: picture('hatch-front-left-a8151d', 'A red hatch'),
      text: [
        'The sticker is about two thirds of it. Here is a real year of a ten-year-old hatch bought from us at $9,990 by a nineteen-year-old in Blacktown.',
        '| What | A year |\n| --- | --- |\n| Comprehensive insurance, under 25 | $1,740 |\n| Registration and green slip | $1,080 |\n| Two services and a set of tyres | $1,160 |\n| Fuel, 12,000 km | $1,710 |',
        'If that’s too much, buy the cheaper car and keep the difference. We’ll tell you the same on the yard.',
      ].join('\n\n'),
      stock: '/search?price=0:12000&sortBy=price-asc',
    },
  },
  {
    kind: 'banner',
    slug: 'summer',
    body: {
      picture: {
        src: '/demo-media/banner-copperjack-summer.svg',
        alt: 'Summer starts on the yard: every convertible and every ute with its price on the windscreen.',
      },
      link: '/search/ute',
      from: '2024-12-23',
      until: '2026-12-31',
    },
  },
]
