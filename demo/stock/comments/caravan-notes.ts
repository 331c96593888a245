import { figures, type Sentence } from './story.ts'

export type CaravanStory = {
  make: string
  model: string
  badge: string
  isNew: boolean
  year: number
  ageMonths: number
  sleeps: number
  tareWeightKg: number
  aggregateTrailerMassKg: number
  bodyLengthMm: number
  axleType: string
  features: readonly string[]
  city: string
  detail: number
}

export const caravanOpenings: readonly Sentence<CaravanStory>[] = [
  (s) => s.isNew && `New on the ground at ${s.city}: walk through it, lie on the bed, count the cupboards.`,
  (s) =>
    s.isNew &&
    `This season’s ${s.model} ${s.badge}, with the manufacturer’s warranty starting the day you tow it away.`,
  (s) => s.isNew && `Our display van, so you get every option we had fitted to show it off.`,
  (s) => s.isNew && `The layout that sells itself: people step in, look at each other and nod.`,
  (s) => !s.isNew && s.ageMonths < 50 && `Bought for a trip that ended sooner than planned, and hardly used.`,
  (s) => !s.isNew && `One couple, one lap of Australia and a diary of every night in it.`,
  (s) => !s.isNew && `Stored under cover, and out for ${4 + (s.detail % 9)} trips along the coast.`,
  (s) => !s.isNew && s.sleeps >= 4 && `The kids have outgrown the bunks, so it’s ready for a young family.`,
  (s) => !s.isNew && `Stored under cover, and taken on ${4 + (s.detail % 9)} trips along the coast.`,
  (s) =>
    !s.isNew && s.ageMonths > 70 && `A ${s.year} van with dry seams, which is the first thing we checked.`,
  (s) =>
    !s.isNew &&
    `It’s been to the Flinders and the Coorong, and has a little red dust in the door seals to prove it.`,
]

export const caravanMiddles: readonly Sentence<CaravanStory>[] = [
  (s) =>
    `Tare is ${figures(s.tareWeightKg)} kg with ${figures(s.aggregateTrailerMassKg - s.tareWeightKg)} kg of payload; bring your car’s numbers and we’ll do the sums with you.`,
  (s) => s.axleType === 'Tandem' && `Tandem axles keep it steady when the road trains come past.`,
  (s) => s.axleType === 'Single' && `On a single axle it’s easy to push into the shed by hand.`,
  (s) => s.sleeps === 2 && `Made for two: island bed, club lounge and nobody to climb over at night.`,
  (s) =>
    s.sleeps >= 4 && `It sleeps ${s.sleeps}, with the little ones at the far end behind their own curtain.`,
  (s) => s.bodyLengthMm < 5500 && `Short enough for the older parks with the tighter sites.`,
  (s) => s.bodyLengthMm > 6200 && `Plenty of room inside for two when the weather turns.`,
  (s) =>
    s.aggregateTrailerMassKg >= 3000 &&
    `Independent suspension and a proper chassis take it past the end of the bitumen.`,
  (s) => s.tareWeightKg < 2000 && `A mid-size SUV with a 2-tonne rating will pull it.`,
  (s) =>
    s.features.length > 3 &&
    `On board: ${s.features
      .slice(s.detail % 3, (s.detail % 3) + 4)
      .join(', ')
      .toLowerCase()}.`,
  (s) => !s.isNew && `We pressure-tested it for leaks and re-packed the wheel bearings.`,
  (s) => !s.isNew && `Gas certificate, fridge and pump were all checked in our workshop this month.`,
  (s) => !s.isNew && s.ageMonths > 40 && `The awning has been replaced, and so has the mattress.`,
]

export const caravanClosings: readonly Sentence<CaravanStory>[] = [
  () => `Handover takes two hours and includes your first hitch-up.`,
  (s) => `Tow-away from ${s.city}; we fit brake controllers while you wait.`,
  (s) => `We’ll hold it for ${7 + (s.detail % 3) * 7} days while you sort out the car.`,
  () => `Ask about the first service, which is on us at 1,000 km.`,
  (s) => s.isNew && `Want another colour or upholstery? You can still choose on the next one.`,
  () => `Not convinced? Stay a night in it at our yard.`,
]
