/** Vehicles per page: of results, of a model and of a dealership (SRCH-04). */
export const PAGE_SIZE = 21

/** How many pages this many vehicles fill. */
export function pageCount(vehicles: number): number {
  return Math.ceil(vehicles / PAGE_SIZE)
}
