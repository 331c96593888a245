import { figures, roundly, type Sentence } from './story.ts'

/** The service book. */
export const books: readonly Sentence[] = [
  (s) =>
    s.books === 'dealer' &&
    `Serviced by ${s.make} dealers all its life, the last time at ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'dealer' &&
    `The logbook is stamped from the first service to the latest at ${figures(s.servicedAtKm)} km.`,
  (s) => s.books === 'dealer' && s.keys === 2 && `Full dealer history, both keys and the original manuals.`,
  (s) =>
    s.books === 'dealer' &&
    s.ageMonths < 84 &&
    `Every service was done by ${s.make} workshops and can be looked up by VIN.`,
  (s) => s.books === 'dealer' && `Its digital service record is complete, and we will print it for you.`,
  (s) =>
    s.books === 'local' &&
    s.ageMonths > 48 &&
    `One mechanic has looked after it since ${s.year + 1 + (s.detail % 3)}; we rang, and heard nothing bad.`,
  (s) =>
    s.books === 'local' &&
    `Serviced every ${s.detail % 2 ? '10,000' : '15,000'} km by a local workshop, with invoices to match.`,
  (s) =>
    s.books === 'local' &&
    `The service book is up to date to ${figures(s.servicedAtKm)} km, by an independent specialist.`,
  (s) =>
    s.books === 'local' &&
    `Its owner did things by the book: oil and filters on time, stamped at ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'part' &&
    `The service book has gaps before ${roundly(s.odometerKm * 0.55)} km; after that it is complete.`,
  (s) =>
    s.books === 'part' &&
    `Part history only, which is why we had our own workshop go through it at ${figures(s.servicedAtKm)} km.`,
  (s) => s.books === 'part' && `Some early stamps are missing; the last three services are documented.`,
  (s) => s.books === 'none' && `No service book came with it, and the price says so.`,
  (s) =>
    s.books === 'none' && `The books are lost, but the engine is dry, quiet and starts at the first turn.`,
]

/** What was replaced lately. */
export const works: readonly Sentence[] = [
  (s) => s.work !== null && `It has just been given ${s.work}.`,
  (s) =>
    s.work !== null &&
    s.books !== 'none' &&
    `The previous owner paid for ${s.work} not long ago; the invoice is in the file.`,
  (s) => s.work !== null && `In our workshop it received ${s.work}, and passed everything else.`,
  (s) => s.work !== null && `Money has been spent where you cannot see it: ${s.work}.`,
]

/** How many keys there are. */
export const keys: readonly Sentence[] = [
  (s) => s.keys === 2 && `Two keys are on the hook.`,
  (s) => s.keys === 2 && `Both keys and the wheel-lock tool are here.`,
  (s) => s.keys === 1 && `There is one key, and we can have a second cut and coded before you collect it.`,
  (s) => s.keys === 1 && s.ageMonths > 60 && `Comes with one key only.`,
]

/** How the tyres are. */
export const tyres: readonly Sentence[] = [
  (s) => s.tyres === 'new' && `All four tyres are new.`,
  (s) => s.tyres === 'new' && `It rides on a new set of tyres, fitted at ${figures(s.servicedAtKm)} km.`,
  (s) => s.tyres === 'new' && s.drive === '4x4' && `The all-terrain tyres have barely lost their whiskers.`,
  (s) => s.tyres === 'good' && `The tyres have more than half their tread left.`,
  (s) => s.tyres === 'good' && `Tread is even on all four tyres, which tells you the alignment is right.`,
  (s) => s.tyres === 'worn' && `The front tyres are legal, but budget for a pair within the year.`,
  (s) =>
    s.tyres === 'worn' && `It will want rear tyres before long, and we have allowed for that in the price.`,
]

/** What a test or a warranty promises. */
export const assurances: readonly Sentence[] = [
  (s) =>
    s.fuel === 'Electric' &&
    `The battery reads ${Math.max(88, 100 - Math.round(s.ageMonths / 8) - (s.detail % 3))}% of its capacity when new; ask us for the printout.`,
  (s) =>
    s.fuel === 'Electric' &&
    s.ageMonths < 84 &&
    `The battery is still under the maker’s eight-year warranty.`,
  (s) =>
    s.fuel === 'Hybrid' &&
    s.ageMonths > 36 &&
    `The hybrid battery was tested last week and is well within limits.`,
  (s) =>
    s.ageMonths < 34 &&
    `The factory warranty has more than ${s.ageMonths < 22 ? 'two years' : 'a year'} to run.`,
  (s) =>
    s.ageMonths < 58 &&
    ['Kia', 'MG', 'Mitsubishi'].includes(s.make) &&
    `${s.make}’s long warranty moves over to the next owner.`,
]
