import type { VehicleFacet } from '../vehicle-facets.ts'

/**
 * A phrase shoppers use, and patterns for how stock may spell it. The first pattern that matches any stock decides.
 */
export type Synonym = { facet: VehicleFacet; phrases: string[]; patterns: RegExp[] }

const auto = /auto/
const ute = /^ute|\bute$|utility|pickup/

/** Whether a pattern finds a whole kind of which the phrase names only a part. */
export function isBroad(pattern: RegExp | undefined): boolean {
  return pattern === auto || pattern === ute
}

/** The language of Australian shoppers. Patterns match values in lower case with their words joined. */
export const synonyms: readonly Synonym[] = [
  synonym('body', 'ute, utility, pick up, pickup truck', ute),
  synonym(
    'body',
    'dual cab, double cab, twin cab, crew cab, dual cab ute, double cab ute, twin cab ute, crew cab ute, dualie',
    /(?:dual|double|twin|crew)cab(?!.*van)/,
    ute,
  ),
  synonym('body', 'single cab, single cab ute, single cab chassis', /singlecab/, ute),
  synonym('body', 'tray, tray back, trayback, cab chassis, tray back ute, tray ute', /tray|cabchassi/, ute),
  synonym(
    'body',
    'extra cab, space cab, king cab, super cab, freestyle cab, club cab',
    /(?:extra|space|king|super|style|club)cab/,
    ute,
  ),
  synonym('body', 'hatch, hatchback', /^hatch/),
  synonym('body', 'suv, sports utility vehicle, soft roader, crossover', /^suv/),
  synonym('body', 'sedan, saloon', /^sedan|saloon/),
  synonym('body', 'wagon, station wagon, estate', /^(?:station)?wagon|estate/),
  synonym('body', 'coupe', /^coupe/),
  synonym(
    'body',
    'convertible, cabriolet, cabrio, soft top, drop top, roadster',
    /^(?:convertible|cabrio|roadster)/,
  ),
  synonym(
    'body',
    'van, panel van, delivery van, cargo van, work van, tradie van',
    /^(?:panel|cargo|delivery|crewcab)?van/,
    /^commercial|^lightcommercial/,
    /^caravan/,
  ),
  synonym('body', 'people mover, mpv, minivan, mini van, minibus', /peoplemover|^mpv|minivan|minibu/),
  synonym('body', 'caravan, camper', /^caravan/, /^camper/),

  synonym(
    'fuel',
    'petrol, unleaded, ulp, premium unleaded, gasoline',
    /^(?!.*hybrid).*(?:petrol|unleaded)|^p?ulp$/,
  ),
  synonym(
    'fuel',
    'diesel, turbo diesel, turbodiesel, td, tdi, oil burner, deisel, desiel, diesal, disel, deasel',
    /^(?!.*hybrid).*diesel/,
  ),
  synonym('fuel', 'hybrid, petrol hybrid', /^(?!.*plug).*hybrid/, /hybrid/),
  synonym('fuel', 'plug in hybrid, plugin, phev, plug in', /plugin|phev/),
  synonym(
    'fuel',
    'electric, ev, evs, bev, battery electric, fully electric, electric vehicle',
    /^(?:battery)?electric$|^b?ev$/,
  ),
  synonym('fuel', 'lpg, gas', /lpg|^ga/),

  synonym(
    'transmission',
    'automatic, auto, autos, automatic transmission, auto transmission, automatic gearbox',
    /auto|cvt|variable|dualclutch|dct|dsg|pdk|tronic|shift|steptronic|reduction/,
  ),
  synonym('transmission', 'cvt', /cvt|variable/, auto),
  synonym('transmission', 'dsg', /dsg/, /dualclutch|dct/, auto),
  synonym('transmission', 'pdk', /pdk/, /dualclutch|dct/, auto),
  synonym('transmission', 'dct, dual clutch', /dualclutch|dct|dsg|pdk|stronic/, auto),
  synonym(
    'transmission',
    'manual, stick, stick shift, manual gearbox, manual transmission',
    /^(?!.*auto).*manual/,
  ),

  synonym(
    'drive',
    '4wd, 4x4, four wheel drive, 4 wheel drive, four by four, 4 by 4, 4by4, fourby, fourbie, 4 x 4, four x four',
    /^4x4|^4wd|four(?:wheel|by)/,
  ),
  synonym('drive', 'awd, all wheel drive', /^awd|allwheel|quattro|4motion|4matic|xdrive|s-?awc/),
  synonym(
    'drive',
    '2wd, 4x2, two wheel drive, 2 wheel drive',
    /^4x2|^2wd|twowheel|^fwd|^rwd|frontwheel|rearwheel/,
  ),
  synonym('drive', 'fwd, front wheel drive', /^fwd|front/),
  synonym('drive', 'rwd, rear wheel drive', /^rwd|rear/),

  synonym('induction', 'turbo, turbocharged, turbo charged, turboed', /turbo/),
  synonym('induction', 'twin turbo, bi turbo, biturbo', /(?:twin|bi)turbo/),
  synonym('induction', 'supercharged', /supercharg/),

  synonym('car_type', 'new, brand new', /^new$/),
  synonym('car_type', 'demo, demonstrator, ex demo, ex demonstrator, dealer demo', /^demo$/),
  synonym('car_type', 'used, second hand, 2nd hand, pre owned, pre loved, previously owned', /^used$/),

  synonym('status', 'in stock', /^in_stock$/),
  synonym('status', 'coming soon, arriving soon', /^coming_soon$/),

  synonym('state', 'queensland, qld', /^qld$/),
  synonym('state', 'new south wales, nsw', /^nsw$/),
  synonym('state', 'victoria, vic', /^vic$/),
  synonym('state', 'south australia, sa', /^sa$/),
  synonym('state', 'western australia, wa', /^wa$/),
  synonym('state', 'tasmania, tas, tassie', /^tas$/),
  synonym('state', 'australian capital territory, act', /^act$/),
  synonym('state', 'northern territory, nt', /^nt$/),

  synonym('colour', 'grey, gray', /grey|gray/),
  synonym('colour', 'maroon, burgundy', /maroon|burgundy/),

  synonym('categories', 'tow car, towing car, towing vehicle, for towing', /^towvehicle|^towing/),

  synonym('features', 'towbar, tow hitch', /^towbar|towpack/),
  synonym('features', 'bull bar, nudge bar', /bullbar/),
  synonym('features', 'sat nav, satnav, gps, navigation', /^sat(?:ellite)?nav|^gps|^navigation/),
  synonym('features', 'carplay', /carplay/),
  synonym(
    'features',
    'reversing camera, rear camera, rear view camera, backup camera, reverse cam',
    /^(?:reverse|reversing|rearview|rear)camera/,
  ),
  synonym(
    'features',
    'leather, leather seats, leather trim, leather interior, leather upholstery',
    /^(?:full|part)?leather(?!steering|gear|shift|wheel)/,
  ),
  synonym(
    'features',
    'adaptive cruise, radar cruise, adaptive cruise control',
    /^(?:adaptive|radar|active)cruise/,
  ),
  synonym('features', 'cruise, cruise control', /^cruise/),
  synonym('features', 'android auto', /androidauto/),
  synonym('features', 'heated seats', /^heated(?:front)?seat/),
  synonym('features', 'sun roof, moonroof, panoramic roof', /sunroof|panoramic/),
  synonym('features', 'alloys, mags, mag wheels', /^alloywheel/),
  synonym('features', 'third row, 3rd row', /^thirdrow/),
  synonym('features', 'tinted windows', /^windowtint/),
  synonym('features', 'blind spot', /^blindspot/),
  synonym('features', 'parking sensors', /parkingsensor/),
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

function synonym(facet: VehicleFacet, phrases: string, ...patterns: RegExp[]): Synonym {
  return { facet, phrases: phrases.split(', '), patterns }
}
