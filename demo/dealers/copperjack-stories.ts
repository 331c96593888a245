/** What Copperjack tells on its home page. */
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
      text: 'We fit and wire a tow bar before you collect, on any ute on our three yards.',
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
      text: 'The price on the windscreen was the price on the contract. They pointed out the scratch before I found it.',
      day: '2026-08-14',
      source: 'our visitors’ book',
    },
    {
      name: 'Deepak and Jo',
      stars: 4,
      text: 'Drove three cars in an hour and nobody hovered. The handover ran late, but they rang to say so.',
      day: '2026-06-02',
      source: 'our visitors’ book',
    },
    {
      name: 'P. Lindqvist',
      stars: 5,
      text: 'Bought from four hours away. They sent a video of the underside without being asked.',
      day: null,
      source: null,
    },
  ],
  posts: [
    {
      title: 'Lansvale opens on Sundays',
      text: 'From spring the Lansvale yard is open from ten to four on Sundays, with the workshop on call.',
      day: '2026-09-06',
      href: '/locations',
    },
    {
      title: 'How we check a car before it gets a price',
      text: 'Every car is looked over on a hoist, driven for half an hour and checked against the written-off register. What we find is written into its comments, good or bad.',
      day: '2026-05-18',
      href: null,
    },
  ],
}
