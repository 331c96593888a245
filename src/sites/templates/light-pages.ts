/** Colours that suit any template with light pages. */
export const onLightPages = {
  onDark: '#ffffff',
  onDarkSoft: '#c9ccd1',
  danger: '#b3141d',
  dangerPaper: '#fdf1f1',
  good: '#0b6b3a',
  tagReserved: '#7a4b00',
  tagElectric: '#0b6b3a',
}
