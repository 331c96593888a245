import { onLightPages } from '#sites/templates/light-pages.ts'
import type { TemplateManifest } from '#sites/templates/template-manifest.ts'

/** For a used-car yard: bold narrow type, many vehicles on a screen, prices first. */
export const template: TemplateManifest = {
  colours: {
    light: {
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
    },
  },
  fonts: {
    screen: [
      {
        name: 'Archivo',
        family: 'archivo',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 87.8,
        descent: 21,
        widths: {
          400: [100.6, 20.9],
          500: [102.4, 20.5],
          550: [103.3, 20.2],
          600: [97.9, 20],
          650: [99.6, 19.8],
          700: [101.4, 19.6],
          750: [104.1, 19.2],
          800: [106.8, 18.9],
        },
      },
      {
        name: 'Archivo Narrow',
        family: 'archivo-narrow',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 103.5,
        descent: 31.2,
        widths: {
          400: [82.4, 22.8],
          500: [84, 22.8],
          550: [84.8, 22.8],
          600: [80.3, 22.8],
          650: [81.1, 22.8],
          700: [81.9, 22.8],
        },
      },
    ],
    print: {
      text: ['archivo', 400],
      strong: ['archivo', 600],
      display: ['archivo-narrow', 700],
      price: ['archivo-narrow', 700],
    },
  },
  brochure: {
    head: 'band',
    isSpaced: false,
    titleSizes: [30, 27, 24, 21, 18],
    priceSizes: [36, 31, 26, 21, 17, 14],
  },
}
