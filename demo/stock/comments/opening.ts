import { figures, roundedText, type Sentence, type Story } from './story.ts'

/** Where it came from, or what stands out first. */
export const openings: readonly Sentence[] = [
  (s) =>
    s.owners === 1 && hasBooks(s) && `One owner from new, and they kept every receipt for this ${s.model}.`,
  (s) =>
    s.owners === 1 &&
    s.kmShare < 0.8 &&
    `Bought new in ${s.year} and hardly driven since: ${figures(s.odometerKm)} km is all it has done.`,
  (s) =>
    s.owners === 1 &&
    `Traded in by its first and only owner, who wanted something ${s.seats >= 7 ? 'smaller' : 'bigger'}.`,
  (s) =>
    s.owners === 1 &&
    s.body === 'SUV' &&
    s.ageMonths > 72 &&
    `A local family bought this ${s.model} new and have only let it go because the kids have left home.`,
  (s) =>
    s.owners === 1 &&
    s.ageMonths < 50 &&
    `An early trade: the owner got a company car and no longer needed this one.`,
  (s) =>
    s.owners === 2 &&
    `We sold this ${s.model} to its second owner ourselves, and now we’ve taken it back as a trade-in.`,
  (s) =>
    s.owners === 2 &&
    `Two owners in ${Math.max(Math.round(s.ageMonths / 12), 2)} years, both of them local to ${s.city}.`,
  (s) =>
    s.owners === 2 &&
    `The last owner had it for ${2 + (s.detail % 3)} years and handed it over spotless, glovebox included.`,
  (s) =>
    s.owners === 3 &&
    hasBooks(s) &&
    `It has had three owners, and the paperwork from all of them is still in the car.`,
  (s) =>
    s.ageMonths > 100 &&
    `No spring chicken, but this ${s.year} ${s.model} has been looked after and you’ll feel it when you drive it.`,
  (s) =>
    s.ageMonths > 100 &&
    s.kmShare < 0.75 &&
    `You don’t often see a ${s.year} ${s.model} with ${roundedText(s.odometerKm)} km on it.`,
  (s) =>
    s.ageMonths < 30 &&
    `Still smells new: built in ${s.year}, with the balance of the factory warranty to come.`,
  (s) => s.ageMonths < 40 && `Nearly new without the wait, this ${s.model} ${s.badge} is ready to go today.`,
  (s) => s.kmShare > 1.4 && `Mostly highway kilometres: the previous owner drove it between towns for work.`,
  (s) => s.kmShare > 1.5 && `It’s done ${figures(s.odometerKm)} km and is priced accordingly.`,
  (s) => s.kmShare < 0.6 && `A second car, used for the shops and the school run and garaged every night.`,
  (s) => s.kmShare < 0.7 && s.body === 'Sedan' && `Owned by a retired couple who drove it to bowls and back.`,
  (s) =>
    s.body === 'Ute' && s.kmShare > 1.1 && `An honest work ute that’s earned its keep on building sites.`,
  (s) => s.body === 'Ute' && s.kmShare < 0.9 && `This ute has carried camping gear and not much else.`,
  (s) =>
    s.body === 'Ute' &&
    s.ageMonths < 72 &&
    `Came to us from a plumber who changes over every ${3 + (s.detail % 3)} years.`,
  (s) =>
    s.body === 'Ute' &&
    s.drive === '4x4' &&
    s.odometerKm > 40_000 &&
    `Bought for one lap of the country. Lap done, now for sale.`,
  (s) =>
    s.body === 'Van' && hasBooks(s) && `Ex-courier, so it’s been serviced on the dot and driven every day.`,
  (s) => s.body === 'Van' && `A florist’s van: light loads, low stress and a very clean floor.`,
  (s) => s.body === 'Van' && `Straight from a small electrical business that is winding down.`,
  (s) =>
    s.body === 'People Mover' &&
    `A big family’s ${s.model} that has done its share of netball, swimming and airport runs.`,
  (s) =>
    s.body === 'People Mover' &&
    `Used by a church to pick up its parishioners, always with the same two drivers.`,
  (s) =>
    s.body === 'Hatchback' &&
    s.ageMonths > 40 &&
    `It was someone’s first car, and now it can be someone else’s.`,
  (s) =>
    s.body === 'Hatchback' &&
    `A nurse drove this ${s.model} to the hospital and back, and that’s most of its ${figures(s.odometerKm)} km.`,
  (s) =>
    s.body === 'Hatchback' &&
    `We traded this ${s.colour.toLowerCase()} ${s.model} on a bigger car last week.`,
  (s) =>
    s.body === 'Convertible' && `A weekend car from the day it was delivered, never left out in the rain.`,
  (s) => s.body === 'Coupe' && `The owner of this ${s.model} kept it under a cover and drove it on Sundays.`,
  (s) => s.body === 'Coupe' && `A present to themselves, sold because the family grew.`,
  (s) =>
    s.body === 'Wagon' && `A proper wagon, from an owner with two large dogs and a very good vacuum cleaner.`,
  (s) => s.body === 'Wagon' && `The roof has carried kayaks and the boot has carried everything else.`,
  (s) =>
    s.body === 'Sedan' &&
    s.ageMonths < 72 &&
    `A sales rep’s car, replaced on schedule and kept spotless in between.`,
  (s) =>
    s.body === 'Sedan' &&
    s.ageMonths < 70 &&
    s.owners === 1 &&
    `Off a novated lease, with one careful driver behind the wheel the whole time.`,
  (s) =>
    s.body === 'SUV' &&
    s.drive !== '4x4' &&
    `Bought for the higher seat and the easier boot, and it delivers on both.`,
  (s) =>
    s.body === 'SUV' && `Traded on a bigger ${s.make}; the owner couldn’t have been happier with this one.`,
  (s) =>
    s.body === 'SUV' &&
    s.drive === '4x4' &&
    `It has seen the beach twice, by the owner’s own account, and was hosed out both times.`,
  (s) => s.body === 'SUV' && s.seats >= 7 && `Seven seats, and all seven have been sat in.`,
  (s) =>
    s.drive === '4x4' &&
    s.odometerKm > 150_000 &&
    `Country kilometres, country service and no city parking scars.`,
  (s) => s.drive === '4x4' && `From a cattle property two hours out of ${s.city}, where it was the good car.`,
  (s) =>
    s.fuel === 'Electric' &&
    `The owner says it was charged at home on solar for most of its life, and the healthy battery shows it.`,
  (s) =>
    s.fuel === 'Electric' &&
    `Its owner has gone from one electric car to the next; this is the one they left behind.`,
  (s) =>
    s.fuel === 'Electric' &&
    `A commuter car doing ${roundedText(Math.max(s.odometerKm / Math.max(s.ageMonths / 12, 1), 1000))} km a year, and never once stranded.`,
  (s) => s.fuel === 'Hybrid' && `Owned by someone who simply wanted to stop buying so much petrol.`,
  (s) => s.fuel === 'Plug-in Hybrid' && `Plugged in every night and filled up every second month.`,
  (s) =>
    s.litres !== null &&
    s.litres >= 5 &&
    `They don’t build engines like this ${s.litres.toFixed(1)}-litre ${s.cylinders === 8 ? 'V8' : 'one'} any more.`,
  (s) =>
    s.colour !== 'White' &&
    s.colour !== 'Grey' &&
    `${s.colour} suits the ${s.model}, and you’ll spot it in any car park.`,
  (s) =>
    `Our buyer picked this ${s.model} out of ${8 + (s.detail % 20)} at auction, because it was the straightest.`,
  (s) =>
    `In ${s.badge} trim and ${s.colour.toLowerCase()}, traded by a customer we have known for ${4 + (s.detail % 15)} years.`,
  (s) => `Fresh from our workshop, this ${s.year} ${s.make} needs nothing but a new driver.`,
  () => `A deceased estate: the family asked us to find it a good home.`,
  (s) =>
    hasBooks(s) &&
    `This ${s.model} came in with ${figures(s.odometerKm)} km and a boot full of service invoices.`,
  (s) => s.ageMonths > 30 && `Bought back from a customer who had it from us in ${s.year + 1}.`,
  (s) =>
    `It came from ${oneOf(['the coast', 'the ranges', 'the south', 'interstate', 'the next town'], s)} on a truck with two others, and it was the one we wanted.`,
  (s) =>
    `Traded for ${oneOf(['a caravan', 'a boat', 'something smaller', 'a motorbike', 'a new kitchen'], s)}, through no fault of this ${s.model}.`,
  (s) => `A tidy ${s.year} ${s.model} with ${roundedText(s.odometerKm)} km and a handbook that’s been read.`,
  (s) =>
    `Our apprentice washed it, our foreman drove it for ${3 + (s.detail % 5)} days, and neither found a fault worth fixing.`,
  (s) =>
    hasBooks(s) &&
    `From a family of engineers: there’s a fuel diary in the glovebox of this ${s.model} from the very first tank.`,
  (s) =>
    s.kmShare < 1.2 &&
    `It’s spent its life on the road between home and ${oneOf(['the station', 'the hospital', 'the university', 'the airport', 'the port', 'the office'], s)}.`,
  (s) => `This ${s.model} was set aside for one of our team, who then had twins.`,
  (s) =>
    s.ageMonths > 24 &&
    `It came with the sale of a local business, along with ${6 + (s.detail % 30)} chairs and a coffee machine.`,
  (s) => `If you’ve read three ads for a ${s.year} ${s.model} today, come and see the car instead.`,
  (s) =>
    s.fuel !== 'Electric' &&
    `This ${s.gearbox.toLowerCase()} ${s.model} does nothing fancy and everything properly.`,
  (s) => s.owners === 3 && hasBooks(s) && `Handed down twice within one family, fully serviced each time.`,
  (s) =>
    s.books === 'local' &&
    s.ageMonths > 30 &&
    `Our own workshop has serviced this ${s.model} since ${s.year + 1}, so we know what we are selling.`,
  (s) =>
    s.body === 'Hatchback' &&
    s.owners > 1 &&
    `Grandmother to granddaughter to us: this ${s.model} has had an easy life.`,
  (s) =>
    s.body === 'Sedan' &&
    s.owners > 1 &&
    `A well-kept ${s.model} from a well-organised couple, who logged every refill on a card in the door.`,
  (s) =>
    s.body === 'SUV' &&
    `Someone chose this ${s.badge} for its view out, and it still has the best one on the lot.`,
  (s) =>
    s.body === 'SUV' &&
    s.ageMonths > 36 &&
    `Three dance bags, two dogs and one driver: that was this ${s.model}’s week.`,
  (s) =>
    s.body === 'Ute' &&
    `The tray has carried ${oneOf(['turf', 'surfboards', 'hay', 'dirt bikes', 'fencing wire', 'cabinets'], s)} and has been hosed out after each load.`,
  (s) =>
    s.body === 'Ute' &&
    s.drive === '4x4' &&
    `A ${s.year} four-wheel drive that’s spent its life on sealed roads.`,
]

/** Used stock that has been bought but has not arrived yet. */
export const comingOpenings: readonly Sentence[] = [
  (s) => `Bought and paid for, this ${s.model} reaches ${s.city} in ${2 + (s.detail % 4)} weeks.`,
  (s) => `Still with its owner until their new car arrives; we expect this ${s.model} within the month.`,
  (s) => `In our workshop now for its inspection, then on the lot in ${s.city}.`,
  (s) => `On a truck to ${s.city}: photos to follow once it’s been washed.`,
  (s) =>
    `Traded yesterday, with the detailer today, for sale by ${oneOf(['Friday', 'Monday', 'Wednesday'], s)}.`,
]

function hasBooks({ books }: Story) {
  return books === 'dealer' || books === 'local'
}

function oneOf(things: readonly string[], { detail }: Story) {
  return things[detail % things.length]
}
