import type { LonLat } from '#domain/locations/map/atlas.ts'

/**
 * The borders between the states. Most are meridians and parallels. Those along rivers and ranges only have the towns and
 * corners on the way, so they are for maps of the whole country.
 */
export const stateBorders: readonly (readonly LonLat[])[] = [
  // Western Australia
  [
    [129, -14.9],
    [129, -31.7],
  ],
  // The Northern Territory and Queensland, then South Australia
  [
    [129, -26],
    [138, -26],
    [138, -16.55],
  ],
  // South Australia and Queensland
  [
    [138, -26],
    [141, -26],
    [141, -29],
  ],
  // Queensland and New South Wales: the 29th parallel, the rivers, then the ranges to Point Danger
  [
    [141, -29],
    [148.96, -29],
    [150.3, -28.55],
    [151.17, -28.86],
    [151.93, -28.92],
    [152.49, -28.25],
    [153.55, -28.17],
  ],
  // South Australia, New South Wales and Victoria
  [
    [141, -29],
    [141, -34.02],
    [140.96, -38.06],
  ],
  // New South Wales and Victoria: the Murray, then a straight line to Cape Howe
  [
    [140.97, -34.02],
    [142.16, -34.18],
    [143.55, -35.33],
    [144.75, -36.12],
    [146.0, -36.01],
    [146.92, -36.08],
    [148.05, -36.0],
    [148.2, -36.8],
    [149.98, -37.51],
  ],
]
