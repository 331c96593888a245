import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const pemberwickContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Pemberwick Nissan',
      description: 'Nissan in Ringwood since 1994, with our own workshop in Bayswater.',
      sections: [
        {
          kind: 'hero',
          heading: 'Nissan, and only Nissan',
          text: 'One brand means we know every model, every recall and every squeak.',
          picture: picture('suv-front-left-f2f3f2', 'A white SUV'),
          buttons: [{ label: 'Book a test drive', link: '/book-test-drive' }],
        },
        {
          kind: 'text',
          text: 'Pemberwick has sold Nissans in Ringwood since 1994. Our workshop is eight minutes away in Bayswater, where four of our seven technicians hold Nissan’s master certificate.\n\nWe keep demonstrators of every model registered and ready, because ten minutes around the block tells you nothing.',
        },
        {
          kind: 'people',
          heading: 'Your people',
          people: [
            { name: 'Harriet Pember', role: 'Dealer principal' },
            {
              name: 'Ravi Menon',
              role: 'New vehicles',
              text: 'Will happily talk about e-POWER for an hour.',
            },
            { name: 'Dale Wickham', role: 'Workshop manager, Bayswater' },
          ],
        },
        { kind: 'locations' },
        { kind: 'form' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'diamond-advantage',
    body: {
      title: 'Diamond Advantage',
      description: 'What Diamond Advantage gives you with a new or demonstrator Nissan from Pemberwick.',
      sections: [
        { kind: 'hero', text: 'Five things that come with every new and demonstrator Nissan we sell.' },
        {
          kind: 'tiles',
          tiles: [
            { title: 'Loan car at every service', text: 'For as long as you service with us in Bayswater.' },
            {
              title: 'Fixed service prices',
              text: 'The price of your next five services, in writing, on the day you collect.',
            },
            {
              title: 'Roadside help',
              text: 'Renewed for a year with each logbook service.',
              link: '/roadside-assist',
            },
            { title: 'Tyre and alignment check', text: 'Every 10,000 km, while you wait.' },
            {
              title: 'A fair changeover',
              text: 'When it’s time, we value your car first, before you look at another.',
              link: '/trade-in',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Diamond Advantage is ours, not Nissan’s. It doesn’t change the manufacturer’s warranty or your rights under the Australian Consumer Law.',
        },
        { kind: 'models', heading: 'New Nissans, all with Diamond Advantage', make: 'Nissan', most: 6 },
        { kind: 'stock', heading: 'Comes with these cars', search: '/search/new-and-demo-cars', most: 3 },
        { kind: 'form', heading: 'Ask what’s covered' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'New Nissans, test drives, servicing and trade-ins in Ringwood and Bayswater.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'How long is the wait for a new Patrol?',
              answer:
                'It depends on the grade and colour. Ask us: we see the ship’s list and will give you a date we believe in.',
            },
            {
              question: 'Can I service elsewhere and keep my warranty?',
              answer:
                'Yes. Any qualified workshop can service your car to the manufacturer’s schedule. Keep the invoices.',
            },
            {
              question: 'Do you sell used cars of other makes?',
              answer: 'Only the odd trade-in. Everything else goes to auction.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'navara-plate-clearance',
    body: {
      title: 'Navara plate clearance',
      summary: 'Last year’s build, this year’s price: every Navara in stock that was built in 2025.',
      conditions:
        'Vehicles with a 2025 build plate in stock at Ringwood. Private and ABN buyers. Price as shown on each vehicle.',
      isSpecial: true,
      picture: picture('ute-front-left-f2f3f2', 'A white ute'),
      stock: '/search/nissan/navara',
      until: '2027-06-30',
    },
  },
  {
    kind: 'offer',
    slug: 'demonstrator-fuel-card',
    body: {
      title: '$500 fuel card with any demonstrator',
      picture: picture('suv-front-right-1f4f91', 'A demonstrator SUV'),
      summary: 'Collect a demonstrator by the end of summer and drive the first 4,000 km or so on us.',
      conditions:
        'One card for each vehicle, handed over at collection. Delivered by 28 February 2027. Not for fleet customers.',
      stock: '/search/demo-cars',
      from: '2026-11-01',
      until: '2027-02-28',
    },
  },
  {
    kind: 'post',
    slug: 'living-with-e-power',
    body: {
      title: 'A month with e-POWER: what nobody tells you',
      category: 'vehicle-reviews',
      author: 'Ravi Menon',
      day: '2026-09-28',
      picture: picture('suv-front-left-5b6167', 'A grey SUV'),
      text: 'The petrol engine never turns the wheels; it charges a battery that does. In traffic it feels electric. Up the Burwood Highway hill with five aboard, you hear it work.\n\n- **Our fuel:** 6.1 L/100 km over 1,840 km\n- **One-pedal driving:** two days to learn, then you miss it in everything else\n- **Towing:** not its job. Look at an X-Trail without it, or a Pathfinder',
      stock: '/search/nissan/x-trail',
    },
  },
  {
    kind: 'post',
    slug: 'bayswater-opens-at-seven',
    body: {
      title: 'The workshop now opens at seven',
      picture: picture('suv-wheel-5b6167', 'A wheel of an SUV in the workshop'),
      category: 'news',
      author: 'Dale Wickham',
      day: '2026-10-12',
      text: 'From October you can leave your car in Bayswater from seven on weekdays. The shuttle to Ringwood station runs at 7.15 and 8.00.',
      link: '/book-a-service',
    },
  },
  {
    kind: 'post',
    slug: 'patrol-on-the-divide',
    body: {
      title: 'Taking a Patrol over the Divide',
      category: 'advice',
      author: 'Ravi Menon',
      day: '2026-04-20',
      picture: picture('suv-front-right-31513a', 'A green SUV'),
      text: 'Six of our customers and one of our demonstrators went to Dargo for the long weekend.\n\n1. Let your tyres down to 26 psi before you need to.\n2. Second gear, low range, and leave the brakes alone.\n3. Tell someone when you’ll be back. Reception ends at the pub.',
    },
  },
]
