/** The makes sold or imported in Australia, now or in the past, each as its maker spells it. */
export const makes: readonly string[] = `
  Abarth, Acura, Alfa Romeo, Alpina, Alpine, Aston Martin, Audi, Austin, Austin Healey, Bentley, BMW,
  Bolwell, Bufori, Buick, BYD, Cadillac, Caterham, Chery, Chevrolet, Chrysler, Citroen, Cupra, Daewoo,
  DAF, Daihatsu, Daimler, Datsun, De Tomaso, Deepal, Denza, Dodge, DS, Eunos, Ferrari, Fiat, Ford, Foton,
  FPV, Freightliner, Fuso, GAC, Geely, Genesis, GMC, Great Wall, GWM, Haval, HDT, Hillman, Hino, Holden,
  Honda, HSV, Humber, Hummer, Hyundai, Ineos, Infiniti, International, Isuzu, Isuzu Ute, Iveco, JAC,
  Jaecoo, Jaguar, Jeep, Jensen, JMC, Joylong, Kenworth, KGM SsangYong, Kia, Koenigsegg, Lamborghini,
  Lancia, Land Rover, LDV, Leapmotor, Lexus, Leyland, Lincoln, Lotus, Mack, Mahindra, MAN, Maserati,
  Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MG, MINI, Mitsubishi, Mitsuoka, Morgan, Morris,
  Nissan, Oldsmobile, Omoda, Opel, Packard, Peugeot, Plymouth, Polestar, Pontiac, Porsche, Proton, RAM,
  Renault, Riley, Rolls-Royce, Rover, Saab, Saturn, Scania, Scion, SEAT, Simca, Skoda, Skywell, smart,
  SsangYong, Standard, Studebaker, Subaru, Sunbeam, Suzuki, Tata, Tesla, Toyota, Triumph, TVR, UD,
  Vauxhall, Volkswagen, Volvo, Volvo Trucks, Western Star, Westfield, Willys, Wolseley, XPeng, Zeekr,
  ZX Auto
`
  .trim()
  .split(/,\s+/)
