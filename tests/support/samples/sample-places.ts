const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' }))

/** Two locations of the sample dealer, in different suburbs. */
export const chermside = {
  id: '20',
  dealershipSlug: 'harbour',
  name: 'Chermside - Sales',
  phone: '07 7010 0002',
  street: '1 Gympie Road',
  city: 'Chermside',
  state: 'qld' as const,
  postcode: '4032',
  hours: weekdays,
}
export const nundah = {
  ...chermside,
  id: '21',
  name: 'Nundah',
  street: '9 Sandgate Road',
  city: 'Nundah',
}
