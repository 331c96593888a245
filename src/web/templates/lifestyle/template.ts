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
        widths: {
          400: [106.6, 22.4],
          560: [109.7, 21.9],
          600: [103.6, 21.8],
          650: [105.4, 21.4],
          700: [107.2, 21.1],
        },
      },
      {
        name: 'Figtree',
        family: 'figtree',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 95,
        descent: 25,
        widths: {
          400: [100.5, 24.7],
          500: [101.4, 24.4],
          550: [102, 24.3],
          600: [96.2, 24.1],
          650: [96.8, 24],
          700: [97.4, 23.8],
        },
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
