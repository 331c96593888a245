import type { Site } from './site.ts'

/** A dealer must show their licence numbers wherever they advertise, with the name of the business that holds them. */
export function licences(dealerships: Site['dealerships']) {
  return dealerships.flatMap(({ name, licenceNumber, repairerLicenceNumber }) => [
    ...(licenceNumber ? [{ label: `${name}: Motor dealer licence`, number: licenceNumber }] : []),
    ...(repairerLicenceNumber
      ? [{ label: `${name}: Motor vehicle repairer licence`, number: repairerLicenceNumber }]
      : []),
  ])
}

/** The small print beside finance figures. The warning comes first, because the asterisk beside a comparison rate refers to it. */
export function financeSmallPrint({ finance }: Pick<Site, 'finance'>) {
  return [
    `${finance.comparisonRateWarning} ${finance.comparisonRateBasis}`,
    'Repayments are indicative only and depend on your circumstances and the lender’s approval.',
    ...finance.disclaimers,
  ]
}
