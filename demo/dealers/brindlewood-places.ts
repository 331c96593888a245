import type { SiteDocument } from '#sites/site.ts'
import { mondayToFriday, open, place, SATURDAY, SUNDAY } from './place.ts'

const showroom = [
  ...open(mondayToFriday, '08:30', '17:30'),
  ...open([SATURDAY], '08:30', '16:00'),
  ...open([SUNDAY], '10:00', '15:00'),
]
const workshop = [...open(mondayToFriday, '07:00', '17:00'), ...open([SATURDAY], '07:30', '12:00')]

/** Brindlewood’s businesses and locations. Its Toyota dealership has three departments in one street. */
export const brindlewoodPlaces = {
  dealerships: [
    {
      id: '1041',
      slug: 'toyota',
      name: 'Brindlewood Toyota',
      licenceNumber: '4098741',
      rating: { average: 4.7, count: 612 },
    },
    {
      id: '1042',
      slug: 'mazda',
      name: 'Brindlewood Mazda',
      licenceNumber: '4098742',
      rating: { average: 4.6, count: 298 },
    },
    {
      id: '1043',
      slug: 'hyundai',
      name: 'Brindlewood Hyundai',
      licenceNumber: '4098743',
      rating: { average: 4.5, count: 187 },
    },
    {
      id: '1044',
      slug: 'used',
      name: 'Brindlewood Used Cars',
      licenceNumber: '4098744',
      rating: { average: 4.8, count: 241 },
    },
  ],
  locations: [
    place('Aspley', {
      id: 'BT-ASP',
      rating: { average: 4.7, count: 412 },
      manufacturers: ['Toyota'],
      dealershipSlug: 'toyota',
      name: 'Brindlewood Toyota Aspley - Sales',
      phone: '(07) 7010 4110',
      street: '1418 Ironbark Parade',
      type: 'sales',
      hours: showroom,
      feedCodes: ['BTASP', '10411'],
    }),
    place('Aspley', {
      id: 'BT-ASP-S',
      rating: { average: 4.6, count: 158 },
      manufacturers: ['Toyota'],
      dealershipSlug: 'toyota',
      name: 'Brindlewood Toyota Aspley - Service',
      phone: '(07) 7010 4111',
      street: '1418 Ironbark Parade',
      type: 'service',
      hours: workshop,
    }),
    place('Aspley', {
      id: 'BT-ASP-P',
      rating: { average: 4.8, count: 42 },
      manufacturers: ['Toyota'],
      dealershipSlug: 'toyota',
      name: 'Brindlewood Toyota Aspley - Parts',
      phone: '(07) 7010 4112',
      street: '1418 Ironbark Parade',
      type: 'parts',
      hours: workshop,
    }),
    place('Indooroopilly', {
      id: 'BM-IND',
      rating: { average: 4.6, count: 298 },
      manufacturers: ['Mazda'],
      dealershipSlug: 'mazda',
      name: 'Brindlewood Mazda Indooroopilly',
      phone: '(07) 7010 4120',
      street: '77 Kestrel Bend Road',
      hours: showroom,
      feedCodes: ['BMIND'],
    }),
    place('Springwood', {
      id: 'BH-SPR',
      rating: { average: 4.5, count: 187 },
      manufacturers: ['Hyundai'],
      dealershipSlug: 'hyundai',
      name: 'Brindlewood Hyundai Springwood',
      phone: '(07) 7010 4130',
      street: '206 Tallow Street',
      hours: showroom,
      feedCodes: ['BHSPR'],
    }),
    place('Moorooka', {
      id: 'BU-MOO',
      rating: { average: 4.8, count: 241 },
      subtypes: ['buying'],
      dealershipSlug: 'used',
      name: 'Brindlewood Used Cars Moorooka',
      phone: '(07) 7010 4140',
      street: '930 Cartwheel Road',
      type: 'sales',
      hours: showroom,
      feedCodes: ['BUMOO'],
    }),
  ],
} satisfies Pick<SiteDocument, 'dealerships' | 'locations'>
