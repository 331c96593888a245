/** How feeds word the transmission, in lower case. */
export const transmissionWords = new Map([
  ['a', 'Automatic'],
  ['auto', 'Automatic'],
  ['automatic', 'Automatic'],
  ['cvt', 'Automatic'],
  ['dct', 'Automatic'],
  ['dsg', 'Automatic'],
  ['m', 'Manual'],
  ['manual', 'Manual'],
])
