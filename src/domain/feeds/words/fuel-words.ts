/** How feeds word the fuel, in lower case. A mapping’s own `values` come first. */
const words = new Map([
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

/** The fuel that shoppers filter by; any other text stays as it is. */
export function fuelName(text: string): string {
  return words.get(text.toLowerCase()) ?? text
}
