/** The models that Australians trade in most, by make, to choose from while typing. */
const table = `
Audi: A1, A3, A4, A5, Q2, Q3, Q5, Q7
BMW: 1 Series, 2 Series, 3 Series, 5 Series, X1, X3, X5
BYD: Atto 3, Dolphin, Seal, Sealion 6, Shark 6
Chery: Omoda 5, Tiggo 4 Pro, Tiggo 7 Pro, Tiggo 8 Pro Max
Ford: Escape, Everest, Fiesta, Focus, Mondeo, Mustang, Puma, Ranger, Territory, Transit
GWM: Cannon, Haval H6, Haval Jolion, Ora, Tank 300
Holden: Astra, Barina, Captiva, Colorado, Commodore, Cruze, Equinox, Trailblazer, Trax
Honda: Accord, Civic, CR-V, HR-V, Jazz, Odyssey, ZR-V
Hyundai: Accent, Elantra, i20, i30, iLoad, Ioniq 5, Kona, Palisade, Santa Fe, Staria, Tucson, Venue
Isuzu Ute: D-MAX, MU-X
Jeep: Cherokee, Compass, Gladiator, Grand Cherokee, Wrangler
Kia: Carnival, Cerato, EV6, Picanto, Rio, Seltos, Sorento, Sportage, Stonic
Land Rover: Defender, Discovery, Discovery Sport, Range Rover Evoque, Range Rover Sport
LDV: D90, Deliver 9, G10, T60
Lexus: ES, IS, LX, NX, RX, UX
Mazda: 2, 3, 6, BT-50, CX-3, CX-30, CX-5, CX-8, CX-9, CX-60, MX-5
Mercedes-Benz: A-Class, B-Class, C-Class, E-Class, GLA, GLC, GLE, Sprinter, Vito
MG: 3, 4, HS, ZS, ZST
Mitsubishi: ASX, Eclipse Cross, Lancer, Mirage, Outlander, Pajero, Pajero Sport, Triton
Nissan: Juke, Leaf, Navara, Pathfinder, Patrol, Qashqai, X-Trail
Peugeot: 2008, 208, 3008, 308, 5008
Porsche: 911, Cayenne, Macan
Renault: Captur, Clio, Kangoo, Koleos, Megane, Trafic
Skoda: Fabia, Karoq, Kodiaq, Octavia, Superb
Subaru: BRZ, Crosstrek, Forester, Impreza, Liberty, Outback, WRX, XV
Suzuki: Baleno, Ignis, Jimny, S-Cross, Swift, Vitara
Tesla: Model 3, Model S, Model X, Model Y
Toyota: Camry, C-HR, Corolla, Corolla Cross, Fortuner, HiAce, HiLux, Kluger, LandCruiser, LandCruiser Prado, RAV4, Yaris, Yaris Cross
Volkswagen: Amarok, Caddy, Golf, Passat, Polo, T-Cross, T-Roc, Tiguan, Touareg, Transporter
Volvo: C40, S60, V60, XC40, XC60, XC90
`

export const popularModels: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([make = '', models = '']) => [make, models.split(', ')]),
)
