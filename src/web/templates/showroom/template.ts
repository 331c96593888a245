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
        widths: { 300: 94.8, 350: 96.5, 400: 98.1, 450: 98.7, 550: 100, 650: 95.9 },
      },
      {
        name: 'Red Hat Text',
        family: 'red-hat-text',
        weights: [300, 800],
        fallback: 'arial',
        ascent: 101.8,
        descent: 30.5,
        widths: { 400: 99.3, 450: 100.5, 500: 101.7, 550: 103, 600: 98.9, 650: 100.8, 700: 102.6 },
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
