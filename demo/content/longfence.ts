import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const longfenceContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Longfence',
      description:
        'Vehicles for the Top End, the Centre and the Gulf, delivered to your gate. Longfence Country Motors.',
      sections: [
        {
          kind: 'hero',
          heading: 'We’ll bring it to your gate',
          text: 'Seven branches and one truck. If there’s a track, we deliver.',
          picture: picture('ute-front-left-5b6167', 'A grey ute'),
          buttons: [{ label: 'Find your branch', link: '/locations' }],
        },
        {
          kind: 'text',
          text: 'The first Longfence yard opened in Katherine in 1976 beside the stock agent. Half our customers are more than two hours from a branch, so everything we do works by phone: the test drive comes to you, and so does the trade-in valuation.',
        },
        {
          kind: 'tiles',
          heading: 'Made for distance',
          tiles: [
            {
              title: 'Delivered',
              text: 'To your gate anywhere in the Territory, the Kimberley or the Gulf.',
            },
            {
              title: 'Serviced where you are',
              text: 'A field service truck runs to stations twice a year.',
              link: '/service',
            },
            { title: 'Fleet from three', text: 'Councils, communities and contractors.', link: '/fleet' },
          ],
        },
        {
          kind: 'people',
          heading: 'Call them by name',
          people: [
            { name: 'Marg Daly', role: 'Darwin', phone: '(08) 7010 8010' },
            { name: 'Clarrie Ross', role: 'Alice Springs', phone: '(08) 7010 8050' },
            { name: 'Bindi Walker', role: 'Mount Isa', phone: '(07) 7010 8060' },
          ],
        },
        { kind: 'locations', heading: 'Our branches' },
        { kind: 'form' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'fleet',
    body: {
      title: 'Fleet, stations and councils',
      description:
        'Utes and wagons for crews, fitted out and delivered. Fleet prices from three vehicles at Longfence.',
      sections: [
        {
          kind: 'hero',
          text: 'Tell us the job and the road. We’ll quote the vehicle, the fit-out and the delivery in one figure.',
          picture: picture('single-cab-ute-front-left-f2f3f2', 'A white cab chassis'),
        },
        {
          kind: 'table',
          caption: 'Fit-outs that we do in our own workshops',
          columns: ['Fit-out', 'Fits', 'Done in'],
          rows: [
            ['Steel tray and ladder rack', 'Single and double cab', 'Darwin, Alice Springs'],
            ['Bull bar, snorkel, second battery', 'All utes and wagons', 'Every workshop'],
            ['Mine specification', 'Utes', 'Mount Isa'],
          ],
        },
        { kind: 'form', form: 'fleet', heading: 'Ask for a quote' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'Delivery, trade-ins and servicing a long way from town: what Longfence customers ask.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'What does delivery cost?',
              answer:
                'Nothing within 100 km of a branch. Beyond that we quote by the trip, and share it if there’s another delivery your way.',
            },
            {
              question: 'Can you take my old ute when you bring the new one?',
              answer:
                'That’s how most of our trade-ins come back. Send photos when you [value it](/trade-in).',
            },
            {
              question: 'When is the field service truck near me?',
              answer: 'After the wet and before it. Call your branch for the run.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'bull-bar-fitted',
    body: {
      title: 'Bull bar fitted with any new ute',
      summary: 'Order a new ute and we’ll fit a steel bull bar before it leaves the workshop.',
      conditions:
        'Steel bar of our choice for the model, fitted at Darwin, Alice Springs or Mount Isa. Orders by 31 March 2027.',
      isSpecial: true,
      picture: picture('ute-front-f2f3f2', 'A white ute from the front'),
      stock: '/search/new-cars',
      until: '2027-03-31',
    },
  },
  {
    kind: 'offer',
    slug: 'delivered-free-before-the-wet',
    body: {
      title: 'Delivered free before the wet',
      picture: picture('ute-front-right-f2f3f2', 'A ute'),
      summary: 'Buy any used wagon or ute and we’ll deliver it free, as far as the road is open.',
      conditions: 'Within the Northern Territory, sealed and graded roads only.',
      stock: '/search/used-cars',
      until: '2026-12-15',
    },
  },
  {
    kind: 'post',
    slug: 'before-the-wet',
    body: {
      title: 'Get it ready before the wet',
      category: 'advice',
      author: 'Marg Daly',
      day: '2026-10-26',
      picture: picture('ute-front-left-f2f3f2', 'A white ute'),
      text: '- Grease the hubs, then grease them again after the first crossing.\n- Check the breathers on both diffs.\n- Carry a second air filter in a sealed bag.\n- Walk the crossing if you can’t see the bottom. If it’s flooded, forget it.',
    },
  },
  {
    kind: 'post',
    slug: 'katherine-show-day',
    body: {
      title: 'See you at Katherine Show',
      picture: picture('ute-rear-left-1c1f23', 'A ute from behind'),
      category: 'community',
      author: 'Clarrie Ross',
      day: '2026-07-13',
      text: 'We’re beside the cattle sheds again with four utes, a wash-down bay and the good tea. Bring the dog.',
    },
  },
  {
    kind: 'post',
    slug: 'triton-40000-km',
    body: {
      title: 'A Triton after 40,000 km of gravel',
      category: 'vehicle-reviews',
      author: 'Bindi Walker',
      day: '2026-08-31',
      picture: picture('ute-front-right-b9bec3', 'A silver ute'),
      text: 'Our field service truck is a Triton. At 40,000 km, nearly all gravel, it has had two sets of shocks, three windscreens and no breakdowns. The seats are holding up better than the driver.',
      stock: '/search/mitsubishi',
    },
  },
]
