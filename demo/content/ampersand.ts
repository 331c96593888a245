import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const ampersandContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'About Ampersand',
      description:
        'Electric and hybrid cars in Canberra: buy one, or subscribe by the week. Meet Ampersand Electric.',
      sections: [
        {
          kind: 'hero',
          heading: 'Electric & easy',
          text: 'Try one for a week. If it doesn’t suit your life, hand it back.',
          picture: picture('hatch-front-left-1f4f91', 'A blue electric hatch'),
          buttons: [{ label: 'See our cars', link: '/search' }],
        },
        {
          kind: 'text',
          text: 'We opened in Fyshwick in 2019 with two cars and one charger. Today there are twelve chargers on the forecourt, and you’re welcome to use them whether or not you bought from us.\n\nWe print the measured battery health on every used car’s page. It’s the first thing we’d want to know.',
        },
        {
          kind: 'people',
          heading: 'Who’s here',
          people: [
            { name: 'Noor Haddad', role: 'Founder' },
            { name: 'Jamie Tran', role: 'Subscriptions', text: 'Arranges the Monday handovers.' },
            { name: 'Freya Olsen', role: 'High-voltage technician, Belconnen' },
          ],
        },
        { kind: 'locations' },
        { kind: 'form', heading: 'Ask us anything' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Frequently asked questions',
      description:
        'Charging, batteries, range and subscriptions: what people ask before their first electric car.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'Do I need a wall charger at home?',
              answer: 'Most of our customers don’t. A standard socket adds about 100 km overnight.',
            },
            {
              question: 'What happens to range in a Canberra winter?',
              answer:
                'Expect a fifth less on a frosty morning. Warm the car while it’s plugged in and you’ll notice little of it.',
            },
            {
              question: 'How does a subscription end?',
              answer:
                'Give us a week’s notice and bring the car back. You only pay for the weeks you had it.',
            },
            {
              question: 'Is a used battery a risk?',
              answer: 'We measure its health and show it. Below 80 per cent we don’t sell the car.',
            },
          ],
        },
        { kind: 'form', heading: 'Ask us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'first-week-free',
    body: {
      title: 'Your first week free',
      summary:
        'Start a subscription and pay nothing for the first week. Insurance, servicing and roadside help are included.',
      conditions:
        'New subscribers over 21. A refundable bond applies. Excess kilometres over 500 in the week are charged at 25 cents.',
      isSpecial: true,
      picture: picture('hatch-front-left-f2f3f2', 'A white hatch'),
      stock: '/search',
      until: '2027-06-30',
    },
  },
  {
    kind: 'post',
    slug: 'canberra-to-the-coast',
    body: {
      title: 'Canberra to the coast on one charge',
      category: 'vehicle-reviews',
      author: 'Jamie Tran',
      day: '2026-10-19',
      picture: picture('suv-front-left-31513a', 'A green SUV'),
      text: 'Down the Clyde the battery goes *up*. We left Fyshwick with 90 per cent and reached Batemans Bay with 58, four aboard and the air conditioning on.\n\nComing back is the other story: 61 per cent for the climb. Charge over lunch.',
      stock: '/search/suv',
    },
  },
  {
    kind: 'post',
    slug: 'twelve-chargers',
    body: {
      title: 'Twelve chargers, open to everyone',
      picture: picture('hatch-rear-left-a8151d', 'A hatch from behind'),
      category: 'news',
      author: 'Noor Haddad',
      day: '2026-09-01',
      text: 'The second row of chargers at Fyshwick is on. Six are open all night, and they cost the same for every make.',
      link: '/locations',
    },
  },
  {
    kind: 'post',
    slug: 'battery-health-explained',
    body: {
      title: 'Battery health, explained without the graph',
      picture: picture('sedan-side-f2f3f2', 'A sedan from the side'),
      category: 'advice',
      author: 'Freya Olsen',
      day: '2026-05-26',
      text: 'A battery at 91 per cent gives you 91 per cent of its original range. Most lose five in the first three years and then slow down.\n\n- Charge to 80 for every day, to 100 before a trip\n- Heat ages a battery faster than distance\n- Fast charging once a week is fine',
    },
  },
]
