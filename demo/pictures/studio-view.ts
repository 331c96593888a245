/** From where a vehicle is pictured. Left and right are the vehicle’s own. */
export const studioViews = [
  'front-left',
  'front-right',
  'side',
  'rear-left',
  'rear-right',
  'front',
  'rear',
  'wheel',
] as const

export type StudioView = (typeof studioViews)[number]
