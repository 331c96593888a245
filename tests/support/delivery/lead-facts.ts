import type { LeadFacts } from '#domain/lead-delivery/lead-facts.ts'
import type { LeadToDeliver } from '#domain/lead-delivery/lead-to-deliver.ts'
import type { Car } from '#domain/cars/car.ts'
import { sampleCar } from '../samples/sample-car.ts'

/** A finished enquiry about a used HiLux at noon in Brisbane, with any overrides. */
export function leadFacts(
  overrides: Partial<LeadToDeliver> = {},
  around: Partial<Omit<LeadFacts, 'lead'>> = {},
): LeadFacts {
  const car = around.car === undefined ? storedCar() : around.car
  return {
    lead: {
      id: '0198f6c2-0000-7000-8000-000000000001',
      category: 'Used Vehicle Enquiry',
      subcategory: null,
      carId: car?.id ?? null,
      dealershipId: '1',
      locationId: '10',
      name: 'Kim Nguyen',
      email: 'kim@example.com',
      phone: '+61412345678',
      suspect: false,
      formCompleted: true,
      createdAt: new Date('2026-03-10T02:00:00Z'),
      ...overrides,
      fields: {
        message: 'Is it still there?',
        PreferredContactMethod: 'Phone',
        'do-you-have-a-trade-in': 'Yes',
        opt_in: true,
        url: 'https://harbour.example/cars/hilux?utm_source=mail',
        user_agent: 'Browser/1',
        lead_attributes: {
          visited_pages: ['/'],
          linked_query_params: { utm_source: 'mail', utm_campaign: 'autumn' },
          price_shown: '$45,990 Drive Away',
        },
        ...(car && { 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux', stock_number: car.stockNumber }),
        ...overrides.fields,
      },
    },
    site: {
      slug: 'harbour',
      name: 'Harbour Motors',
      url: 'https://harbour.example',
      timeZone: 'Australia/Brisbane',
      email: 'sales@harbour.example',
      phone: '07 7010 0001',
    },
    confirmLink: null,
    vendor: { id: '1', name: 'Harbour Motors' },
    location: {
      id: '10',
      name: 'Harbour Motors Wynnum',
      phone: null,
      address: '1 Bay Terrace, Wynnum QLD 4178',
    },
    ...around,
    car,
  }
}

/** A HiLux as the store returns it. */
export function storedCar(overrides: Partial<Car> = {}): Car {
  return {
    ...sampleCar({ slug: 'hilux', stockNumber: 'U12345' }),
    variant: {},
    specifications: {} as Car['specifications'],
    views: 0,
    updatedAt: new Date('2026-01-05T09:00:00+10:00'),
    ...overrides,
  } as Car
}
