import type { ContentInput } from '#domain/content/content-kinds.ts'

type Listed = { slug: string; body: ContentInput<'accessory'> }

/** What a dealer of these makes sells beside cars. */
export function accessoriesFor(makes: readonly string[]): Listed[] {
  return [...common, ...makes.flatMap((make) => ofMake[make] ?? [])]
}

const common: Listed[] = [
  {
    slug: 'dash-camera',
    body: {
      name: 'Front and rear dash cameras',
      partNumber: 'FC-DC200',
      category: 'Safety',
      price: 449,
      fitting: 'included',
      text: 'Two cameras with a 64 GB card, hard-wired so that they record while you’re parked.',
    },
  },
  {
    slug: 'boot-liner',
    body: {
      name: 'Boot liner, cut to size',
      partNumber: 'FC-BL10',
      category: 'Interior',
      price: 129,
      text: 'A washable liner with a raised edge. We cut it for your car while you wait.',
    },
  },
  {
    slug: 'first-aid-kit',
    body: { name: 'First aid kit', partNumber: 'FC-FA1', category: 'Safety', price: 49.95 },
  },
]

const ofMake: Readonly<Record<string, Listed[]>> = {
  Toyota: [
    {
      slug: 'hilux-tow-bar',
      body: {
        name: 'Heavy-duty tow bar and wiring',
        partNumber: 'PZQ66-89640',
        category: 'Towing',
        price: 1495,
        fitting: 'included',
        fits: [{ make: 'Toyota', model: 'HiLux' }],
        text: 'Rated to 3,500 kg, with a seven-pin flat plug.',
      },
    },
    {
      slug: 'rav4-all-weather-mats',
      body: {
        name: 'All-weather floor mats',
        partNumber: 'PZQ20-42120',
        category: 'Interior',
        price: 219,
        fits: [{ make: 'Toyota', model: 'RAV4' }],
        text: 'Front and rear rubber mats with clips, so the driver’s mat stays put.',
      },
    },
    {
      slug: 'landcruiser-bull-bar',
      body: {
        name: 'Alloy bull bar',
        partNumber: 'PZQ59-60100',
        category: 'Protection',
        price: 3890,
        fitting: 'included',
        fits: [
          { make: 'Toyota', model: 'LandCruiser' },
          { make: 'Toyota', model: 'LandCruiser Prado' },
        ],
        text: 'Works with the parking sensors and the airbags. Takes a winch.',
      },
    },
  ],
  Mazda: [
    {
      slug: 'cx-5-roof-racks',
      body: {
        name: 'Roof racks',
        partNumber: 'KB8M-V4-701',
        category: 'Carrying',
        price: 489,
        fitting: 'extra',
        fits: [{ make: 'Mazda', model: 'CX-5' }],
        text: 'Lockable cross bars, rated to 75 kg.',
      },
    },
  ],
  Hyundai: [
    {
      slug: 'tucson-cargo-tray',
      body: {
        name: 'Cargo tray',
        partNumber: 'N9122-ADE00',
        category: 'Interior',
        price: 165,
        fits: [{ make: 'Hyundai', model: 'Tucson' }],
      },
    },
  ],
  Nissan: [
    {
      slug: 'navara-canopy',
      body: {
        name: 'Canopy with lift-up windows',
        partNumber: 'T999W-4KJ0B',
        category: 'Carrying',
        price: 4290,
        fitting: 'included',
        fits: [{ make: 'Nissan', model: 'Navara' }],
        text: 'Colour-coded, with central locking and an interior light.',
      },
    },
    {
      slug: 'x-trail-tow-bar',
      body: {
        name: 'Tow bar and wiring',
        partNumber: 'T9500-6RF0A',
        category: 'Towing',
        price: 1190,
        fitting: 'included',
        fits: [{ make: 'Nissan', model: 'X-Trail' }],
        text: 'Rated to 2,000 kg.',
      },
    },
  ],
}
