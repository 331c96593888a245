/** How feeds word the fuel, in lower case. */
export const fuelWords = new Map([
  ['hybrid', 'Hybrid'],
  ['e', 'Electric'],
  ['electric', 'Electric'],
  ['d', 'Diesel'],
  ['diesel', 'Diesel'],
  ['lpg', 'LPG'],
  ['p', 'Petrol'],
  ['petrol', 'Petrol'],
  ['u', 'Petrol'],
  ['unleaded', 'Petrol'],
])
