import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const saltwrenContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Saltwren',
      description: 'Caravans in Gepps Cross and Victor Harbor, and honest advice on what your car can tow.',
      sections: [
        {
          kind: 'hero',
          heading: 'We’d rather sell you the smaller van',
          text: 'A van you can tow safely is a van you’ll use. That’s why every conversation here starts with your car.',
          picture: picture('caravan-front-left-f2f3f2', 'A white caravan'),
          buttons: [{ label: 'See our vans', link: '/search' }],
        },
        {
          kind: 'text',
          heading: 'From one beach to the next',
          text: 'Merrin and Paul Saltwren lived in a van for eleven months before they sold one. The list of what broke is still on the office wall, and it decides which makes we carry.\n\nEvery handover takes two hours. You’ll hitch, reverse, level and pack up with us before you drive away.',
        },
        {
          kind: 'people',
          heading: 'On the yard',
          people: [
            { name: 'Merrin Saltwren', role: 'Owner', text: 'Ask her about corrugations.' },
            {
              name: 'Dougal Petrie',
              role: 'Handover and towing',
              text: 'Has reversed every van we’ve sold.',
            },
            { name: 'Anh Le', role: 'Workshop, Victor Harbor', text: 'Finds leaks other people paint over.' },
          ],
        },
        { kind: 'locations', heading: 'Come and have a look' },
        { kind: 'form', heading: 'Say hello' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'what-can-my-car-tow',
    body: {
      title: 'What can my car tow?',
      description:
        'Four figures decide what your car can tow. Where to find them, and how we check them with you.',
      sections: [
        { kind: 'hero', text: 'Four figures decide it, and the brochure only shows one of them.' },
        {
          kind: 'table',
          caption: 'The figures that decide what a car can tow',
          columns: ['Figure', 'What it limits', 'Where to find it'],
          rows: [
            ['Braked towing capacity', 'The loaded van', 'Owner’s manual'],
            ['Tow ball download', 'The van’s weight on the ball', 'Tow bar plate'],
            ['GVM', 'The loaded car, with the ball weight', 'Plate in the door frame'],
            ['GCM', 'Car and van together', 'Owner’s manual'],
          ],
        },
        {
          kind: 'text',
          text: 'Bring both to Victor Harbor on the first Saturday of the month and we’ll weigh them, packed, for free. If the answer is no, we’ll say no.',
        },
        { kind: 'stock', heading: 'Used vans on the yard', search: '/search/used-cars', most: 3 },
        { kind: 'form', heading: 'Tell us what you drive' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description: 'Handovers, weights, warranties and storage: what caravan buyers ask us.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'Do I need a special licence?',
              answer:
                'Not for a caravan behind a car in South Australia, as long as the car’s limits are met. See [what your car can tow](/what-can-my-car-tow).',
            },
            {
              question: 'Do you take caravans as trade-ins?',
              answer:
                'Yes, dry ones. We test for moisture in front of you. [Tell us about yours](/trade-in).',
            },
            {
              question: 'Can I store my van with you?',
              answer:
                'At Victor Harbor, under cover, by the month. Call and we’ll tell you if a bay is free.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'handover-and-first-service',
    body: {
      title: 'Handover and first service included',
      summary: 'With every new caravan you get a two-hour handover and the first service at either workshop.',
      conditions: 'First service within twelve months of delivery, at Gepps Cross or Victor Harbor.',
      picture: picture('caravan-front-left-b9bec3', 'A grey caravan'),
      stock: '/search/new-cars',
    },
  },
  {
    kind: 'offer',
    slug: 'weight-check',
    body: {
      title: 'A free weight check before you buy',
      picture: picture('caravan-wheel-b9bec3', 'The axle of a caravan'),
      summary:
        'Bring your car, packed as you travel. We’ll weigh it and show you which vans it can tow, before you fall in love with one.',
      conditions: 'By appointment at Victor Harbor.',
      isSpecial: true,
      link: '/contact',
    },
  },
  {
    kind: 'post',
    slug: 'know-your-tow-ball-weight',
    body: {
      title: 'Know your tow ball weight',
      category: 'advice',
      author: 'Dougal Petrie',
      day: '2026-08-01',
      picture: picture('caravan-front-right-f2f3f2', 'A caravan, ready to hitch'),
      text: 'Bring your packed van to Victor Harbor on the first Saturday of the month. We’ll put it on the scales and show you where the weight sits.\n\nAs a rule, **eight to twelve per cent** of the van’s weight belongs on the ball. Less and it sways; more and your headlights look at the sky.',
      link: '/what-can-my-car-tow',
    },
  },
  {
    kind: 'post',
    slug: 'three-nights-at-robe',
    body: {
      title: 'Three nights at Robe in a 16-foot van',
      category: 'vehicle-reviews',
      author: 'Merrin Saltwren',
      day: '2026-09-19',
      picture: picture('caravan-side-f2f3f2', 'A caravan from the side'),
      text: 'We took a family bunk van to Robe with two children and a dog, in a southerly.\n\n- **The good:** the bunks are long enough for a fourteen-year-old, and the heater is quiet.\n- **The less good:** wet towels have nowhere to go.\n- **We’d change:** a second hatch over the kitchen.\n\nIt’s on the yard at Gepps Cross if you’d like to lie in it.',
      stock: '/search',
    },
  },
  {
    kind: 'post',
    slug: 'beach-clean-up',
    body: {
      title: 'Forty people, one beach, eleven bags',
      picture: picture('suv-rear-left-1c1f23', 'An SUV by the beach'),
      category: 'community',
      author: 'Anh Le',
      day: '2026-10-18',
      text: 'Thanks to everyone who came to Middleton in October. Eleven bags, one bicycle and a hub cap later, the sausages were on us. Next one: the first Sunday in March.',
    },
  },
]
