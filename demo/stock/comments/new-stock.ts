import { figures, listed, type Sentence, type Subject } from './story.ts'

type New = Subject & { detail: number; isComing: boolean }

/** New stock has no history. Its comments describe what it is, what it has and when it is available. */
export const newOpenings: readonly Sentence<New>[] = [
  (s) => !s.isComing && `In stock, plastic still on the seats, and ready to register in your name.`,
  (s) =>
    !s.isComing &&
    `This ${s.colour.toLowerCase()} ${s.model} is on the floor in ${s.city} now, so there’s no factory order to wait for.`,
  (s) => !s.isComing && `One of ${2 + (s.detail % 4)} ${s.model}s we have in ${s.badge} trim.`,
  (s) => !s.isComing && `Came off the last truck and was pre-delivered on ${weekday(s.detail)}.`,
  (s) => !s.isComing && `Ordered for a customer whose plans changed, so it could be yours.`,
  (s) =>
    !s.isComing &&
    `The ${s.badge} is the one most people end up choosing, and this one is in ${s.colour.toLowerCase()}.`,
  (s) => s.isComing && `On the water now and due in ${s.city} in ${4 + (s.detail % 9)} weeks.`,
  (s) =>
    s.isComing &&
    `Built and on its way: order this ${s.colour.toLowerCase()} ${s.badge} and we’ll deliver it to your door.`,
  (s) =>
    s.isComing && `Our next allocation of the ${s.model} includes this one in ${s.colour.toLowerCase()}.`,
  (s) =>
    !s.isComing && s.body === 'Ute' && `No tub liner or tow bar fitted yet, so you can set it up your way.`,
  (s) =>
    !s.isComing &&
    s.body === 'SUV' &&
    `Come and sit in it: the driver’s seat of the ${s.model} wins people over faster than we can.`,
  (s) => !s.isComing && s.body === 'Hatchback' && `A new ${s.model}, in a colour that hides a dusty week.`,
  (s) => !s.isComing && s.fuel === 'Electric' && `Charged to 100% and waiting in ${s.city}.`,
]

/** Its engine. */
export const newEngines: readonly Sentence<New>[] = [
  (s) =>
    s.litresPer100Km !== null &&
    s.litresPer100Km > 2.5 &&
    `The ${engine(s)} uses ${s.litresPer100Km.toFixed(1)} litres per 100 km by the official test.`,
  (s) =>
    s.litresPer100Km !== null &&
    s.litresPer100Km <= 2.5 &&
    `Plug it in at home and most weeks you won’t touch the ${s.litresPer100Km.toFixed(1)} litres per 100 km it’s rated at.`,
  (s) =>
    s.fuel === 'Electric' &&
    `A ${s.drive === 'AWD' ? 'motor on each axle gives' : 'single motor gives'} ${s.torqueNm} Nm from standstill.`,
  (s) =>
    s.fuel !== 'Electric' &&
    `The ${engine(s)} makes ${s.torqueNm} Nm and drives through ${s.gearbox === 'Manual' ? 'a manual' : 'an automatic'} gearbox.`,
]

/** Its other strengths. */
export const newQualities: readonly Sentence<New>[] = [
  (s) =>
    s.drive === '4x4' && `Four-wheel drive with low range, for the kind of weekend that ends on a beach.`,
  (s) => s.drive === 'AWD' && `All-wheel drive is standard at this level.`,
  (s) =>
    s.seats >= 7 &&
    `${s.seats === 8 ? 'Eight' : 'Seven'} seats, with anchors for three child restraints across the second row.`,
  (s) =>
    s.body === 'Ute' && `Braked towing capacity, tub size and payload are on the sheet on the windscreen.`,
  (s) => s.fuel === 'Hybrid' && `The hybrid never needs plugging in, and it’s at its best in traffic.`,
]

export const newEquipments: readonly Sentence<New>[] = [
  (s) => s.features.length > 5 && `You get ${listed(some(s.features, s.detail, 3))}.`,
  (s) =>
    s.features.length > 7 &&
    `Standard equipment at this level includes ${listed(some(s.features, s.detail + 3, 4))}.`,
]

export const newClosings: readonly Sentence<New>[] = [
  (s) => `Test drives leave from ${s.city} every quarter of an hour.`,
  (s) => `Add accessories before delivery: ask for our list of ${12 + (s.detail % 30)}.`,
  () => `Capped-price servicing is written into the handbook.`,
  (s) => `Home delivery is free within ${80 + (s.detail % 7) * 20} km of ${s.city}.`,
  (s) => s.isComing && `A refundable deposit holds your place in the queue.`,
  () => `Bring your current car along and we’ll value it while you drive.`,
]

export const demoOpenings: readonly Sentence<New>[] = [
  (s) => `Our own demonstrator, registered and driven by staff for ${Math.max(s.ageMonths - 1, 2)} months.`,
  (s) =>
    `The sales manager drove this ${s.colour.toLowerCase()} ${s.model} home at night, and customers drove it by day.`,
  (s) => `A demonstrator that has done its job: ${figures(s.odometerKm)} km, washed every second day.`,
  (s) => `Used for test drives in ${s.city} since it was built, and now replaced by the next one.`,
  (s) => `The service loan car, in ${s.badge} trim because we wanted people to like it.`,
  (s) => `Shown at the ${s.city} show: sat in by hundreds, driven by few.`,
  () =>
    `Company-registered, so you skip the first owner’s depreciation and keep the rest of the new-car warranty.`,
]

function engine({ litres, fuel, isTurbo, cylinders }: Subject): string {
  if (litres === null) return 'electric motor'
  return `${litres.toFixed(1)}-litre ${cylinders === 6 ? 'six-cylinder ' : cylinders === 8 ? 'V8 ' : ''}${isTurbo ? 'turbo ' : ''}${fuel.toLowerCase()}`
}

function weekday(detail: number) {
  return ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][detail % 5] ?? 'Monday'
}

function some(features: readonly string[], from: number, count: number) {
  const start = from % features.length
  return [...features, ...features].slice(start, start + count).map(spoken)
}

/** In running text only names and acronyms keep their capitals. */
function spoken(feature: string) {
  return /Apple|Android|Bluetooth|UHF/.test(feature) ? feature : feature.toLowerCase()
}
