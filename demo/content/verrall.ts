import type { ContentDocument } from './content-document.ts'

const picture = (file: string, alt: string) => ({ src: `/demo-media/${file}.webp`, alt })

export const verrallContent: ContentDocument[] = [
  {
    kind: 'page',
    slug: 'about-us',
    body: {
      title: 'Verrall & Quill',
      description:
        'Grand tourers and sports cars in Claremont, shown by appointment. Who we are and how we choose.',
      sections: [
        {
          kind: 'hero',
          heading: 'Fewer cars, better known',
          text: 'We hold about forty cars at a time. Each has been driven, photographed and documented by one of us.',
          picture: picture('coupe-front-left-1c1f23', 'A black coupé'),
          buttons: [{ label: 'The collection', link: '/search' }],
        },
        {
          kind: 'text',
          text: 'Imogen Verrall restored engines for a living; Tobias Quill wrote about them. They opened in Claremont in 2009 with three cars and a rule: no car leaves with a question about its past.\n\nViewings are by appointment, usually an hour. There’s coffee, a lift and a file for every car.',
        },
        {
          kind: 'quote',
          text: 'They sent me the compression figures before I’d asked for them.',
          name: 'A collector in Cottesloe',
        },
        { kind: 'locations', heading: 'Visit' },
        { kind: 'form', heading: 'Arrange a viewing' },
      ],
    },
  },
  {
    kind: 'page',
    slug: 'faqs',
    body: {
      title: 'Before you visit',
      description: 'Viewings, inspections, storage and transport at Verrall & Quill in Claremont.',
      sections: [
        {
          kind: 'faq',
          questions: [
            {
              question: 'May my specialist inspect the car?',
              answer: 'Of course. We’ll put it on our lift and stay out of the way.',
            },
            {
              question: 'Do you ship interstate?',
              answer: 'In enclosed transport, insured door to door. Sydney takes about nine days.',
            },
            {
              question: 'Would you sell my car for me?',
              answer: 'If it suits the collection. [Send us its details](/sell-my-car) and we’ll be frank.',
            },
          ],
        },
        { kind: 'form', heading: 'Write to us' },
      ],
    },
  },
  {
    kind: 'offer',
    slug: 'first-year-of-storage',
    body: {
      title: 'A year of storage with any car',
      picture: picture('coupe-side-a8151d', 'A coupé from the side'),
      summary: 'Climate-controlled, on a trickle charger, driven once a month: yours for the first year.',
      conditions: 'At our building in Claremont, one car for each purchase, from the day of settlement.',
      stock: '/search',
    },
  },
  {
    kind: 'post',
    slug: 'reading-a-service-history',
    body: {
      title: 'How to read a service history',
      category: 'advice',
      author: 'Imogen Verrall',
      day: '2026-06-14',
      picture: picture('coupe-front-left-a8151d', 'A red coupé'),
      text: 'A thick folder proves little. Look for three things: **regularity**, the same hands, and invoices that mention parts by number.\n\nA gap of two years isn’t a fault. A gap that nobody mentions is.',
    },
  },
  {
    kind: 'post',
    slug: 'open-roads-before-eight',
    body: {
      title: 'Open roads before eight',
      category: 'community',
      author: 'Tobias Quill',
      day: '2026-10-04',
      picture: picture('convertible-front-left-1f4f91', 'A blue convertible'),
      text: 'On the first Sunday of each month we drive to York for breakfast. Any car is welcome if its owner washed it. We leave Claremont at half past six.',
    },
  },
  {
    kind: 'post',
    slug: 'a-grand-tourer-that-tours',
    body: {
      title: 'A grand tourer that tours',
      category: 'vehicle-reviews',
      author: 'Tobias Quill',
      day: '2026-08-09',
      picture: picture('coupe-front-right-c8571b', 'An orange coupé'),
      text: 'Perth to Albany and back in a day and a half: 870 km, one tank and a half, no back pain. The test of such a car isn’t the first hour but the ninth.',
      stock: '/search/coupe',
    },
  },
]
