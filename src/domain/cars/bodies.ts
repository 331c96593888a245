/** The body styles that feeds use most, each with its plural. A feed may have others. */
export const bodyPlurals: ReadonlyMap<string, string> = new Map([
  ['Cab Chassis', 'Cab Chassis'],
  ['Hatch', 'Hatches'],
  ['Bus', 'Buses'],
  ...`SUV Ute Hatchback Sedan Wagon Van Coupe Convertible Caravan Camper Motorhome Roadster`
    .split(' ')
    .map((style): [string, string] => [style, `${style}s`]),
  ['People Mover', 'People Movers'],
  ['Camper Trailer', 'Camper Trailers'],
])
