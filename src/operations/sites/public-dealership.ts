import type { Dealership } from './dealership.ts'
import type { PublicCars } from './cached-cars.ts'

/**
 * What any page may read of the dealership it belongs to. A route that does more asks for a desk as well, such as
 * `LeadDesk`, so that nothing holds a store it does not use.
 */
export type PublicDealership = Pick<
  Dealership,
  | 'siteId'
  | 'site'
  | 'search'
  | 'inShownSpelling'
  | 'storedNames'
  | 'stockVocabulary'
  | 'places'
  | 'maps'
  | 'picture'
  | 'content'
  | 'textReader'
  | 'now'
> & { cars: PublicCars }
