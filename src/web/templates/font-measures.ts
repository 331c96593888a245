import type { Measures } from './stand-in-fonts.ts'

/** Of the fonts that templates bring, in the weights they use. */
export const fontMeasures = {
  inter: {
    ascent: 96.88,
    descent: 24.12,
    widths: { 400: 106, 500: 106.9, 600: 101.6, 650: 102, 700: 102.5, 750: 103 },
  },
  'red-hat-display': {
    ascent: 101.8,
    descent: 30.5,
    widths: { 300: 94.8, 350: 96.5, 400: 98.1, 450: 98.7, 550: 100, 650: 95.9 },
  },
  'red-hat-text': {
    ascent: 101.8,
    descent: 30.5,
    widths: { 400: 99.3, 450: 100.5, 500: 101.7, 550: 103, 600: 98.9, 650: 100.8, 700: 102.6 },
  },
  archivo: {
    ascent: 87.8,
    descent: 21,
    widths: { 400: 98.3, 500: 99.7, 600: 95.5, 650: 97.1, 700: 98.6, 750: 100.9, 800: 103.2 },
  },
  'archivo-narrow': {
    ascent: 103.5,
    descent: 31.2,
    widths: { 400: 82.6, 500: 84, 600: 80.6, 650: 81.3, 700: 82 },
  },
  fraunces: {
    ascent: 97.8,
    descent: 25.5,
    widths: { 400: 104.3, 550: 106.7, 600: 101.4, 650: 102.9, 700: 104.4 },
  },
  figtree: {
    ascent: 95,
    descent: 25,
    widths: { 400: 99.6, 500: 100.3, 600: 95.5, 650: 95.9, 700: 96.5 },
  },
} satisfies Record<string, Measures>
