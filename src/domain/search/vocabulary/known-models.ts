/**
 * Models that shoppers in Australia ask for by name, each as its maker spells it, so that a search for one that isn’t in stock can say
 * so. Names that are everyday words too, such as Escape, Superb or City, are left out: in a search they may mean no vehicle.
 */
const modelsOf: Readonly<Record<string, string>> = {
  Audi: 'A1, A3, A4, A5, A6, Q2, Q3, Q5, Q7, Q8, e-tron',
  BMW: 'X1, X2, X3, X4, X5, X6, X7, M3, M4',
  BYD: 'Atto 3, Sealion, Shark 6',
  Chery: 'Tiggo, Tiggo 4, Tiggo 7, Tiggo 8',
  Ford: 'Ranger, Everest, Falcon, Territory, Focus, Fiesta, Mondeo, Mustang, EcoSport, Kuga, Puma, Transit, F-150',
  GWM: 'Cannon, Jolion, Tank 300, Tank 500',
  Holden: 'Commodore, Colorado, Captiva, Cruze, Barina, Trax, Acadia, Calais, Statesman, Rodeo, Maloo',
  Honda: 'Civic, CR-V, HR-V, ZR-V, Odyssey, Prelude',
  Hyundai:
    'i20, i30, i40, iLoad, ix35, Tucson, Santa Fe, Kona, Palisade, Elantra, Getz, Veloster, Ioniq, Staria',
  'Isuzu Ute': 'D-MAX, MU-X',
  Jeep: 'Wrangler, Cherokee, Grand Cherokee, Gladiator',
  Kia: 'Sportage, Sorento, Cerato, Picanto, Carnival, Seltos, Stonic, Stinger, EV5, EV6, EV9, Niro, Tasman',
  'Land Rover': 'Defender, Discovery, Freelander, Range Rover, Range Rover Sport, Range Rover Evoque',
  LDV: 'T60, G10',
  Mazda: 'Mazda2, Mazda3, Mazda6, CX-3, CX-30, CX-5, CX-7, CX-8, CX-9, CX-60, CX-80, CX-90, BT-50, MX-5',
  'Mercedes-Benz': 'GLA, GLB, GLC, GLE, GLS, CLA, Sprinter, Vito, X-Class',
  MG: 'MG3, MG4, MG5, ZST',
  Mitsubishi: 'Triton, Outlander, ASX, Pajero, Pajero Sport, Lancer, Eclipse Cross, Mirage',
  Nissan: 'Navara, X-Trail, Qashqai, Patrol, Juke, Pathfinder, Dualis, Tiida, Micra, Skyline, Murano',
  Porsche: 'Cayenne, Macan, Boxster, Cayman, Panamera, Taycan',
  Renault: 'Koleos, Captur, Clio, Megane, Kangoo, Trafic',
  Skoda: 'Octavia, Kodiaq, Karoq, Kamiq, Fabia',
  Subaru: 'Forester, Outback, Impreza, Crosstrek, WRX, BRZ, Levorg, Solterra',
  Suzuki: 'Swift, Jimny, Vitara, Grand Vitara, Ignis, Baleno, Celerio',
  Toyota:
    'HiLux, LandCruiser, LandCruiser Prado, Corolla, Corolla Cross, Camry, RAV4, Kluger, Yaris, Yaris Cross, HiAce, Fortuner, C-HR, Aurion, Tarago, Prius, Supra',
  Volkswagen:
    'Golf, Polo, Tiguan, Amarok, Passat, Touareg, Caddy, Transporter, Multivan, T-Cross, T-Roc, Jetta, Arteon',
  Volvo: 'XC40, XC60, XC90, EX30, EX90',
}

const makeOf = new Map(
  Object.entries(modelsOf).flatMap(([make, models]) => models.split(', ').map((model) => [model, make])),
)

export const knownModels: readonly string[] = [...makeOf.keys()]

/** `Toyota HiLux` for `HiLux`. A name that has its make in it stays: `Mazda3`. */
export function withItsMake(model: string): string {
  const make = makeOf.get(model)
  return make === undefined || model.startsWith(make) ? model : `${make} ${model}`
}
