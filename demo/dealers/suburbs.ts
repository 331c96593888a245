/** The demo dealers’ suburbs. Their postcodes and coordinates are real; the streets are invented. */
export const suburbs = {
  Aspley: { city: 'Aspley', state: 'qld', postcode: '4034', latitude: -27.3636, longitude: 153.0169 },
  Moorooka: { city: 'Moorooka', state: 'qld', postcode: '4105', latitude: -27.5342, longitude: 153.0244 },
  Springwood: { city: 'Springwood', state: 'qld', postcode: '4127', latitude: -27.611, longitude: 153.129 },
  Indooroopilly: {
    city: 'Indooroopilly',
    state: 'qld',
    postcode: '4068',
    latitude: -27.501,
    longitude: 152.974,
  },
  'Mount Isa': { city: 'Mount Isa', state: 'qld', postcode: '4825', latitude: -20.7256, longitude: 139.4927 },
  Ringwood: { city: 'Ringwood', state: 'vic', postcode: '3134', latitude: -37.8114, longitude: 145.2306 },
  Bayswater: { city: 'Bayswater', state: 'vic', postcode: '3153', latitude: -37.842, longitude: 145.268 },
  Minchinbury: { city: 'Minchinbury', state: 'nsw', postcode: '2770', latitude: -33.792, longitude: 150.815 },
  Lansvale: { city: 'Lansvale', state: 'nsw', postcode: '2166', latitude: -33.899, longitude: 150.952 },
  Tuggerah: { city: 'Tuggerah', state: 'nsw', postcode: '2259', latitude: -33.307, longitude: 151.418 },
  'Gepps Cross': { city: 'Gepps Cross', state: 'sa', postcode: '5094', latitude: -34.85, longitude: 138.6 },
  'Victor Harbor': {
    city: 'Victor Harbor',
    state: 'sa',
    postcode: '5211',
    latitude: -35.552,
    longitude: 138.62,
  },
  Claremont: { city: 'Claremont', state: 'wa', postcode: '6010', latitude: -31.9806, longitude: 115.7819 },
  Kununurra: { city: 'Kununurra', state: 'wa', postcode: '6743', latitude: -15.7783, longitude: 128.7439 },
  Winnellie: { city: 'Winnellie', state: 'nt', postcode: '0820', latitude: -12.429, longitude: 130.887 },
  Yarrawonga: { city: 'Yarrawonga', state: 'nt', postcode: '0830', latitude: -12.477, longitude: 130.98 },
  Katherine: { city: 'Katherine', state: 'nt', postcode: '0850', latitude: -14.4652, longitude: 132.2635 },
  'Tennant Creek': {
    city: 'Tennant Creek',
    state: 'nt',
    postcode: '0860',
    latitude: -19.6484,
    longitude: 134.19,
  },
  'Alice Springs': {
    city: 'Alice Springs',
    state: 'nt',
    postcode: '0870',
    latitude: -23.698,
    longitude: 133.8807,
  },
  Nhulunbuy: { city: 'Nhulunbuy', state: 'nt', postcode: '0880', latitude: -12.1823, longitude: 136.7783 },
  'Humpty Doo': { city: 'Humpty Doo', state: 'nt', postcode: '0836', latitude: -12.574, longitude: 131.1 },
  Fyshwick: { city: 'Fyshwick', state: 'act', postcode: '2609', latitude: -35.333, longitude: 149.17 },
  Hume: { city: 'Hume', state: 'act', postcode: '2620', latitude: -35.389, longitude: 149.167 },
  Belconnen: { city: 'Belconnen', state: 'act', postcode: '2617', latitude: -35.2386, longitude: 149.0658 },
  Moonah: { city: 'Moonah', state: 'tas', postcode: '7009', latitude: -42.8472, longitude: 147.2967 },
  Invermay: { city: 'Invermay', state: 'tas', postcode: '7248', latitude: -41.4216, longitude: 147.133 },
} as const satisfies Record<string, Place>

export type Suburb = keyof typeof suburbs
type Place = { city: string; state: string; postcode: string; latitude: number; longitude: number }

/** The suburbs of private sellers in Tasmania. */
export const privateSuburbs = [
  ['Sandy Bay', '7005'],
  ['Kingston', '7050'],
  ['Bellerive', '7018'],
  ['Lindisfarne', '7015'],
  ['New Town', '7008'],
  ['Glenorchy', '7010'],
  ['Sorell', '7172'],
  ['Huonville', '7109'],
  ['Riverside', '7250'],
  ['Devonport', '7310'],
  ['Burnie', '7320'],
  ['New Norfolk', '7140'],
] as const
