/** Read by `model-table.ts`, which describes the columns. */
export const toyota = `
Toyota | HiLux | Ute | 30 | 8 | 20500 | 5325x1855x1815 | 3050 kg | 80 L | 5 stars
  2005-2015 | KUN26R | SR (4x4) | 3.0 turbo diesel 4 | 5 manual | 4x4 | 5+4 | 343 Nm | 8.3 | 47900
  2011-2015 | KUN26R | SR5 (4x4) | 3.0 turbo diesel 4 | 5 auto | 4x4 | 5+4 | 360 Nm | 8.7 | 56900
  2015- | GUN122R | Workmate (4x2) | 2.4 turbo diesel 4 | 6 manual | 4x2 | 2+2 | 400 Nm | 7.1 | 36900
  2015- | GUN126R | SR (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 500 Nm | 8.0 | 58400
  2015- | GUN126R | SR5 (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 500 Nm | 8.1 | 67300
  2018- | GUN126R | Rogue (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 500 Nm | 8.4 | 76700
Toyota | Corolla | Hatchback | 22 | 8.7 | 14000 | 4375x1790x1435 | 1820 kg | 50 L | 5 stars
  2012-2018 | ZRE182R | Ascent | 1.8 petrol 4 | CVT | FWD | 5+5 | 173 Nm | 6.6 | 25900
  2012-2018 | ZRE182R | Ascent Sport | 1.8 petrol 4 | 6 manual | FWD | 5+5 | 173 Nm | 7.1 | 25400
  2018-2022 | MZEA12R | Ascent Sport | 2.0 petrol 4 | CVT | FWD | 5+5 | 200 Nm | 6.0 | 30900
  2018- | ZWE211R | Ascent Sport Hybrid | 1.8 hybrid 4 | CVT | FWD | 5+5 | 142 Nm | 4.0 | 34900
  2018- | ZWE211R | ZR Hybrid | 1.8 hybrid 4 | CVT | FWD | 5+5 | 142 Nm | 4.0 | 42300
Toyota | RAV4 | SUV | 24 | 8.5 | 16000 | 4600x1855x1685 | 2230 kg | 55 L | 5 stars
  2013-2018 | ZSA42R | GX (2WD) | 2.0 petrol 4 | CVT | FWD | 5+5 | 187 Nm | 7.0 | 33900
  2013-2018 | ASA44R | GXL (AWD) | 2.5 petrol 4 | 6 auto | AWD | 5+5 | 233 Nm | 8.5 | 41400
  2019-2025 | MXAA52R | GX (2WD) | 2.0 petrol 4 | CVT | FWD | 5+5 | 203 Nm | 6.5 | 39600
  2019- | AXAH52R | GX Hybrid (2WD) | 2.5 hybrid 4 | CVT | FWD | 5+5 | 221 Nm | 4.7 | 44900
  2019- | AXAH54R | Cruiser Hybrid (AWD) | 2.5 hybrid 4 | CVT | AWD | 5+5 | 221 Nm | 4.8 | 54400
  2020- | AXAA54R | Edge (AWD) | 2.5 petrol 4 | 8 auto | AWD | 5+5 | 243 Nm | 7.3 | 54900
Toyota | Camry | Sedan | 10 | 9.2 | 15000 | 4885x1840x1445 | 2030 kg | 50 L | 5 stars
  2011-2017 | ASV50R | Altise | 2.5 petrol 4 | 6 auto | FWD | 5+4 | 231 Nm | 7.8 | 32900
  2011-2017 | AVV50R | Altise Hybrid | 2.5 hybrid 4 | CVT | FWD | 5+4 | 213 Nm | 5.2 | 35400
  2018- | AXVH71R | Ascent Hybrid | 2.5 hybrid 4 | CVT | FWD | 5+4 | 221 Nm | 4.2 | 39900
  2018- | AXVH71R | SL Hybrid | 2.5 hybrid 4 | CVT | FWD | 5+4 | 221 Nm | 4.5 | 52900
Toyota | LandCruiser | SUV | 9 | 6 | 18500 | 4980x1980x1945 | 3280 kg | 110 L | 5 stars
  2008-2021 | VDJ200R | GXL | 4.5 twin-turbo diesel 8 | 6 auto | 4x4 | 8+5 | 650 Nm | 9.5 | 98900
  2008-2021 | VDJ200R | Sahara | 4.5 twin-turbo diesel 8 | 6 auto | 4x4 | 7+5 | 650 Nm | 9.5 | 129900
  2021- | FJA300R | GXL | 3.3 twin-turbo diesel 6 | 10 auto | 4x4 | 7+5 | 700 Nm | 8.9 | 119900
  2021- | FJA300R | Sahara ZX | 3.3 twin-turbo diesel 6 | 10 auto | 4x4 | 5+5 | 700 Nm | 8.9 | 159900
Toyota | LandCruiser Prado | SUV | 10 | 7.8 | 20000 | 4995x1885x1890 | 2990 kg | 150 L | 5 stars
  2009-2015 | KDJ150R | GXL | 3.0 turbo diesel 4 | 5 auto | 4x4 | 7+5 | 410 Nm | 8.5 | 65900
  2015-2023 | GDJ150R | GXL | 2.8 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 500 Nm | 7.9 | 74900
  2015-2023 | GDJ150R | VX | 2.8 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 500 Nm | 7.9 | 86900
  2024- | GDJ250R | GXL | 2.8 turbo diesel 4 | 8 auto | 4x4 | 7+5 | 500 Nm | 7.6 | 87900
Toyota | LandCruiser 70 | Ute | 5 | 4 | 15000 | 5230x1870x1955 | 3300 kg | 130 L | -
  2016-2023 | VDJ79R | GXL Cab Chassis (4x4) | 4.5 turbo diesel 8 | 5 manual | 4x4 | 2+2 | 430 Nm | 10.7 | 79900
  2023- | GDJ79R | GXL Cab Chassis (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 2+2 | 500 Nm | 9.6 | 87900
Toyota | Kluger | SUV | 9 | 9.8 | 15000 | 4966x1930x1755 | 2655 kg | 68 L | 5 stars
  2013-2020 | GSU50R | GX (2WD) | 3.5 petrol 6 | 8 auto | FWD | 7+5 | 350 Nm | 9.1 | 48900
  2013-2020 | GSU55R | Grande (AWD) | 3.5 petrol 6 | 8 auto | AWD | 7+5 | 350 Nm | 9.5 | 72900
  2021- | AXUH78R | GX Hybrid (AWD) | 2.5 hybrid 4 | CVT | AWD | 7+5 | 242 Nm | 5.6 | 65900
  2021- | AXUH78R | Grande Hybrid (AWD) | 2.5 hybrid 4 | CVT | AWD | 7+5 | 242 Nm | 5.6 | 83900
Toyota | Yaris | Hatchback | 7 | 8.6 | 11400 | 3940x1695x1505 | 1650 kg | 40 L | 5 stars
  2011-2020 | NCP130R | Ascent | 1.3 petrol 4 | 4 auto | FWD | 5+5 | 121 Nm | 6.4 | 19900
  2020- | MXPH10R | ZR Hybrid | 1.5 hybrid 3 | CVT | FWD | 5+5 | 120 Nm | 3.3 | 36900
Toyota | Yaris Cross | SUV | 6 | 6 | 10500 | 4180x1765x1590 | 1740 kg | 36 L | 5 stars
  2020- | MXPJ10R | GX Hybrid | 1.5 hybrid 3 | CVT | FWD | 5+5 | 120 Nm | 3.8 | 35900
  2020- | MXPJ15R | Urban Hybrid (AWD) | 1.5 hybrid 3 | CVT | AWD | 5+5 | 120 Nm | 4.0 | 43900
Toyota | Corolla Cross | SUV | 6 | 7 | 13000 | 4460x1825x1620 | 1900 kg | 43 L | 5 stars
  2022- | MXGH10R | GXL Hybrid | 2.0 hybrid 4 | CVT | FWD | 5+5 | 190 Nm | 4.3 | 43900
  2022- | MXGH15R | Atmos Hybrid (AWD) | 2.0 hybrid 4 | CVT | AWD | 5+5 | 190 Nm | 4.4 | 54900
Toyota | C-HR | SUV | 5 | 7.8 | 13000 | 4360x1795x1565 | 1845 kg | 50 L | 5 stars
  2016-2023 | NGX10R | Koba | 1.2 turbo premium 4 | CVT | FWD | 5+5 | 185 Nm | 6.4 | 38900
  2024- | ZYX20R | GXL Hybrid | 1.8 hybrid 4 | CVT | FWD | 5+5 | 142 Nm | 4.0 | 47900
Toyota | Fortuner | SUV | 4 | 7 | 16400 | 4795x1855x1835 | 2800 kg | 80 L | 5 stars
  2015- | GUN156R | GXL | 2.8 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 500 Nm | 7.6 | 61900
  2015- | GUN156R | Crusade | 2.8 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 500 Nm | 7.6 | 70900
Toyota | HiAce | Van | 7 | 6 | 20000 | 5265x1950x1990 | 3300 kg | 70 L | 5 stars
  2008-2019 | KDH201R | LWB | 3.0 turbo diesel 4 | 4 auto | RWD | 3+5 | 300 Nm | 8.7 | 43900
  2019- | GDH300R | LWB | 2.8 turbo diesel 4 | 6 auto | RWD | 2+5 | 450 Nm | 7.5 | 53900
Toyota | Granvia | People Mover | 2 | 8 | 16000 | 5300x1970x1990 | 3500 kg | 65 L | 5 stars
  2019-2025 | GDH303R | VX | 2.8 turbo diesel 4 | 6 auto | RWD | 8+5 | 450 Nm | 8.0 | 81900
Toyota | 86 | Coupe | 3 | 6.3 | 9800 | 4240x1775x1320 | 1670 kg | 50 L | 5 stars
  2012-2020 | ZN6 | GTS | 2.0 premium 4 | 6 manual | RWD | 4+2 | 212 Nm | 7.8 | 39900
Toyota | GR86 | Coupe | 2 | 6 | 8000 | 4265x1775x1310 | 1670 kg | 50 L | -
  2022- | ZN8 | GTS | 2.4 premium 4 | 6 manual | RWD | 4+2 | 250 Nm | 9.5 | 52900
Toyota | GR Yaris | Hatchback | 1 | 5 | 7500 | 3995x1805x1455 | 1645 kg | 50 L | 5 stars
  2020- | GXPA16R | Rallye | 1.6 turbo premium 3 | 6 manual | AWD | 4+3 | 370 Nm | 7.6 | 64900
Toyota | bZ4X | SUV | 2 | 15 | 14000 | 4690x1860x1650 | 2550 kg | - | 5 stars
  2024- | YEAM15R | AWD | electric | 1 auto | AWD | 5+5 | 337 Nm | - | 79900
Lexus | NX | SUV | 3 | 8.5 | 11500 | 4660x1865x1660 | 2380 kg | 55 L | 5 stars
  2014-2021 | AYZ15R | NX300h Luxury | 2.5 hybrid 4 | CVT | AWD | 5+5 | 210 Nm | 5.7 | 66900
  2021- | AAZH20R | NX350h Sports Luxury | 2.5 hybrid 4 | CVT | FWD | 5+5 | 239 Nm | 5.0 | 85900
Lexus | RX | SUV | 3 | 9.5 | 13000 | 4890x1920x1695 | 2750 kg | 65 L | 5 stars
  2015-2022 | GYL25R | RX450h F Sport | 3.5 hybrid 6 | CVT | AWD | 5+5 | 335 Nm | 5.7 | 109900
  2022- | TALH17R | RX500h F Sport Performance | 2.4 turbo hybrid 4 | 6 auto | AWD | 5+5 | 551 Nm | 6.5 | 134900
Lexus | UX | SUV | 2 | 7.5 | 9500 | 4495x1840x1520 | 2110 kg | 43 L | 5 stars
  2018- | MZAH10R | UX250h Luxury | 2.0 hybrid 4 | CVT | FWD | 5+5 | 190 Nm | 4.5 | 58900
Lexus | ES | Sedan | 2 | 8.4 | 9000 | 4975x1865x1445 | 2150 kg | 50 L | 5 stars
  2018-2025 | AXZH10R | ES300h Luxury | 2.5 hybrid 4 | CVT | FWD | 5+4 | 202 Nm | 4.8 | 76900
Lexus | LC | Coupe | 1 | 7 | 5000 | 4770x1920x1345 | 2395 kg | 82 L | -
  2017- | URZ100R | LC500 | 5.0 premium 8 | 10 auto | RWD | 4+2 | 540 Nm | 12.8 | 214900
`
