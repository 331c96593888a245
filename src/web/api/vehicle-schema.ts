import { z } from 'zod'
import { carStatuses, carTypes } from '#domain/cars/car.ts'

const text = z.string().nullable()
const number = z.number().nullable()
const texts = z.array(z.string())
const day = z
  .string()
  .nullable()
  .meta({ description: 'A date such as 2024-05-31, or a month such as 2024-05.' })

const Lender = z.object({
  interestRate: number,
  comparisonRate: number,
  paymentWeek: number,
  paymentMonth: number,
  termMonths: number,
  termYears: number,
  termUnit: text,
  deposit: number,
  balloon: number,
  disclaimer: text,
})

const Location = z.object({
  id: z.string(),
  slug: z.string().meta({ description: 'Its name in addresses such as /locations/{slug}.' }),
  name: z.string(),
  distribution_locations: texts.meta({ description: 'Ids, as the dealer has set them.' }),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: text,
    postcode: text,
    place_url: text,
  }),
})

const Variant = z.object({
  enginesize: number,
  enginesize_litres: number,
  cylinders: number,
  induction: text,
  fuelconsumptioncombined: number,
  fuelcapacity: number,
  grossvehiclemass: number,
  vehiclelength: number,
  vehicleheight: number,
  vehiclewidth: number,
  torque: text,
  ancaprating: number,
  bodyconfiguration: text,
  geartype: text,
})

const Specifications = z.object({
  body_width: number,
  body_length: number,
  tare_weight: number,
  axle_type: text,
  sleeps: number,
  aggregate_trailer_mass: number,
})

/** A vehicle with the public API's field names. */
export type Vehicle = z.output<typeof Vehicle>
export const Vehicle = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    carsales_title: text,
    stocknum: z.string(),
    year: number,
    make: z.string(),
    model: z.string(),
    badge: text,
    series: text,
    car_type: z.enum(carTypes),
    item_type: z.string(),
    status: z.enum(carStatuses),
    tag: text,
    reserved: z.boolean(),
    certified: z.boolean(),
    preorder: z.boolean(),
    sold: z.boolean(),
    sold_date_timestamp: number.meta({ description: 'In seconds since 1970.' }),
    created_at: z.iso.datetime(),
    show_on_dealer_website: z.boolean(),

    price: number.meta({
      description: 'The list price in dollars; null where the site shows none, or a weekly price instead.',
    }),
    shown_price: number.meta({
      description:
        'The price that shoppers see, in dollars: the offer, or else the list price. What it includes is in price_type.',
    }),
    price_type: text.meta({ description: 'What the shown price includes.' }),
    before_price: number.meta({ description: 'The was-price, where one is shown.' }),
    offer_price: number.meta({ description: 'Where it is the shown price.' }),
    subscription_price: number.meta({ description: 'In dollars a week.' }),
    payment_processors: texts,
    autograb_data: z
      .object({ state_average_market_price: number, average_market_price: number })
      .nullable()
      .meta({
        description:
          'What comparable vehicles are advertised for, in dollars: the averages of the feed, or else an estimate. Null where the site shows no market prices.',
      }),

    km: number,
    colour: text,
    interior_colour: text,
    simple_body: text,
    simple_transmission: text,
    simple_fuel: text,
    trans: text,
    fuel: text,
    drive: text,
    seats: number,
    doors: number,
    engine_size: text,
    vin: text.meta({ description: 'Null for the vehicle of a private seller.' }),
    has_nvic: z.boolean(),
    regplate: text.meta({ description: 'Null for the vehicle of a private seller.' }),
    rego_expiry: day,
    compliance_date: day,
    build_date: day,
    views: z.int(),
    dealercomments: text,
    standardEquipment: texts,
    features: texts,
    categories: texts,
    images: texts,
    thumbnails: texts,
    primary_image_url: text,
    file: text.meta({ description: 'The history report.' }),

    dealership_id: text,
    dealership_slug: text,
    city: text,
    state: text,
    private_suburb: text,
    private_postcode: text,
    location: Location.nullable(),
    variant: Variant,
    specifications: Specifications,
    finance_lenders: z.record(z.string(), Lender).meta({
      description: 'The lender whose figures the site shows for the vehicle; empty where it shows none.',
    }),
  })
  .meta({ id: 'Vehicle' })
