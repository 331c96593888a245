import type { Site } from '../site.ts'

type Place = Pick<Site, 'dealerships' | 'locations'>

/**
 * New South Wales requires a motor dealer or repairer to show its licence number wherever it advertises. Each location
 * there whose dealership lacks the number is a problem with the document.
 */
export function missingLicences({ dealerships, locations }: Place): { path: string; message: string }[] {
  return locations
    .filter(({ state }) => state === 'nsw')
    .flatMap(({ name, type, dealershipSlug }) => {
      const index = dealerships.findIndex(({ slug }) => slug === dealershipSlug)
      const dealership = dealerships[index]
      const needed = type === 'parts' ? [] : servicing.has(type) ? repairer : dealer
      return needed
        .filter((number) => !dealership?.[number]?.trim())
        .map((number) => ({
          path: `dealerships[${index}].${number}`,
          message: `${name} is in New South Wales, which requires a ${licences[number]} licence number`,
        }))
    })
}

const servicing = new Set<Place['locations'][number]['type']>(['service', 'service-and-parts'])
const dealer = ['licenceNumber'] as const
const repairer = ['repairerLicenceNumber'] as const
const licences = { licenceNumber: 'motor dealer', repairerLicenceNumber: 'motor vehicle repairer' }
