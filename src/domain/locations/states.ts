/** The states and territories by the codes that settings use. */
export const stateNames = {
  act: 'Australian Capital Territory',
  nsw: 'New South Wales',
  nt: 'Northern Territory',
  qld: 'Queensland',
  sa: 'South Australia',
  tas: 'Tasmania',
  vic: 'Victoria',
  wa: 'Western Australia',
} as const

export function isState(text: string): text is keyof typeof stateNames {
  return Object.hasOwn(stateNames, text)
}
