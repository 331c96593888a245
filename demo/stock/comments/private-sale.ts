import { figures, roundedText, type Sentence } from './story.ts'

/** Written by the owners themselves, in the first person. */
export const privateOpenings: readonly Sentence[] = [
  (s) =>
    s.owners === 1 &&
    `I bought it new in ${s.year} and have driven every one of its ${figures(s.odometerKm)} km myself.`,
  (s) => s.owners === 1 && `My late husband chose this ${s.model} new, and I no longer drive.`,
  (s) =>
    s.owners !== 1 &&
    `I bought this ${s.model} ${2 + (s.detail % 4)} years ago from a neighbour and have had no trouble with it.`,
  (s) => s.owners !== 1 && `We’re moving to the mainland and can’t take the ${s.model} with us.`,
  (s) => `Selling because I got a car with work, otherwise I’d keep this ${s.model}.`,
  (s) => s.ageMonths > 80 && `The old ${s.model} has been part of the family since school camp.`,
  (s) => s.kmShare < 0.8 && `I work from home now and it mostly sits in the carport.`,
  (s) => s.body === 'Ute' && `I’ve finished building the house, so the ute can go.`,
  (s) => s.body === 'SUV' && `The kids have their own cars now and we’re going smaller.`,
  (s) => s.body === 'Hatchback' && `My daughter learned to drive in this ${s.model} and passed first time.`,
  (s) => s.body === 'Coupe' && `We’ve got a baby seat to fit, and it doesn’t fit in here.`,
  (s) =>
    s.fuel === 'Electric' && `I put solar on the roof for this car, and the next one will be electric too.`,
]

export const privateMiddles: readonly Sentence[] = [
  (s) =>
    s.books === 'dealer' &&
    `Always serviced by the ${s.make} dealer, last time at ${figures(s.servicedAtKm)} km.`,
  (s) =>
    s.books === 'local' &&
    `Our mechanic in town has done the services, and I have all his invoices in a folder.`,
  (s) =>
    s.books === 'part' &&
    `I have the records from ${roundedText(s.odometerKm * 0.5)} km on, but nothing from before my time.`,
  (s) => s.books === 'none' && `I never kept the book, but it got an oil change every spring.`,
  (s) => s.work !== null && `I paid for ${s.work} this year.`,
  (s) => s.tyres === 'new' && `The tyres are ${3 + (s.detail % 6)} weeks old.`,
  (s) => s.tyres === 'worn' && `It’ll need tyres before winter, I won’t pretend otherwise.`,
  (s) => s.mark !== null && `It has ${s.mark}, which I always meant to get fixed.`,
  (s) => s.mark === null && `Always garaged, never smoked in.`,
  (s) => s.features.includes('Tow Bar') && `The tow bar has pulled our tinny to the ramp and back.`,
  (s) => s.features.includes('Heated Front Seats') && `You’ll love the heated seats on a frosty morning.`,
  (s) => s.drive === 'AWD' && `Never put a wheel wrong on the road up the mountain in snow.`,
  (s) => s.drive === '4x4' && `It’s done the west coast tracks twice and came home both times.`,
  (s) =>
    s.litresPer100Km !== null &&
    s.litresPer100Km < 7 &&
    `I get about ${Math.round(430 / s.litresPer100Km) * 10} km from a tank.`,
]

export const privateClosings: readonly Sentence[] = [
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 1 &&
    `It has another ${s.registeredMonths} months’ rego.`,
  () => `Evenings and weekends suit me for test drives.`,
  () => `The desk at Fairhand has the spare key and the paperwork.`,
  () => `The price is what I need for it, but serious buyers can ask.`,
  (s) => `Please bring someone who can drive ${s.gearbox === 'Manual' ? 'a manual' : 'it home'}.`,
]
