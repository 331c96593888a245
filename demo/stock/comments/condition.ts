import { listed, type Sentence } from './story.ts'

/** Its appearance, with any faults. */
export const appearances: readonly Sentence[] = [
  (s) => s.mark !== null && `In fairness, it has ${s.mark}.`,
  (s) => s.mark !== null && `Look closely and you’ll find ${s.mark}; nothing else.`,
  (s) => s.mark !== null && s.ageMonths > 60 && `It’s very tidy for its age, apart from ${s.mark}.`,
  (s) => s.mark !== null && `We haven’t touched ${s.mark}, so you can see what you’re buying.`,
  (s) => s.mark !== null && `The photos don’t hide ${s.mark}.`,
  (s) => s.mark === null && `We went over the paint under lights and found nothing worth a photo.`,
  (s) => s.mark === null && `Nothing on the paint or wheels you’d notice.`,
  (s) =>
    s.mark === null && s.ageMonths > 48 && `Inside, the only wear is a slight shine on the steering wheel.`,
  (s) => s.mark === null && `Never smoked in, and no dog has chewed it.`,
  (s) =>
    s.mark === null &&
    s.colour === 'Black' &&
    `Black shows everything, and on this one there’s little to show.`,
  (s) =>
    s.mark === null && s.body === 'Van' && `The sides are straight, with no ghosting from old signwriting.`,
  (s) =>
    s.mark === null &&
    s.body === 'Ute' &&
    s.seats >= 4 &&
    `The back seat looks like nobody’s ever sat in it.`,
]

/** How it drives. */
export const impressions: readonly Sentence[] = [
  (s) => s.gearbox === 'Manual' && `The clutch bites where it should and the gears go in cleanly.`,
  (s) =>
    s.gearbox === 'Automatic' &&
    s.odometerKm > 120_000 &&
    s.fuel !== 'Electric' &&
    `The transmission shifts smoothly, hot and cold.`,
  (s) => s.fuel === 'Diesel' && s.odometerKm > 100_000 && `The diesel starts from cold without smoke.`,
  (s) => s.drive === '4x4' && `It’s clean underneath: no rust, no weeping seals, no bent crossmember.`,
  (s) =>
    s.drive === '4x4' && `Four-wheel drive, low range and diff lock have all been tested and all engage.`,
  (s) => s.ageMonths > 110 && `The air conditioning blows cold, which on a ${s.year} car is worth saying.`,
  (s) => s.features.includes('Leather Seats') && `The leather is soft and uncracked.`,
  (s) => s.features.includes('Sunroof') && `The sunroof opens, closes and has never leaked.`,
  (s) => s.features.includes('Window Tint') && s.mark === null && `The tint is legal and has no bubbles.`,
]

const nouns: Record<string, string> = {
  'Apple CarPlay': 'Apple CarPlay',
  'Android Auto': 'Android Auto',
  'Satellite Navigation': 'navigation',
  'Keyless Entry': 'keyless entry',
  'Adaptive Cruise Control': 'adaptive cruise control',
  'Blind Spot Monitor': 'blind-spot warning',
  'Lane Keep Assist': 'lane keeping',
  'Rear Parking Sensors': 'parking sensors',
  '360 Degree Camera': 'cameras all round',
  'Leather Seats': 'leather',
  'Heated Front Seats': 'heated front seats',
  'Ventilated Seats': 'ventilated seats',
  Sunroof: 'a sunroof',
  'Power Tailgate': 'a power tailgate',
  'Head-Up Display': 'a head-up display',
  'Wireless Phone Charging': 'wireless charging',
  'Dual Zone Climate': 'dual-zone climate',
  'Side Steps': 'side steps',
  'UHF Radio': 'a UHF radio',
  'Dash Camera': 'a dash camera',
}

/** Its features, most wanted first. */
export const equipments: readonly Sentence[] = [
  (s) => featureSentence(s.features, 3, s.detail, (things) => `It has ${things}.`),
  (s) => featureSentence(s.features, 4, s.detail, (things) => `In ${s.badge} trim it comes with ${things}.`),
  (s) => featureSentence(s.features, 2, s.detail, (things) => `You get ${things}, both of which work.`),
  (s) => featureSentence(s.features, 3, s.detail, (things) => `On board you’ll find ${things}.`),
  (s) => featureSentence(s.features, 5, s.detail, (things) => `The list runs to ${things}, and more below.`),
  (s) => featureSentence(s.features, 3, s.detail, (things) => `Worth having in this price range: ${things}.`),
  (s) => featureSentence(s.features, 2, s.detail, (things) => `It has the ones people ask for: ${things}.`),
  (s) => featureSentence(s.features, 4, s.detail, (things) => `The first owner ticked the boxes: ${things}.`),
]

function featureSentence(
  features: readonly string[],
  count: number,
  from: number,
  say: (things: string) => string,
) {
  const known = features.flatMap((feature) => nouns[feature] ?? [])
  if (known.length < count) return false
  const start = from % known.length
  return say(listed([...known, ...known].slice(start, start + count)))
}
