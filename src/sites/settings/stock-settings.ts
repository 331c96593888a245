import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'
import { sortOrders } from '#domain/search/vehicle-facets.ts'
import { link } from '../identity.ts'

/** Which vehicles the site shows, and how search behaves. */
export const stockSettings = z.strictObject({
  vehicleWord: z
    .enum(['car', 'vehicle', 'caravan'])
    .default('car')
    .describe('The word the site uses for a vehicle.'),
  soldDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .default(3)
    .describe('For how many days a sold vehicle is still shown. (include_sold_cars_days)'),
  minimumUsedPhotos: z
    .number()
    .int()
    .min(0)
    .max(50)
    .default(0)
    .describe('Used stock with fewer photos is held back.'),
  excludedStockNumbers: z
    .array(z.string())
    .default([])
    .describe('Used stock that is held back, by stock number.'),
  excludedMakes: z.array(z.string()).default([]).describe('Makes whose used stock is held back.'),
  categories: z
    .array(z.string())
    .default([])
    .describe('The categories offered in search; empty offers all there are. (search_categories)'),
  carTypeFilter: z
    .enum(['all', 'new-demo-combined', 'without-all'])
    .default('all')
    .describe('The car-type filter: All/New/Demo/Used, with New and Demo as one, or without All.'),
  sortOptions: z
    .array(z.enum(sortOrders))
    .min(1)
    .default(['relevance', 'latest', 'price-desc', 'price-asc'])
    .describe('The orders a shopper may choose; kilometres are off unless listed.'),
  defaultSort: z.enum(sortOrders).default('latest').describe('The order before a shopper chooses one.'),
  hideCardDetails: z
    .boolean()
    .default(false)
    .describe('Cards show no details, only “Like this and want something similar?”.'),
  showEngineDetails: z
    .boolean()
    .default(false)
    .describe('Cylinders, litres and induction on the vehicle page.'),
  electricTag: z.boolean().default(false).describe('Tags electric and hybrid vehicles.'),
  certifiedBadge: z.boolean().default(false).describe('Shows the maker’s certified-used badge.'),
  approximateStockCount: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('What to call the stock when a hosted engine stops counting.'),
  marketingCardPositions: z
    .array(z.number().int().positive())
    .default([8, 17])
    .describe('Where marketing cards stand in the results, counted through all pages.'),
  callToActionPositions: z
    .array(z.number().int().positive())
    .default([30])
    .describe('Where the call-to-action card stands in the results, counted through all pages.'),
  makeMarks: z
    .array(
      z.strictObject({
        make: z.string().min(1).describe('The make, as the stock names it.'),
        url: link.describe('Where its picture is.'),
      }),
    )
    .default([])
    .describe('The makers’ own marks, where the dealer may show them; other makes have a drawn plate.'),
  saving: z.boolean().default(true).describe('Visitors can save vehicles. (garage_enabled)'),
  anonymousFavourites: z
    .boolean()
    .default(false)
    .describe('Favourites are kept on the device without signing in.'),
  heroWording: z
    .enum(['Search Our New & Used Vehicles', 'Search Our Stock'])
    .default('Search Our New & Used Vehicles')
    .describe('The words above the search on the home page.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock this dealer sells.'),
})
