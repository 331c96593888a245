import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'
import { sortOrders } from '#domain/search/sort-orders.ts'
import { link } from '../identity.ts'

/** Which vehicles the site shows, and how search behaves. */
export const stockSettings = z.strictObject({
  vehicleWord: z
    .enum(['car', 'vehicle', 'caravan'])
    .default('car')
    .describe(
      'The word that the site uses for its vehicles. With `car` or `caravan`, a vehicle of the other kind keeps its own name.',
    ),
  soldDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .default(3)
    .describe('How many days the site keeps showing a sold vehicle. (include_sold_cars_days)'),
  minimumUsedPhotos: z
    .number()
    .int()
    .min(0)
    .max(50)
    .default(0)
    .describe('Hides used vehicles with fewer photos than this.'),
  excludedStockNumbers: z.array(z.string()).default([]).describe('Used vehicles to hide, by stock number.'),
  excludedMakes: z.array(z.string()).default([]).describe('Makes whose used vehicles are hidden.'),
  categories: z
    .array(z.string())
    .default([])
    .describe('The categories that shoppers can choose in search; empty offers all. (search_categories)'),
  carTypeFilter: z
    .enum(['all', 'new-demo-combined', 'without-all'])
    .default('all')
    .describe('The car-type filter: All/New/Demo/Used, New and Demo combined, or no All.'),
  sortOptions: z
    .array(z.enum(sortOrders))
    .min(1)
    .default(['relevance', 'latest', 'price-desc', 'price-asc'])
    .describe('The sort orders that shoppers can choose. Kilometres is off unless listed.'),
  defaultSort: z
    .enum(sortOrders)
    .default('latest')
    .describe(
      'The sort order until the shopper chooses one. A text query starts with the best match, if `relevance` is offered.',
    ),
  hideCardDetails: z
    .boolean()
    .default(false)
    .describe('Cards show no details, only “Like this and want something similar?”.'),
  showEngineDetails: z
    .boolean()
    .default(false)
    .describe('Shows cylinders, litres and induction on the vehicle page.'),
  electricTag: z.boolean().default(false).describe('Tags electric and hybrid vehicles.'),
  certifiedBadge: z.boolean().default(false).describe('Shows the maker’s certified-used badge.'),
  approximateStockCount: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('What to call the number of results when a hosted engine stops counting.'),
  marketingCardPositions: z
    .array(z.number().int().positive())
    .default([8, 17])
    .describe('The positions of marketing cards in the results, counted across all pages.'),
  callToActionPositions: z
    .array(z.number().int().positive())
    .default([30])
    .describe('The positions of the call-to-action card in the results, counted across all pages.'),
  makesInModelPaths: z
    .array(z.string().min(1))
    .max(20)
    .default([])
    .describe('The makes whose model pages have the make in their address, such as /ldv-t60.'),
  makeMarks: z
    .array(
      z.strictObject({
        make: z
          .string()
          .min(1)
          .describe('The make. Capitals, spaces, hyphens and accents make no difference.'),
        url: link.describe('The address of the logo.'),
      }),
    )
    .default([])
    .describe('The makers’ logos, if the dealer may show them. Other makes get a drawn plate.'),
  defaultPicture: link
    .nullable()
    .default(null)
    .describe(
      'The address of the picture for vehicles without a photo. Without one, they show an outline of their body.',
    ),
  saving: z.boolean().default(true).describe('Visitors can save vehicles. (garage_enabled)'),
  anonymousFavourites: z
    .boolean()
    .default(false)
    .describe('Stores favourites on the device without signing in.'),
  heroWording: z
    .enum(['Search Our New & Used Vehicles', 'Search Our Stock'])
    .default('Search Our New & Used Vehicles')
    .describe('The text above the search on the home page.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock that this dealer sells.'),
})
