import { onLightPages } from '#sites/templates/light-pages.ts'
import type { TemplateManifest } from '#sites/templates/template-manifest.ts'

/** For caravans and touring: warm backgrounds, soft serifs, round corners, generous space. */
export const template: TemplateManifest = {
  colours: {
    light: {
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
    },
  },
  fonts: {
    screen: [
      {
        name: 'Fraunces',
        family: 'fraunces',
        weights: [400, 800],
        fallback: 'times',
        ascent: 97.8,
        descent: 25.5,
        widths: { 400: 104.3, 550: 106.7, 600: 101.4, 650: 102.9, 700: 104.4 },
      },
      {
        name: 'Figtree',
        family: 'figtree',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 95,
        descent: 25,
        widths: { 400: 99.6, 500: 100.3, 600: 95.5, 650: 95.9, 700: 96.5 },
      },
    ],
    print: {
      text: ['figtree', 400],
      strong: ['figtree', 600],
      display: ['fraunces', 600],
      price: ['fraunces', 600],
    },
  },
  brochure: {
    head: 'plain',
    isSpaced: false,
    titleSizes: [26, 23, 21, 19, 17, 15],
    priceSizes: [26, 23, 20, 17, 14],
  },
}
