import type { VehicleFacet } from '../vehicle-facets.ts'

/**
 * A phrase shoppers use, and patterns for how stock may spell it. The first pattern that matches any stock decides.
 */
export type Synonym = { facet: VehicleFacet; said: string[]; means: RegExp[] }

const auto = /auto/
const ute = /^ute|\bute$|utility|pickup/

/** Whether a pattern finds a whole kind of which the phrase names only a part. */
export function isBroad(pattern: RegExp | undefined): boolean {
  return pattern === auto || pattern === ute
}

/** The language of Australian shoppers. Patterns match values in lower case with their words joined. */
export const synonyms: readonly Synonym[] = [
  say('body', 'ute, utility, pick up, pickup truck', ute),
  say(
    'body',
    'dual cab, double cab, twin cab, crew cab, dual cab ute, double cab ute, twin cab ute, crew cab ute, dualie',
    /(?:dual|double|twin|crew)cab(?!.*van)/,
    ute,
  ),
  say('body', 'single cab, single cab ute, single cab chassis', /singlecab/, ute),
  say('body', 'tray, tray back, trayback, cab chassis, tray back ute, tray ute', /tray|cabchassi/, ute),
  say(
    'body',
    'extra cab, space cab, king cab, super cab, freestyle cab, club cab',
    /(?:extra|space|king|super|style|club)cab/,
    ute,
  ),
  say('body', 'hatch, hatchback', /^hatch/),
  say('body', 'suv, sports utility vehicle, soft roader, crossover', /^suv/),
  say('body', 'sedan, saloon', /^sedan|saloon/),
  say('body', 'wagon, station wagon, estate', /^(?:station)?wagon|estate/),
  say('body', 'coupe', /^coupe/),
  say(
    'body',
    'convertible, cabriolet, cabrio, soft top, drop top, roadster',
    /^(?:convertible|cabrio|roadster)/,
  ),
  say(
    'body',
    'van, panel van, delivery van, cargo van, work van, tradie van',
    /^(?:panel|cargo|delivery|crewcab)?van/,
    /^commercial|^lightcommercial/,
    /^caravan/,
  ),
  say('body', 'people mover, mpv, minivan, mini van, minibus', /peoplemover|^mpv|minivan|minibu/),
  say('body', 'caravan, camper', /^caravan/, /^camper/),

  say(
    'fuel',
    'petrol, unleaded, ulp, premium unleaded, gasoline',
    /^(?!.*hybrid).*(?:petrol|unleaded)|^p?ulp$/,
  ),
  say(
    'fuel',
    'diesel, turbo diesel, turbodiesel, td, tdi, oil burner, deisel, desiel, diesal, disel, deasel',
    /^(?!.*hybrid).*diesel/,
  ),
  say('fuel', 'hybrid, petrol hybrid', /^(?!.*plug).*hybrid/, /hybrid/),
  say('fuel', 'plug in hybrid, plugin, phev, plug in', /plugin|phev/),
  say(
    'fuel',
    'electric, ev, evs, bev, battery electric, fully electric, electric vehicle',
    /^(?:battery)?electric$|^b?ev$/,
  ),
  say('fuel', 'lpg, gas', /lpg|^ga/),

  say(
    'transmission',
    'automatic, auto, autos, automatic transmission, auto transmission, automatic gearbox',
    /auto|cvt|variable|dualclutch|dct|dsg|pdk|tronic|shift|steptronic|reduction/,
  ),
  say('transmission', 'cvt', /cvt|variable/, auto),
  say('transmission', 'dsg', /dsg/, /dualclutch|dct/, auto),
  say('transmission', 'pdk', /pdk/, /dualclutch|dct/, auto),
  say('transmission', 'dct, dual clutch', /dualclutch|dct|dsg|pdk|stronic/, auto),
  say(
    'transmission',
    'manual, stick, stick shift, manual gearbox, manual transmission',
    /^(?!.*auto).*manual/,
  ),

  say(
    'drive',
    '4wd, 4x4, four wheel drive, 4 wheel drive, four by four, 4 by 4, 4by4, fourby, fourbie, 4 x 4, four x four',
    /^4x4|^4wd|four(?:wheel|by)/,
  ),
  say('drive', 'awd, all wheel drive', /^awd|allwheel|quattro|4motion|4matic|xdrive|s-?awc/),
  say(
    'drive',
    '2wd, 4x2, two wheel drive, 2 wheel drive',
    /^4x2|^2wd|twowheel|^fwd|^rwd|frontwheel|rearwheel/,
  ),
  say('drive', 'fwd, front wheel drive', /^fwd|front/),
  say('drive', 'rwd, rear wheel drive', /^rwd|rear/),

  say('induction', 'turbo, turbocharged, turbo charged, turboed', /turbo/),
  say('induction', 'twin turbo, bi turbo, biturbo', /(?:twin|bi)turbo/),
  say('induction', 'supercharged', /supercharg/),

  say('car_type', 'new, brand new', /^new$/),
  say('car_type', 'demo, demonstrator, ex demo, ex demonstrator, dealer demo', /^demo$/),
  say('car_type', 'used, second hand, 2nd hand, pre owned, pre loved, previously owned', /^used$/),

  say('status', 'in stock', /^in_stock$/),
  say('status', 'coming soon, arriving soon', /^coming_soon$/),

  say('state', 'queensland, qld', /^qld$/),
  say('state', 'new south wales, nsw', /^nsw$/),
  say('state', 'victoria, vic', /^vic$/),
  say('state', 'south australia, sa', /^sa$/),
  say('state', 'western australia, wa', /^wa$/),
  say('state', 'tasmania, tas, tassie', /^tas$/),
  say('state', 'australian capital territory, act', /^act$/),
  say('state', 'northern territory, nt', /^nt$/),

  say('colour', 'grey, gray', /grey|gray/),
  say('colour', 'maroon, burgundy', /maroon|burgundy/),

  say('categories', 'tow car, towing car, towing vehicle, for towing', /^towvehicle|^towing/),

  say('features', 'towbar, tow hitch', /^towbar|towpack/),
  say('features', 'bull bar, nudge bar', /bullbar/),
  say('features', 'sat nav, satnav, gps, navigation', /^sat(?:ellite)?nav|^gps|^navigation/),
  say('features', 'carplay', /carplay/),
  say(
    'features',
    'reversing camera, rear camera, rear view camera, backup camera, reverse cam',
    /^(?:reverse|reversing|rearview|rear)camera/,
  ),
  say(
    'features',
    'leather, leather seats, leather trim, leather interior, leather upholstery',
    /^(?:full|part)?leather(?!steering|gear|shift|wheel)/,
  ),
  say(
    'features',
    'adaptive cruise, radar cruise, adaptive cruise control',
    /^(?:adaptive|radar|active)cruise/,
  ),
  say('features', 'cruise, cruise control', /^cruise/),
  say('features', 'android auto', /androidauto/),
  say('features', 'heated seats', /^heated(?:front)?seat/),
  say('features', 'sun roof, moonroof, panoramic roof', /sunroof|panoramic/),
  say('features', 'alloys, mags, mag wheels', /^alloywheel/),
  say('features', 'third row, 3rd row', /^thirdrow/),
  say('features', 'tinted windows', /^windowtint/),
  say('features', 'blind spot', /^blindspot/),
  say('features', 'parking sensors', /parkingsensor/),
]

/** Many makers add words to these colours: “Glacier White” is white. */
export const plainColours: readonly string[] =
  'white, black, silver, grey, blue, red, green, yellow, orange, brown, gold, beige, bronze, purple, pink, cream, charcoal'.split(
    ', ',
  )

/** Names that are also ordinary words. They count as names only next to their make. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  'seat smart standard man international one fit up city note move sport classic custom serie hybrid electric ute max plus master'.split(
    ' ',
  ),
)

function say(facet: VehicleFacet, said: string, ...means: RegExp[]): Synonym {
  return { facet, said: said.split(', '), means }
}
