import type { ColourScheme, Template } from './appearance.ts'

/** The neutral colours of a page. The template sets these, and the theme sets the dealer’s own. */
export type NeutralColours = {
  ink: string
  inkSoft: string
  paper: string
  paperSunken: string
  paperRaised: string
  line: string
  lineStrong: string
  paperDark: string
  onDark: string
  onDarkSoft: string
  danger: string
  dangerPaper: string
  good: string
  tagSold: string
  tagReserved: string
  tagElectric: string
  /** The lit and the shaded backdrop behind a cut-out picture of a vehicle. */
  backdropLight: string
  backdropDeep: string
}

const onLightPages = {
  onDark: '#ffffff',
  onDarkSoft: '#c9ccd1',
  danger: '#b3141d',
  dangerPaper: '#fdf1f1',
  good: '#0b6b3a',
  tagReserved: '#7a4b00',
  tagElectric: '#0b6b3a',
}

const metropolitan: NeutralColours = {
  ...onLightPages,
  ink: '#12161c',
  inkSoft: '#4c5665',
  paper: '#ffffff',
  paperSunken: '#f4f6f8',
  paperRaised: '#ffffff',
  line: '#d8dee6',
  lineStrong: '#76808e',
  paperDark: '#12161c',
  tagSold: '#12161c',
  backdropLight: '#f7f9fb',
  backdropDeep: '#dfe5ec',
}

const showroom: NeutralColours = {
  ...onLightPages,
  ink: '#141414',
  inkSoft: '#55534f',
  paper: '#ffffff',
  paperSunken: '#f5f4f2',
  paperRaised: '#ffffff',
  line: '#e2e0dc',
  lineStrong: '#807d77',
  paperDark: '#0f0f0f',
  tagSold: '#141414',
  backdropLight: '#fbfaf9',
  backdropDeep: '#e1ded9',
}

const showroomAtNight: NeutralColours = {
  ...onLightPages,
  ink: '#f4f2ee',
  inkSoft: '#b6b2aa',
  paper: '#111111',
  paperSunken: '#1a1a1a',
  paperRaised: '#181818',
  line: '#33312e',
  lineStrong: '#8a867e',
  paperDark: '#080808',
  danger: '#ff9a93',
  dangerPaper: '#2d1413',
  good: '#6fd39b',
  tagSold: '#000000',
  backdropLight: '#3a3835',
  backdropDeep: '#1c1b1a',
}

const yard: NeutralColours = {
  ...onLightPages,
  ink: '#17130f',
  inkSoft: '#57504a',
  paper: '#ffffff',
  paperSunken: '#f3f1ee',
  paperRaised: '#ffffff',
  line: '#d9d4cd',
  lineStrong: '#7d756c',
  paperDark: '#1a1714',
  tagSold: '#17130f',
  backdropLight: '#f1eeea',
  backdropDeep: '#d8d2c9',
}

const lifestyle: NeutralColours = {
  ...onLightPages,
  ink: '#24201b',
  inkSoft: '#5d554b',
  paper: '#fdfaf4',
  paperSunken: '#f5eee2',
  paperRaised: '#ffffff',
  line: '#e6dccb',
  lineStrong: '#85796a',
  paperDark: '#2a2620',
  tagSold: '#24201b',
  backdropLight: '#f6efe1',
  backdropDeep: '#d9e2d8',
}

/** The templates’ light and dark colours. A template may have only one of them. */
export const templateColours: Record<Template, Partial<Record<ColourScheme, NeutralColours>>> = {
  metropolitan: { light: metropolitan },
  showroom: { light: showroom, dark: showroomAtNight },
  yard: { light: yard },
  lifestyle: { light: lifestyle },
}
