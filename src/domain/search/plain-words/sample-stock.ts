import type { Stock } from './stock-vocabulary.ts'

const models: Record<string, string[]> = {
  Toyota: [
    'HiLux',
    'Corolla',
    'RAV4',
    'Camry',
    'LandCruiser',
    'LandCruiser Prado',
    'Kluger',
    'Yaris Cross',
    '86',
    'C-HR',
  ],
  Mazda: ['2', '3', 'CX-5', 'CX-9', 'BT-50'],
  Ford: ['Ranger', 'Everest', 'Focus', 'Mustang'],
  'Isuzu Ute': ['D-MAX', 'MU-X'],
  'Mercedes-Benz': ['C200', 'Vito', 'GLC'],
  Volkswagen: ['Golf', 'Amarok', 'Tiguan', 'up!'],
  BMW: ['320i', 'X5', '3 Series'],
  Kia: ['Carnival', 'Cerato', 'Sportage'],
  Hyundai: ['i30', 'Tucson', 'Santa Fe', 'Staria'],
  Nissan: ['Navara', 'X-Trail', 'Patrol', 'Leaf'],
  Mitsubishi: ['Triton', 'Outlander', 'Eclipse Cross'],
  Tesla: ['Model 3', 'Model Y'],
  'Land Rover': ['Discovery', 'Range Rover Sport'],
  Holden: ['Commodore', 'Ute', 'Colorado'],
  Subaru: ['Outback', 'Forester'],
  Audi: ['A3', 'A4', 'Q5'],
  Peugeot: ['2008', '3008'],
  Jeep: ['Wrangler', 'Grand Cherokee'],
  MG: ['MG3', 'ZS'],
  Lexus: ['RX', 'IS'],
  Suzuki: ['Swift', 'Jimny'],
}

/** Test data: the stock of an invented dealer in Brisbane, with a little of everything. */
export const sampleStock: Stock = {
  values: {
    make: Object.keys(models),
    model: Object.values(models).flat(),
    make_model: Object.entries(models).flatMap(([make, names]) => names.map((name) => `${make} ${name}`)),
    body: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'Coupe', 'Convertible', 'Van', 'People Mover'],
    fuel: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
    transmission: ['Automatic', 'Manual'],
    drive: ['4x4', '4x2', 'AWD', 'FWD', 'RWD'],
    colour: ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Orange'],
    seats: ['2', '4', '5', '7', '8'],
    car_type: ['new', 'demo', 'used'],
    status: ['in_stock', 'coming_soon', 'sold'],
    state: ['qld', 'nsw'],
    city: ['Brisbane', 'Aspley', 'Gold Coast'],
    location_name: ['Harbour Motors Aspley'],
    categories: ['Family SUVs', 'Work Utes', 'Under $20k', '7 Seaters', 'Tow Vehicles'],
    features: [
      'Tow Bar',
      'Bull Bar',
      'Canopy',
      'Sunroof',
      'Leather Seats',
      'Heated Front Seats',
      'Apple CarPlay',
      'Reverse Camera',
      'Satellite Navigation',
    ],
  },
  sorts: ['relevance', 'latest', 'price-desc', 'price-asc'],
  weeklyRange: 'weekly_price',
  thisYear: () => 2026,
  canonicalPlaceName: (text) => placesByName.get(text.toLowerCase().replaceAll(',', '')) ?? null,
}

const placesByName = new Map(
  [
    'Toowoomba',
    'Gold Coast',
    'Richmond',
    'Richmond VIC',
    'Mount Isa',
    'Orange',
    'Ballarat',
    'Brisbane',
    'Surry Hills',
  ]
    // Postcodes
    .concat(['2019', '4350', '5000'])
    .map((name) => [name.toLowerCase(), name]),
)
