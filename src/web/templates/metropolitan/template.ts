import { onLightPages } from '#sites/templates/light-pages.ts'
import type { TemplateManifest } from '#sites/templates/template-manifest.ts'

/** For a large group: an even grid that is quick to scan. */
export const template: TemplateManifest = {
  colours: {
    light: {
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
    },
  },
  fonts: {
    screen: [
      {
        name: 'Inter',
        family: 'inter',
        weights: [400, 800],
        fallback: 'arial',
        ascent: 96.88,
        descent: 24.12,
        widths: {
          400: [106.2, 28.1],
          500: [107.8, 26.7],
          550: [108.6, 25.9],
          600: [102.5, 25.2],
          650: [103.3, 24.4],
          700: [104, 23.7],
          750: [104.9, 22.8],
        },
      },
    ],
    print: {
      text: ['inter', 400],
      strong: ['inter', 600],
      display: ['inter', 700],
      price: ['inter', 700],
    },
  },
  brochure: {
    head: 'line',
    isSpaced: false,
    titleSizes: [25, 23, 21, 19, 17, 15],
    priceSizes: [27, 24, 20, 17, 14],
  },
}
