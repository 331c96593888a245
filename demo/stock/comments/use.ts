import type { Sentence } from './story.ts'

/** What it is good for. */
export const uses: readonly Sentence[] = [
  (s) =>
    s.body === 'Ute' &&
    s.drive === '4x4' &&
    `Rated to tow what most people own, with ${s.torqueNm} Nm to do it.`,
  (s) =>
    s.body === 'Ute' &&
    s.seats === 5 &&
    `Five seats for the crew during the week and the family on the weekend.`,
  (s) =>
    s.body === 'Ute' && s.seats <= 3 && `A single cab with a tray long enough for a stack of full sheets.`,
  (s) =>
    s.body === 'Ute' &&
    s.features.includes('Canopy') &&
    `The canopy locks, seals and is included in the price.`,
  (s) =>
    s.body === 'Ute' &&
    s.features.includes('Tub Liner') &&
    `The liner has kept the tub almost free of dents.`,
  (s) =>
    s.body === 'Ute' && s.features.includes('Hard Lid') && `The hard lid keeps tools dry and out of sight.`,
  (s) =>
    s.features.includes('Tow Bar') &&
    s.features.includes('Electric Brake Controller') &&
    `Tow bar, wiring and an electric brake controller are fitted, so hitch up and go.`,
  (s) => s.features.includes('Tow Bar') && `The tow bar has pulled a box trailer and not much more.`,
  (s) =>
    s.features.includes('Snorkel') &&
    s.features.includes('Bull Bar') &&
    `The bull bar and snorkel were fitted by a four-wheel-drive shop, and engineered where required.`,
  (s) => s.features.includes('Bull Bar') && `The bull bar is alloy, so the front doesn’t sag.`,
  (s) => s.features.includes('Roof Racks') && `The roof racks take two boards or a tent.`,
  (s) =>
    s.body === 'SUV' &&
    s.seats >= 7 &&
    `With the third row folded there is room for a pram, a scooter and the week’s groceries.`,
  (s) =>
    s.body === 'SUV' &&
    s.seats === 5 &&
    `Easy to get in and out of, and the boot takes a pram without taking the wheels off.`,
  (s) =>
    s.body === 'SUV' &&
    s.drive === 'AWD' &&
    `All-wheel drive gives it sure feet on wet roads and gravel driveways.`,
  (s) =>
    s.body === 'SUV' &&
    s.drive === 'FWD' &&
    `Small enough for a city car park, high enough to see over the ${s.detail % 2 ? 'traffic' : 'hedge'}.`,
  (s) =>
    s.drive === '4x4' &&
    s.body === 'SUV' &&
    `Low range is there when you need it, and it’s quiet on the bitumen when you don’t.`,
  (s) => s.drive === '4x4' && `With ${s.torqueNm} Nm it pulls a caravan without hunting through its gears.`,
  (s) => s.body === 'Hatchback' && `It fits into spots that bigger cars drive past.`,
  (s) =>
    s.body === 'Hatchback' &&
    s.litresPer100Km !== null &&
    s.litresPer100Km < 6.6 &&
    `At ${s.litresPer100Km.toFixed(1)} litres per 100 km it’s cheap to run.`,
  (s) => s.body === 'Hatchback' && `Fold the back seats flat and it swallows a bike.`,
  (s) => s.body === 'Sedan' && `The boot takes two big suitcases and the back seat two tall teenagers.`,
  (s) => s.body === 'Sedan' && s.fuel !== 'Electric' && `A quiet, settled car on the highway.`,
  (s) => s.body === 'Sedan' && `Long in the wheelbase, so nobody complains about legroom.`,
  (s) => s.body === 'Wagon' && `The load floor is low, flat and longer than in most SUVs.`,
  (s) => s.body === 'Wagon' && `It drives like the sedan and carries like a van.`,
  (s) => s.body === 'Van' && `The load area is lined, lit and clear of racks, ready for your own fit-out.`,
  (s) =>
    s.body === 'Van' && s.seats >= 5 && `Crew seats behind the driver, and still room for a decent load.`,
  (s) => s.body === 'Van' && `A standard pallet goes in through the back doors.`,
  (s) => s.body === 'People Mover' && `Eight adults fit, and so do their bags.`,
  (s) => s.body === 'People Mover' && `Sliding doors on both sides make tight car parks bearable.`,
  (s) => s.body === 'Convertible' && `The roof folds in seconds and seals properly when it is up.`,
  (s) =>
    s.body === 'Coupe' && s.seats === 4 && `The rear seats are for kids or coats, as in every car like this.`,
  (s) => s.body === 'Coupe' && `The driving position alone is worth the test drive.`,
  (s) =>
    s.body === 'Coupe' && s.gearbox === 'Manual' && `A manual, and a good one: short throw, light clutch.`,
  (s) =>
    s.fuel === 'Electric' &&
    `It charges overnight on an ordinary wall box and does a working week in between.`,
  (s) =>
    s.fuel === 'Electric' &&
    s.drive === 'AWD' &&
    `With a motor on each axle it overtakes as quickly as you like.`,
  (s) =>
    s.fuel === 'Electric' &&
    s.features.includes('Vehicle to Load') &&
    `It can run a fridge or a kettle from its own battery at the campsite.`,
  (s) =>
    s.fuel === 'Hybrid' &&
    s.litresPer100Km !== null &&
    `It’s rated at ${s.litresPer100Km.toFixed(1)} litres per 100 km, and in town it really does get close.`,
  (s) =>
    s.fuel === 'Plug-in Hybrid' && `Short trips on electricity, long trips on petrol, and nothing to plan.`,
  (s) =>
    s.fuel === 'Diesel' &&
    s.litresPer100Km !== null &&
    s.litresPer100Km < 8.2 &&
    `The diesel is a frugal one, at ${s.litresPer100Km.toFixed(1)} litres per 100 km.`,
  (s) => s.seats >= 8 && `Eight seats: one car instead of two for Grandma’s birthday.`,
  (s) =>
    s.make === 'Suzuki' &&
    s.model === 'Jimny' &&
    `Small, square and unstoppable, it goes where cars three times its price get stuck.`,
  (s) => s.isTurbo && s.body === 'Hatchback' && `The turbo gives it a turn of speed that surprises people.`,
  (s) =>
    s.torqueNm >= 600 &&
    s.fuel !== 'Electric' &&
    `There is ${s.torqueNm} Nm under your right foot, so hills and headwinds go unnoticed.`,
]
