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
        widths: { 400: 98.3, 500: 99.7, 600: 95.5, 650: 97.1, 700: 98.6, 750: 100.9, 800: 103.2 },
      },
      {
        name: 'Archivo Narrow',
        family: 'archivo-narrow',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 103.5,
        descent: 31.2,
        widths: { 400: 82.6, 500: 84, 600: 80.6, 650: 81.3, 700: 82 },
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
