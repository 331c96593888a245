import { figures, roundedText, type Sentence } from './story.ts'

/** Its service history. */
export const books: readonly Sentence[] = [
  (s) =>
    s.books === 'dealer' &&
    `Serviced by ${s.make} dealers all its life, most recently at ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'dealer' &&
    `The logbook is stamped from the first service to the latest at ${figures(s.servicedAtKm)} km.`,
  (s) => s.books === 'dealer' && s.keys === 2 && `Full dealer history, both keys and the original manuals.`,
  (s) =>
    s.books === 'dealer' &&
    s.ageMonths < 84 &&
    `Every service was done by a ${s.make} workshop and can be looked up by VIN.`,
  (s) => s.books === 'dealer' && `Its digital service record is complete, and we’ll print it for you.`,
  (s) =>
    s.books === 'local' &&
    s.ageMonths > 48 &&
    `One mechanic has looked after it since ${s.year + 1 + (s.detail % 3)}; we rang, and heard nothing but good.`,
  (s) =>
    s.books === 'local' &&
    `Serviced every ${s.detail % 2 ? '10,000' : '15,000'} km by a local workshop, with invoices to match.`,
  (s) =>
    s.books === 'local' &&
    `Serviced by an independent specialist, with the book up to date to ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'local' &&
    `Its owner did things by the book: oil and filters on time, stamped at ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'part' &&
    `The service book has gaps before ${roundedText(s.odometerKm * 0.55)} km; after that it is complete.`,
  (s) =>
    s.books === 'part' &&
    `Part history only, so our own workshop went right through it at ${figures(s.servicedAtKm)} km.`,
  (s) => s.books === 'part' && `Some early stamps are missing; the last three services are documented.`,
  (s) => s.books === 'none' && `It came without a service book, and the price reflects that.`,
  (s) => s.books === 'none' && `The books are lost, but the engine is dry, quiet and starts first turn.`,
]

/** Recent repairs. */
export const works: readonly Sentence[] = [
  (s) => s.work !== null && `It’s just had ${s.work}.`,
  (s) =>
    s.work !== null &&
    s.books !== 'none' &&
    `The previous owner paid for ${s.work} not long ago; the invoice is in the file.`,
  (s) => s.work !== null && `Our workshop gave it ${s.work}, and it passed everything else.`,
]

/** Its keys. */
export const keys: readonly Sentence[] = [
  (s) => s.keys === 2 && `Comes with two keys.`,
  (s) => s.keys === 2 && `Both keys and the wheel-lock tool are here.`,
  (s) => s.keys === 1 && `There’s one key, and we can have a second cut and coded before you collect it.`,
  (s) => s.keys === 1 && s.ageMonths > 60 && `Comes with one key only.`,
]

/** Its tyres. */
export const tyres: readonly Sentence[] = [
  (s) => s.tyres === 'new' && `All four tyres are new.`,
  (s) => s.tyres === 'new' && `It rides on a new set of tyres, fitted at ${figures(s.servicedAtKm)} km.`,
  (s) => s.tyres === 'new' && s.drive === '4x4' && `The all-terrain tyres have barely lost their whiskers.`,
  (s) => s.tyres === 'good' && `The tyres have more than half their tread left.`,
  (s) => s.tyres === 'good' && `Tread is even on all four tyres, which tells you the alignment is right.`,
  (s) => s.tyres === 'worn' && `The front tyres are legal, but budget for a pair within the year.`,
  (s) => s.tyres === 'worn' && `It’ll need rear tyres before long, and we’ve allowed for that in the price.`,
]

/** Test results and warranties. */
export const assurances: readonly Sentence[] = [
  (s) =>
    s.fuel === 'Electric' &&
    `The battery reads ${Math.max(88, 100 - Math.round(s.ageMonths / 8) - (s.detail % 3))}% of its capacity when new; ask us for the printout.`,
  (s) =>
    s.fuel === 'Electric' &&
    s.ageMonths < 84 &&
    `The battery is still under the manufacturer’s eight-year warranty.`,
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
    `${s.make}’s long warranty carries over to the next owner.`,
]
