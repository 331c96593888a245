import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const brindlewoodContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Brindlewood',
      description:
        'Three brands, one family business in Brisbane since 1988. Meet the people at Brindlewood Motor Group.',
      sections: [
        {
          kind: 'hero',
          heading: 'One family, three brands, since 1988',
          text: 'We started with a hoist and two bays in Aspley. Today we look after Toyota, Mazda and Hyundai drivers across Brisbane.',
          picture: picture('suv-front-left-1f4f91', 'A blue SUV outside the showroom'),
          buttons: [
            { label: 'Visit us', link: '/locations' },
            { label: 'See our cars', link: '/search' },
          ],
        },
        {
          kind: 'text',
          heading: 'How we work',
          text: [
            'Col and Anne Brindle opened a workshop on Ironbark Parade in 1988. They sold their first car because a customer asked them to, and they have done it the same way since: **drive it, check it, tell people what’s wrong with it**.',
            'Every used car gets a half-hour drive and a check on the hoist before it gets a price. What we find goes into its comments.',
          ].join('\n\n'),
        },
        {
          kind: 'tiles',
          heading: 'What that means for you',
          tiles: [
            {
              title: 'Fixed, written prices',
              text: 'The price on the car is the price on the contract, with on-road costs listed.',
            },
            {
              title: 'Our own workshops',
              text: 'The people who checked your car are the people who service it.',
              link: '/service',
            },
            {
              title: '48 hours to change your mind',
              text: 'Most used cars come with our money-back guarantee.',
              link: '/used-car-guarantee',
            },
          ],
        },
        {
          kind: 'people',
          heading: 'Who you’ll meet',
          people: [
            {
              name: 'Jo Brindle',
              role: 'Dealer principal',
              text: 'Grew up in the workshop. Still takes the first service call on Mondays.',
            },
            {
              name: 'Renee Dalgarno',
              role: 'Service manager, Aspley',
              text: 'Twenty-two years on Toyotas, eight of them running our loan cars.',
            },
            {
              name: 'Sione Fifita',
              role: 'Sales manager, used cars',
              text: 'Drives every trade-in home before he’ll put a price on it.',
            },
            {
              name: 'Thuy Marchetti',
              role: 'Office and privacy',
              text: 'Makes sure the paperwork is right the first time.',
              phone: '(07) 7010 4199',
            },
          ],
        },
        { kind: 'locations', heading: 'Where to find us' },
        { kind: 'form', heading: 'Ask us anything' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'careers',
    body: {
      title: 'Careers at Brindlewood',
      description:
        'Open positions at Brindlewood Motor Group in Brisbane, in the workshops and on the floor.',
      sections: [
        {
          kind: 'hero',
          text: 'We train our own people and we keep them. Most of our managers started here as apprentices.',
        },
        {
          kind: 'positions',
          positions: [
            {
              title: 'Light vehicle technician',
              place: 'Aspley workshop',
              hours: 'Full time, Monday to Friday',
              text: 'You have your trade certificate and you like finding the cause, not just the part. We pay for hybrid and EV training, and you’re home by five.',
            },
            {
              title: 'First-year apprentice',
              place: 'Aspley or Indooroopilly',
              hours: 'Full time, starting in January',
              text: 'You’ve finished year ten and you’re happiest with your hands in something. We’ll match you with a tradesperson for the first two years.',
            },
            {
              title: 'Weekend detailer',
              place: 'Indooroopilly',
              hours: 'Casual, Saturdays',
              text: 'You have an eye for detail and a manual licence. Good for students: we work around exams.',
            },
          ],
        },
        { kind: 'form', form: 'careers', heading: 'Apply, or tell us about yourself' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'fleet',
    body: {
      title: 'Fleet and business',
      description:
        'Fleet pricing from three vehicles, one invoice and one person to call. Brindlewood Motor Group, Brisbane.',
      sections: [
        {
          kind: 'hero',
          text: 'From three vehicles we quote fleet prices, and one person looks after all of them.',
          picture: picture('ute-front-left-f2f3f2', 'A white work ute'),
        },
        {
          kind: 'table',
          heading: 'What fleet customers get',
          caption: 'What is included for each size of fleet',
          columns: ['Fleet', 'Price', 'Service', 'Loan vehicles'],
          rows: [
            ['3 to 9 vehicles', 'Fleet price list', 'Bookings before 7 am', 'One, when free'],
            ['10 to 29 vehicles', 'Fleet price list', 'Pick-up and return in Brisbane', 'Two, reserved'],
            ['30 or more', 'Quoted for you', 'On your site by arrangement', 'As agreed'],
          ],
        },
        { kind: 'form', form: 'fleet', heading: 'Ask our fleet team' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'Deposits, trade-ins, test drives and servicing: what Brindlewood customers ask most.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'Can I take a car home overnight?',
              answer:
                'Yes, if you’re serious about it and have held your licence for two years. Ask when you [book your test drive](/book-test-drive).',
            },
            {
              question: 'How long is a price good for?',
              answer:
                'Until the car sells. If you’d like us to hold it, a deposit holds it for 48 hours and comes back to you if you don’t go ahead.',
            },
            {
              question: 'Will you buy my car if I don’t buy one from you?',
              answer:
                'We will. [Get an instant value](/sell-my-car), and bring the car in for an inspection within seven days.',
            },
            {
              question: 'Which cars come with the money-back guarantee?',
              answer:
                'Most used cars under ten years old. Look for it on the car’s page, and read the [terms of the guarantee](/used-car-guarantee).',
            },
            {
              question: 'Can I get a loan car during a service?',
              answer:
                'At Aspley, if you book before nine and one is free. Ask when you [book](/book-a-service).',
            },
          ],
        },
        { kind: 'form', heading: 'Didn’t find it? Ask us' },
      ],
    },
  },
  {
    kind: 'post',
    slug: 'loan-cars-at-the-aspley-workshop',
    body: {
      title: 'Loan cars at the Aspley workshop',
      category: 'news',
      author: 'Renee Dalgarno',
      day: '2026-08-24',
      picture: picture('hatch-front-left-b9bec3', 'A silver loan car'),
      text: [
        'Book a service before nine and we’ll have a loan car waiting, as long as one’s free. Just ask when you book.',
        'We have six: four Yaris hatches, and two RAV4s for families. Bring your licence, and return the car with the fuel it had.',
      ].join('\n\n'),
      link: '/service',
    },
  },
  {
    kind: 'post',
    slug: 'corolla-or-mazda3',
    body: {
      title: 'Corolla or Mazda3: which one would we buy?',
      category: 'vehicle-reviews',
      author: 'Sione Fifita',
      day: '2026-10-05',
      picture: picture('sedan-front-left-1f4f91', 'A blue sedan'),
      text: [
        'We sell both, so we have no reason to talk you into either. After a week in each, here is where they differ.',
        '## Around town',
        'The Corolla hybrid is quieter at the lights and drinks about a litre less for every hundred kilometres. The Mazda3 feels smaller than it is, which you’ll like in a car park and your passengers won’t.',
        '## On the highway',
        'The Mazda is the better seat for a long drive, and its head-up display is standard. The Corolla’s lane keeping is calmer.',
        '| | Corolla hybrid | Mazda3 |\n| --- | --- | --- |\n| Fuel on our week | 4.4 L/100 km | 5.9 L/100 km |\n| Boot, with the seats up | 217 L | 295 L |\n| Service interval | 12 months | 12 months |',
        '## Our pick',
        'City and short trips: the Corolla. Regular runs to the coast: the Mazda. Drive both on the same day; we’ll have them ready.',
      ].join('\n\n'),
      stock: '/search?make=Toyota&make=Mazda&price=0:40000',
    },
  },
  {
    kind: 'post',
    slug: 'before-a-long-drive',
    body: {
      title: 'Five checks before a long drive',
      category: 'advice',
      author: 'Renee Dalgarno',
      day: '2026-11-09',
      picture: picture('wagon-front-left-5b6167', 'A grey wagon on the road'),
      text: [
        'The week before Christmas our tow truck collects the same three faults again and again. You can find all of them at home.',
        '1. **Tyres.** Check the pressure cold, the spare too, and look along the inside edge for wear.\n2. **Coolant.** With a cold engine, it should sit between the marks. If it drops, don’t just top it up: call us.\n3. **Battery.** Older than four years? Have it tested, it takes five minutes.\n4. **Lights.** Park facing a wall at night and you can check them alone.\n5. **Load.** The plate in the door frame says how much the car may carry. Four adults and their luggage is often it.',
        'No time? Our workshops do the whole list while you wait. [Book a check](/book-a-service).',
      ].join('\n\n'),
    },
  },
  {
    kind: 'offer',
    slug: 'demonstrators-with-on-road-costs-included',
    body: {
      title: 'Demonstrators with on-road costs included',
      summary:
        'Our demonstrators leave at the end of the year. Registration, stamp duty and delivery are in the price.',
      text: 'Each one has been driven by our own people, serviced on time and still has the rest of its new-car warranty.',
      conditions:
        'Demonstrator stock at Aspley and Indooroopilly only. Private buyers registering in Queensland. While stock lasts.',
      isSpecial: true,
      picture: picture('suv-front-left-a8151d', 'A red demonstrator SUV'),
      stock: '/search/demo-cars',
      from: '2026-10-01',
      until: '2027-12-31',
    },
  },
  {
    kind: 'offer',
    slug: 'first-service-on-us',
    body: {
      title: 'Your first service is on us',
      summary:
        'Buy any used car from us and the first logbook service, within six months or 10,000 km, costs you nothing.',
      conditions:
        'At our Aspley workshop. Parts beyond the manufacturer’s schedule are extra, and we ask you first. Not with cars sold unregistered.',
      picture: picture('hatch-front-left-1f4f91', 'A blue hatch'),
      stock: '/search/used-cars',
    },
  },
  {
    kind: 'redirects',
    slug: 'redirects',
    body: {
      redirects: [
        { from: '/our-team', to: '/about-us' },
        { from: '/news', to: '/blog' },
        { from: '/specials', to: '/special-offers' },
      ],
    },
  },
]
