import type { SiteDocument } from '#sites/site.ts'

/** What customers of invented dealers can add to a vehicle that they buy online. */
export const purchaseChoices: NonNullable<SiteDocument['purchase']> = {
  accessories: [
    {
      id: 'tow-bar',
      name: 'Tow bar and wiring',
      text: 'A genuine tow bar with a flat seven-pin plug, fitted by us.',
      priceCents: 1_390_00,
    },
    { id: 'floor-mats', name: 'Rubber floor mats', priceCents: 195_00, carTypes: ['used', 'demo'] },
    {
      id: 'dash-cam',
      name: 'Dash camera, front and rear',
      text: 'Wired in, with a 64 GB card.',
      priceCents: 649_00,
    },
  ],
  protection: [
    {
      id: 'paint',
      name: 'Paint and interior protection',
      text: 'A ceramic coating and fabric treatment with a seven-year guarantee.',
      priceCents: 1_195_00,
      carTypes: ['new', 'demo'],
    },
    {
      id: 'warranty-3',
      name: 'Extended warranty, 3 years',
      text: 'Starts when the statutory or manufacturer’s warranty ends. It adds to your rights under the Australian Consumer Law.',
      priceCents: 1_890_00,
      carTypes: ['used'],
    },
  ],
  deliveryCents: 350_00,
  deliveryText: 'Within 150 km of the dealership, with a full tank and a handover at your door.',
}
