/** The kinds of vehicle that have been photographed in the studio. */
export type StudioKind =
  | 'sedan'
  | 'hatch'
  | 'wagon'
  | 'suv'
  | 'coupe'
  | 'convertible'
  | 'ute'
  | 'single-cab-ute'
  | 'van'
  | 'people-mover'
  | 'caravan'
