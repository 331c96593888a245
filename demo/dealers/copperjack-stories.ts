/** The offers, reviews and posts on Copperjack’s home page. */
export const copperjackStories = {
  offers: [
    {
      title: 'Runabouts under $15,000',
      text: 'Small cars with a roadworthy certificate and at least six months of registration, ready to drive home.',
      href: '/search?price=0:15000&sortBy=price-asc',
      conditions: 'Registration as shown on each car. While stock lasts.',
      from: '2026-01-01',
      until: '2029-12-31',
    },
    {
      title: 'Utes with a tow bar fitted',
      text: 'We’ll fit and wire a tow bar before you collect, on any ute from any of our three yards.',
      href: '/search/ute',
      conditions: 'Bars up to 3,500 kg where the maker allows it. Not on vehicles sold on consignment.',
      from: null,
      until: null,
    },
  ],
  reviews: [
    {
      name: 'Marisol T.',
      stars: 5,
      text: 'The price on the windscreen was the price on the contract. They pointed out the scratch before I’d even found it.',
      day: '2026-08-14',
      source: 'our visitors’ book',
    },
    {
      name: 'Deepak and Jo',
      stars: 4,
      text: 'Drove three cars in an hour and nobody hovered. Handover ran late, but they rang to let us know.',
      day: '2026-06-02',
      source: 'our visitors’ book',
    },
    {
      name: 'P. Lindqvist',
      stars: 5,
      text: 'Bought from four hours away. They sent a video of the underside without me asking.',
      day: null,
      source: null,
    },
  ],
  posts: [
    {
      title: 'Lansvale now open Sundays',
      text: 'From spring our Lansvale yard is open ten till four on Sundays, with the workshop on call.',
      day: '2026-09-06',
      href: '/locations',
    },
    {
      title: 'What we check before a car gets a price',
      text: 'Every car goes up on a hoist, out for a half-hour drive and through the written-off vehicle register. Whatever we find goes in its comments, good or bad.',
      day: '2026-05-18',
      href: null,
    },
  ],
}
