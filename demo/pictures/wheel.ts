import { gradient, radial } from './studio.ts'

/** A wheel of radius 100, drawn once and used at every axle. */
export const wheelDefs = [
  radial('tyre', '', ['.7 #0e1012', '.8 #25282c', '1 #0c0d0e']),
  gradient('rim', 'x2="1" y2="1"', ['0 #f3f5f7', '1 #8b939b']),
  '<path id="spoke" d="M9-8L58-15L63-6L20-2V2L63 6L58 15L9 8z"/><g id="wheel"><circle r="100" fill="url(#tyre)"/><circle r="71" fill="#17191c"/>',
  '<circle r="47" fill="#5d6369"/><circle r="22" fill="#2f3338"/><g fill="url(#rim)">',
  ...[18, 90, 162, 234, 306].map((angle) => `<use href="#spoke" transform="rotate(${angle})"/>`),
  '<circle r="12"/></g><circle r="67" fill="none" stroke="url(#rim)" stroke-width="6"/></g>',
].join('')

export function wheelAt(x: number, radius: number): string {
  return `<use href="#wheel" transform="translate(${x} ${radius})scale(${radius / 100})"/>`
}
