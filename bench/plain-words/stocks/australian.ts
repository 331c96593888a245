import type { StockTable } from '../invented-stock.ts'

/** Used cars from all over Australia, with the makes, models and bodies that listings have there. */
export const australian: StockTable = {
  models: `
    Toyota: Hilux 43 Ute, Corolla 40 Hatchback, Landcruiser 30 SUV, Landcruiser Prado 20 SUV, RAV4 34 SUV, Camry 24 Sedan,
      Kluger 18 SUV, HiAce 20 Commercial, Yaris 12 Hatchback, C-HR 8 SUV, 86 3 Coupe, Tarago 3 People Mover, Prius 2 Hatchback
    Ford: Ranger 40 Ute, Falcon 10 Sedan, Territory 10 SUV, Focus 9 Hatchback, Everest 8 SUV, Mustang 5 Coupe, Fiesta 4 Hatchback,
      Escape 4 SUV, Transit 3 Commercial
    Hyundai: I30 36 Hatchback, Tucson 20 SUV, Santa Fe 13 SUV, Kona 11 SUV, Accent 6 Hatchback, Iload 6 Commercial, IX35 6 SUV
    Mitsubishi: Triton 30 Ute, Outlander 23 SUV, ASX 16 SUV, Pajero 10 SUV, Pajero Sport 4 SUV, Lancer 9 Sedan, Eclipse Cross 5 SUV
    Holden: Commodore 28 Sedan, Colorado 19 Ute, Captiva 14 SUV, Cruze 10 Sedan, Barina 6 Hatchback, Calais 5 Sedan, Astra 5 Hatchback,
      Ute 3 Ute, Trax 4 SUV, Rodeo 2 Ute
    Nissan: X-Trail 26 SUV, Navara 25 Ute, Qashqai 10 SUV, Patrol 7 SUV, Pathfinder 7 SUV, Dualis 4 SUV, Juke 2 SUV, Leaf 2 Hatchback,
      Pulsar 3 Sedan, Micra 2 Hatchback
    Kia: Cerato 23 Sedan, Sportage 15 SUV, Carnival 10 People Mover, Sorento 8 SUV, Rio 7 Hatchback, Picanto 4 Hatchback, Stinger 4 Sedan
    Mazda: 2 8 Hatchback, 3 23 Hatchback, 6 9 Sedan, CX-3 8 SUV, CX-5 22 SUV, CX-9 12 SUV, BT-50 20 Ute, MX-5 2 Convertible
    Volkswagen: Golf 19 Hatchback, Tiguan 20 SUV, Polo 7 Hatchback, Amarok 10 Ute, Passat 5 Wagon, Caddy 4 Commercial, Transporter 2 Commercial,
      Touareg 3 SUV, Multivan 2 People Mover
    Subaru: Forester 16 SUV, Outback 10 Wagon, Impreza 9 Hatchback, XV 8 SUV, WRX 6 Sedan, Liberty 5 Sedan, BRZ 2 Coupe
    Mercedes-Benz: C200 5 Sedan, C250 3 Sedan, C-Class 2 Sedan, A180 2 Hatchback, GLC 2 SUV, Sprinter 3 Commercial, Vito 2 Commercial, E250 2 Sedan
    BMW: X3 8 SUV, X5 6 SUV, 320I 3 Sedan, 118I 2 Hatchback, 3 Series 1 Sedan
    Audi: A3 6 Hatchback, A4 4 Sedan, Q3 5 SUV, Q5 7 SUV, Q7 5 SUV, TT 1 Convertible
    Honda: Civic 8 Hatchback, CR-V 11 SUV, Jazz 4 Hatchback, Accord 4 Sedan, HR-V 4 SUV, City 2 Sedan
    Jeep: Grand Cherokee 15 SUV, Wrangler 7 SUV, Compass 4 SUV
    Suzuki: Swift 12 Hatchback, Jimny 3 SUV, Vitara 5 SUV, Baleno 3 Hatchback
    MG: HS 12 SUV, MG3 6 Hatchback, ZS 5 SUV, ZST 7 SUV
    Land Rover: Discovery 5 SUV, Discovery Sport 4 SUV, Range Rover Sport 5 SUV, Range Rover Evoque 4 SUV, Defender 2 SUV
    Isuzu: D-MAX 13 Ute, MU-X 6 SUV
    GWM: Haval Jolion 5 SUV, Haval H6 4 SUV, UTE 6 Ute
    Great Wall: Steed 2 Ute, V200 1 Ute
    Lexus: RX350 2 SUV, IS250 2 Sedan, NX300 1 SUV
    Volvo: XC60 5 SUV, XC40 2 SUV, XC90 2 SUV
    LDV: T60 5 Ute, G10 2 Commercial, D90 2 SUV
    Skoda: Octavia 3 Wagon, Kodiaq 2 SUV, Superb 2 Wagon
    Tesla: Model 3 2 Sedan, Model Y 1 SUV
    HSV: Clubsport 2 Sedan
    Ram: 1500 3 Ute
    Mini: Cooper 3 Hatchback, Countryman 2 Hatchback
    Porsche: Cayenne 3 SUV, 911 1 Coupe
    Peugeot: 308 2 Hatchback, 3008 1 SUV, 2008 1 SUV
    Renault: Koleos 7 SUV, Megane 2 Hatchback, Trafic 2 Commercial
  `,
  values: {
    badge:
      'SR5, SR, Ascent Sport, GLX, XLT, Wildtrak, SS, SV6, Active, Elite, Highlander, Sport, GTI, S, LS, ST, Premium',
    fuel: 'Petrol 62, Diesel 29, Hybrid 4, Electric 1, LPG 1',
    transmission: 'Automatic 88, Manual 12',
    drive: 'FWD 45, 4WD 20, AWD 20, RWD 15',
    colour:
      'White 37, Silver 14, Grey 14, Black 12, Blue 10, Red 7, Green 1, Gold 1, Brown 1, Orange 1, Yellow 1, Beige 1, Purple 1, Burgundy 1, Bronze 1',
    seats: '5 70, 7 11, 4 4, 2 4, 3 2, 8 2, 12 1, 14 1',
    doors: '4 72, 5 17, 2 8, 3 2',
    cylinders: '4 75, 6 14, 8 5, 5 3, 3 2',
    engine_size:
      '2.0 25, 2.5 11, 2.4 6, 3.0 8, 1.8 5, 1.5 5, 2.8 4, 1.6 4, 2.2 4, 1.4 4, 3.5 3, 3.6 3, 3.2 2, 4.5 1, 5.0 1, 6.0 1, 1.0 1',
    car_type: 'used 90, new 7, demo 3',
    city: 'Minchinbury 6, Blacktown 4, Liverpool 3, Hoppers Crossing 3, Ringwood 3, Bentley 3, Wangara 3, Cardiff 2, Berwick 2, Osborne Park 2, Kedron 2, Southport 2, Rocklea 2, Fyshwick 2, Pakenham 2, Castle Hill 2, Traralgon 1, Springwood 2',
    state: 'nsw 40, vic 25, qld 20, wa 15, act 3',
  },
  weekly: true,
}
