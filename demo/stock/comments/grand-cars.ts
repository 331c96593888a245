import { figures, type Sentence } from './story.ts'

/** A grand car is bought for its own sake, and described to people who know it. */
export const grandOpenings: readonly Sentence[] = [
  (s) =>
    s.owners === 1 &&
    `Ordered new by its only owner, who chose ${s.colour.toLowerCase()} and never regretted it.`,
  (s) =>
    s.owners === 2 &&
    `Delivered new in ${s.year}, and with its second custodian for the last ${1 + (s.detail % 3)} years.`,
  (s) => s.kmShare < 0.8 && `${figures(s.odometerKm)} km from new, most of them before breakfast.`,
  (s) => s.body === 'Coupe' && `Kept in a heated garage beside three others, and driven in turn.`,
  (s) => s.body === 'Convertible' && `A car for the coast road, kept for exactly that.`,
  (s) => s.body === 'SUV' && `A collector’s everyday car: the one that actually got driven.`,
  (s) => s.body === 'Sedan' && `Four doors and four seats, and the pace of something with half as many.`,
  (s) => s.ageMonths < 30 && `Effectively a new ${s.model}, without the order book.`,
  (s) => `We have known this ${s.model} since its first service and asked for it each time it came in.`,
  () => `Offered on behalf of a client who is making room.`,
  (s) =>
    `Its first owner spent ${2 + (s.detail % 4)} months settling the specification of this ${s.badge} with the maker.`,
]

export const grandQualities: readonly Sentence[] = [
  (s) =>
    (s.cylinders ?? 0) >= 8 &&
    `The ${s.litres?.toFixed(1)}-litre V8 is the reason to buy it, and it has been warmed up properly every time.`,
  (s) => s.cylinders === 6 && `Its six-cylinder engine makes ${s.torqueNm} Nm and sings while it does it.`,
  (s) => s.fuel === 'Electric' && `${s.torqueNm} Nm, all at once and in silence.`,
  (s) => s.gearbox === 'Manual' && `A manual, and they won’t be making any more of those.`,
  (s) => s.body === 'Coupe' && `Paint depth has been measured on every panel, and it’s all original.`,
  (s) => s.body === 'SUV' && `It tows, carries and crosses a continent without raising its voice.`,
  (s) => s.drive === 'AWD' && `It drives all four wheels, and you only notice in the rain.`,
]

export const grandClosings: readonly Sentence[] = [
  (s) => `Viewing in ${s.city} by appointment, at any hour that suits you.`,
  () => `Two sets of tyres and a fitted cover go with the car.`,
  () => `Independent inspections are welcome, at our cost.`,
  (s) => `We can arrange enclosed transport from ${s.city} to your door.`,
  () => `The file of invoices is on the desk for you to read at your leisure.`,
]
