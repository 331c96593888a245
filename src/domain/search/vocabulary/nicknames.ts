import { modelFamilies } from './model-families.ts'

/**
 * Other names for a word, as Australians use them. Each list is an attempt: the first attempt that matches stock
 * decides, and all of its names count. Words are in lower case, without accents, spaces or dashes.
 */
export type Aliases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Makes and models. Each name of a group finds the others. */
const sameVehicle = [
  'volkswagen, vw, volksy, veedub, v dub',
  'mercedes, mercedes benz, merc, benz, merc benz',
  'chevrolet, chev, chevy',
  'bmw, beemer, bimmer, beamer',
  'lamborghini, lambo',
  'maserati, maser',
  'jaguar, jag',
  'renault, reno',
  'rolls royce, rolls',
  'aston martin, aston',
  'alfa romeo, alfa, alpha romeo',
  'harley davidson, harley',
  'subaru, subie, suby, scooby',
  'mitsubishi, mitsi, mitsu, mitzi',
  'toyota, tojo',
  'land rover, landy, landie',
  'great wall, gwm',
  'ssangyong, kgm ssangyong, kgm',
  'commodore, commy, commie, commo',
  'discovery, disco',
  'range rover, rangie',
  'pajero, paj',
  'mustang, stang',
  'forester, fozzie, fozzy, foz',
  'lancer evolution, evo, evolution',
  'wrx, rex',
]

/** Nicknames that stock never uses as names. Several meanings may fit; the best comes first. */
const nicknames: Readonly<Record<string, string>> = {
  cruiser: 'landcruiser',
  'lc, tlc': 'landcruiser',
  lc70: 'landcruiser 70, cruiser 70; landcruiser 70 series; landcruiser',
  lc76: 'landcruiser 76, cruiser 76; landcruiser 70, cruiser 70; landcruiser',
  lc78: 'landcruiser 78, cruiser 78; landcruiser 70, cruiser 70; landcruiser',
  lc79: 'landcruiser 79, cruiser 79; landcruiser 70, cruiser 70; landcruiser',
  lc100: 'landcruiser 100, cruiser 100; landcruiser',
  lc200: 'landcruiser 200, cruiser 200; landcruiser',
  lc300: 'landcruiser 300, cruiser 300; landcruiser',
  'troopy, troopie': 'troopcarrier, troop carrier; landcruiser 78, cruiser 78; landcruiser',
  rolla: 'corolla',
  isuzu: 'isuzu ute',
  prado: 'landcruiser prado',
}

/** Body styles. */
const sameBody = ['ute, utility, pickup', 'hatch, hatchback', 'people mover, mpv']

/** Synonyms for the text search. The grammar reads these as filters. */
const sameKind = [
  'dual cab, double cab, twin cab, crew cab',
  '4wd, 4x4',
  '2wd, 4x2',
  'grey, gray',
  'auto, automatic',
]

/** Nicknames of makes and models. */
export const vehicleNicknames: Aliases = otherNames(sameVehicle, { ...nicknames, ...modelFamilies })

/** Other names of body styles. */
export const otherBodyNames: Aliases = otherNames(sameBody, {})

/** Aliases for everything the text search covers. */
export const textAliases: Aliases = otherNames([...sameVehicle, ...sameBody, ...sameKind], {
  ...nicknames,
  ...modelFamilies,
})

function otherNames(groups: readonly string[], oneWay: Readonly<Record<string, string>>): Aliases {
  const names = new Map<string, string[][]>()
  const learn = (word: string, attempt: string[]) => names.set(word, [...(names.get(word) ?? []), attempt])
  for (const group of groups.map(keysOf)) {
    for (const word of group)
      learn(
        word,
        group.filter((other) => other !== word),
      )
  }
  for (const [word, attempts] of Object.entries(oneWay)) {
    for (const key of keysOf(word)) for (const attempt of attempts.split('; ')) learn(key, keysOf(attempt))
  }
  return names
}

function keysOf(names: string) {
  return names.split(', ').map((name) => name.replaceAll(' ', ''))
}
