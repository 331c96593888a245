import { onLightPages } from '#sites/templates/light-pages.ts'
import type { TemplateManifest } from '#sites/templates/template-manifest.ts'

/** For a single brand: light, widely spaced type, generous space, sharp corners, pictures first. */
export const template: TemplateManifest = {
  colours: {
    light: {
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
    },
    dark: {
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
    },
  },
  fonts: {
    screen: [
      {
        name: 'Red Hat Display',
        family: 'red-hat-display',
        weights: [300, 800],
        fallback: 'arial',
        ascent: 101.8,
        descent: 30.5,
        widths: {
          300: [96.2, 22.1],
          350: [98.2, 21.8],
          400: [100.1, 21.5],
          450: [100.8, 21.4],
          550: [102.3, 21.1],
          650: [97.9, 20.7],
        },
      },
      {
        name: 'Red Hat Text',
        family: 'red-hat-text',
        weights: [300, 800],
        fallback: 'arial',
        ascent: 101.8,
        descent: 30.5,
        widths: {
          400: [100.7, 23.3],
          450: [102.1, 23.1],
          500: [103.5, 22.9],
          550: [105.1, 22.6],
          600: [100.7, 22.2],
          650: [102.9, 21.9],
          700: [105, 21.5],
        },
      },
    ],
    print: {
      text: ['red-hat-text', 400],
      strong: ['red-hat-text', 600],
      display: ['red-hat-display', 400],
      price: ['red-hat-display', 500],
    },
  },
  brochure: {
    head: 'plain',
    isSpaced: true,
    titleSizes: [29, 26, 23, 20, 17],
    priceSizes: [25, 22, 19, 16, 13],
  },
}
