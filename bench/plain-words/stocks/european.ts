import type { StockTable } from '../invented-stock.ts'

/** A dealer in European cars who spells names as their makers do, and gives no doors or cylinders. */
export const european: StockTable = {
  models: `
    Škoda: Octavia 14 Estate, Kodiaq 9 SUV, Fabia 6 Hatchback, Superb 6 Estate, Kamiq 5 SUV
    Citroën: C3 8 Hatchback, C4 4 Hatchback, C5 Aircross 6 SUV, Berlingo 3 Panel Van
    Renault: Mégane 7 Hatchback, Clio 6 Hatchback, Captur 8 SUV, Koleos 5 SUV, Kangoo 3 Panel Van, Trafic 3 Panel Van
    Peugeot: 208 5 Hatchback, 308 6 Hatchback, 2008 7 SUV, 3008 6 SUV, Partner 2 Panel Van
    Volkswagen: Golf 15 Hatchback, Polo 8 Hatchback, Tiguan 11 SUV, Passat 5 Estate, T-Roc 8 SUV, T-Cross 6 SUV, ID.4 4 SUV, Multivan 3 MPV
    Mercedes-Benz: A-Class 7 Hatchback, C-Class 9 Saloon, E-Class 5 Saloon, GLA 5 SUV, GLC 8 SUV, Vito 4 Panel Van, V-Class 3 MPV
    BMW: 1 Series 6 Hatchback, 3 Series 10 Saloon, 5 Series 5 Saloon, X1 6 SUV, X3 9 SUV, i4 3 Saloon, iX 2 SUV
    Audi: A3 8 Hatchback, A4 6 Saloon, Q3 7 SUV, Q5 8 SUV, TT 3 Coupé, Q8 e-tron 2 SUV
    Alfa Romeo: Giulia 4 Saloon, Stelvio 4 SUV, Tonale 2 SUV
    Cupra: León 5 Hatchback, Formentor 6 SUV, Born 3 Hatchback
    SEAT: Ibiza 2 Hatchback
    Fiat: 500 6 Cabriolet, 500e 3 Hatchback, Ducato 3 Panel Van
    Volvo: XC40 7 SUV, XC60 7 SUV, V60 3 Estate, EX30 3 SUV
    Mini: Cooper 8 Hatchback, Countryman 5 SUV
    Porsche: Macan 5 SUV, Cayenne 4 SUV, 911 5 Coupé, Taycan 2 Saloon
    Land Rover: Defender 5 SUV, Discovery 3 SUV, Range Rover Evoque 5 SUV
    Jaguar: F-Pace 3 SUV
    Lamborghini: Urus 1 SUV, Huracán 1 Coupé
    Maserati: Ghibli 2 Saloon, Levante 2 SUV
  `,
  values: {
    badge:
      'Style, Elegance, M Sport, AMG Line, S line, R-Line, GT Line, Ambition, RS, Sportline, Excellence, Première Édition',
    fuel: 'Petrol 55, Diesel 18, Petrol Hybrid 9, Plug-in Hybrid 8, Electric 10',
    transmission: 'Automatic 50, DSG 25, Manual 20, PDK 5',
    drive: 'FWD 50, AWD 25, RWD 15, Quattro 10',
    colour:
      'Glacier White 14, Candy White 8, Brilliant Black 12, Deep Black 8, Nardo Grey 9, Meteor Grey 6, Florett Silver 6, Bleu Nuit 4, Tornado Red 5, Rouge Élixir 3, Racing Green 4, Verde Montréal 2, Crème 1',
    seats: '5 75, 7 10, 4 8, 2 5, 3 2',
    car_type: 'used 60, new 25, demo 15',
    city: 'Mosman 10, South Yarra 8, Fortitude Valley 5, Subiaco 4',
    state: 'nsw 10, vic 8, qld 5, wa 4',
    categories: 'Electric Cars 8, Under $30k 20, Weekend Cars 10',
    features:
      'Apple CarPlay 60, Panoramic Sunroof 30, Heated Seats 40, Adaptive Cruise Control 40, Tow Bar 12, Leather Upholstery 45, Head-up Display 12',
  },
  weekly: false,
}
