/** Read by `model-table.ts`, which describes the columns. */
export const japan = `
Mazda | 2 | Hatchback | 8 | 7.6 | 10100 | 4065x1695x1495 | 1523 kg | 44 L | 5 stars
  2014- | DJ | Maxx | 1.5 petrol 4 | 6 auto | FWD | 5+5 | 141 Nm | 5.4 | 23900
  2014- | DJ | G15 Evolve | 1.5 petrol 4 | 6 auto | FWD | 5+5 | 141 Nm | 5.3 | 28400
Mazda | 3 | Hatchback | 16 | 9.3 | 12700 | 4460x1795x1435 | 1819 kg | 51 L | 5 stars
  2009-2013 | BL | Neo | 2.0 petrol 4 | 5 auto | FWD | 5+5 | 187 Nm | 8.2 | 24300
  2013-2019 | BN | Maxx | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 200 Nm | 5.8 | 27900
  2013-2019 | BN | SP25 GT | 2.5 petrol 4 | 6 manual | FWD | 5+5 | 250 Nm | 6.5 | 32900
  2019- | BP | G20 Evolve | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 200 Nm | 6.2 | 34400
  2019- | BP | G25 Astina | 2.5 petrol 4 | 6 auto | FWD | 5+5 | 252 Nm | 6.6 | 43400
Mazda | 6 | Wagon | 4 | 10 | 12500 | 4800x1840x1480 | 2010 kg | 62 L | 5 stars
  2012-2024 | GL | Touring | 2.5 petrol 4 | 6 auto | FWD | 5+5 | 252 Nm | 7.0 | 43900
  2018-2024 | GL | Atenza | 2.5 turbo petrol 4 | 6 auto | FWD | 5+5 | 420 Nm | 7.6 | 56900
Mazda | CX-3 | SUV | 9 | 6.5 | 13600 | 4275x1765x1535 | 1740 kg | 48 L | 5 stars
  2015- | DK | Neo Sport | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 195 Nm | 6.3 | 28900
  2015- | DK | sTouring | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 195 Nm | 6.3 | 34900
Mazda | CX-30 | SUV | 8 | 7.5 | 11400 | 4395x1795x1540 | 1890 kg | 51 L | 5 stars
  2020- | DM | G20 Evolve | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 200 Nm | 6.5 | 37900
  2020- | DM | G25 Astina | 2.5 petrol 4 | 6 auto | FWD | 5+5 | 252 Nm | 6.6 | 46900
Mazda | CX-5 | SUV | 18 | 9 | 12900 | 4575x1845x1680 | 2085 kg | 58 L | 5 stars
  2012-2017 | KE | Maxx Sport (AWD) | 2.5 petrol 4 | 6 auto | AWD | 5+5 | 250 Nm | 7.4 | 39900
  2017- | KF | Maxx Sport (FWD) | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 200 Nm | 6.9 | 42900
  2017- | KF | Touring (AWD) | 2.5 petrol 4 | 6 auto | AWD | 5+5 | 252 Nm | 7.4 | 48900
  2017- | KF | Akera Turbo (AWD) | 2.5 turbo petrol 4 | 6 auto | AWD | 5+5 | 420 Nm | 8.2 | 58900
Mazda | CX-8 | SUV | 4 | 9 | 17000 | 4900x1840x1725 | 2522 kg | 72 L | 5 stars
  2018-2023 | KG | Sport (FWD) | 2.5 petrol 4 | 6 auto | FWD | 7+5 | 252 Nm | 8.1 | 45900
  2018-2023 | KG | Asaki (AWD) | 2.2 twin-turbo diesel 4 | 6 auto | AWD | 7+5 | 450 Nm | 6.0 | 71900
Mazda | CX-9 | SUV | 7 | 10.5 | 13900 | 5075x1969x1747 | 2645 kg | 74 L | 5 stars
  2016-2023 | TC | Touring (AWD) | 2.5 turbo petrol 4 | 6 auto | AWD | 7+5 | 420 Nm | 8.8 | 61900
  2016-2023 | TC | Azami (AWD) | 2.5 turbo petrol 4 | 6 auto | AWD | 7+5 | 420 Nm | 8.8 | 73900
Mazda | CX-60 | SUV | 3 | 13 | 12000 | 4740x1890x1680 | 2700 kg | 50 L | 5 stars
  2023- | KH | G40e Evolve | 3.3 turbo premium 6 | 8 auto | AWD | 5+5 | 450 Nm | 7.4 | 65900
  2023- | KH | P50e GT | 2.5 phev 4 | 8 auto | AWD | 5+5 | 500 Nm | 2.1 | 86900
Mazda | BT-50 | Ute | 12 | 9.2 | 19700 | 5280x1870x1790 | 3100 kg | 76 L | 5 stars
  2011-2020 | UR | XTR (4x4) | 3.2 turbo diesel 5 | 6 auto | 4x4 | 5+4 | 470 Nm | 9.2 | 56900
  2020- | TF | XT (4x2) | 1.9 turbo diesel 4 | 6 auto | 4x2 | 5+4 | 350 Nm | 7.0 | 44900
  2020- | TF | XTR (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 450 Nm | 8.0 | 62900
  2021- | TF | Thunder (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 450 Nm | 8.0 | 76900
Mazda | MX-5 | Convertible | 3 | 6.8 | 6800 | 3915x1735x1235 | 1270 kg | 45 L | 5 stars
  2015- | ND | Roadster GT | 2.0 premium 4 | 6 manual | RWD | 2+2 | 205 Nm | 6.8 | 49900
Nissan | Navara | Ute | 14 | 9 | 18200 | 5255x1850x1820 | 3150 kg | 80 L | 5 stars
  2005-2015 | D40 | ST (4x4) | 2.5 turbo diesel 4 | 6 manual | 4x4 | 5+4 | 403 Nm | 8.9 | 45900
  2015-2025 | D23 | SL (4x4) | 2.3 twin-turbo diesel 4 | 6 manual | 4x4 | 5+4 | 450 Nm | 7.4 | 54400
  2015-2025 | D23 | ST-X (4x4) | 2.3 twin-turbo diesel 4 | 7 auto | 4x4 | 5+4 | 450 Nm | 7.9 | 66900
  2021- | D23 | PRO-4X Warrior (4x4) | 2.3 twin-turbo diesel 4 | 7 auto | 4x4 | 5+4 | 450 Nm | 8.1 | 76900
  2026- | D27 | SL (4x4) | 2.4 twin-turbo diesel 4 | 6 auto | 4x4 | 5+4 | 470 Nm | 7.7 | 56900
  2026- | D27 | ST-X (4x4) | 2.4 twin-turbo diesel 4 | 6 auto | 4x4 | 5+4 | 470 Nm | 7.7 | 69900
  2026- | D27 | PRO-4X (4x4) | 2.4 twin-turbo diesel 4 | 6 auto | 4x4 | 5+4 | 470 Nm | 7.8 | 72900
Nissan | X-Trail | SUV | 16 | 9.1 | 16300 | 4680x1840x1725 | 2200 kg | 55 L | 5 stars
  2014-2022 | T32 | ST (2WD) | 2.5 petrol 4 | CVT | FWD | 5+5 | 226 Nm | 7.9 | 32900
  2014-2022 | T32 | ST-L 7 Seat (2WD) | 2.5 petrol 4 | CVT | FWD | 7+5 | 226 Nm | 8.1 | 40900
  2014-2022 | T32 | Ti (4WD) | 2.5 petrol 4 | CVT | AWD | 5+5 | 226 Nm | 8.3 | 48900
  2022- | T33 | ST-L (4WD) | 2.5 petrol 4 | CVT | AWD | 7+5 | 244 Nm | 7.8 | 48900
  2022- | T33 | Ti-L e-Power | 1.5 turbo hybrid 3 | 1 auto | AWD | 5+5 | 330 Nm | 6.1 | 62900
Nissan | Qashqai | SUV | 10 | 8.5 | 13800 | 4425x1835x1625 | 1960 kg | 55 L | 5 stars
  2014-2022 | J11 | ST | 2.0 petrol 4 | CVT | FWD | 5+5 | 200 Nm | 6.9 | 31900
  2022- | J12 | ST-L | 1.3 turbo premium 4 | CVT | FWD | 5+5 | 250 Nm | 6.1 | 43900
  2024- | J12 | Ti e-Power | 1.5 turbo hybrid 3 | 1 auto | FWD | 5+5 | 330 Nm | 5.2 | 54900
Nissan | Juke | SUV | 5 | 7 | 10300 | 4210x1800x1595 | 1730 kg | 46 L | 5 stars
  2020- | F16 | ST-L | 1.0 turbo premium 3 | 7 DCT | FWD | 5+5 | 180 Nm | 5.8 | 35400
Nissan | Patrol | SUV | 7 | 7.4 | 16600 | 5315x1995x1955 | 3505 kg | 140 L | -
  2013-2025 | Y62 | Ti | 5.6 premium 8 | 7 auto | 4x4 | 8+5 | 560 Nm | 14.4 | 88900
  2013-2025 | Y62 | Ti-L | 5.6 premium 8 | 7 auto | 4x4 | 7+5 | 560 Nm | 14.4 | 101900
  2021- | Y62 | Warrior | 5.6 premium 8 | 7 auto | 4x4 | 8+5 | 560 Nm | 15.2 | 109900
Nissan | Pathfinder | SUV | 5 | 10.5 | 15200 | 5004x1978x1767 | 2715 kg | 71 L | 5 stars
  2013-2021 | R52 | ST-L (4WD) | 3.5 petrol 6 | CVT | AWD | 7+5 | 325 Nm | 10.1 | 57900
  2022- | R53 | Ti (4WD) | 3.5 petrol 6 | 9 auto | AWD | 7+5 | 340 Nm | 10.5 | 76900
Nissan | Leaf | Hatchback | 3 | 13 | 9500 | 4490x1788x1540 | 1995 kg | - | 5 stars
  2019-2025 | ZE1 | e+ | electric | 1 auto | FWD | 5+5 | 340 Nm | - | 63900
Nissan | Ariya | SUV | 3 | 12 | 12000 | 4595x1850x1660 | 2470 kg | - | 5 stars
  2025- | FE0 | Advance+ | electric | 1 auto | FWD | 5+5 | 300 Nm | - | 69900
Nissan | Z | Coupe | 2 | 7 | 6500 | 4380x1845x1315 | 1840 kg | 62 L | -
  2022- | RZ34 | Z | 3.0 twin-turbo premium 6 | 6 manual | RWD | 2+2 | 475 Nm | 10.8 | 81900
Mitsubishi | Triton | Ute | 18 | 9.2 | 19200 | 5320x1865x1795 | 3200 kg | 75 L | 5 stars
  2009-2015 | MN | GLX-R (4x4) | 2.5 turbo diesel 4 | 5 manual | 4x4 | 5+4 | 350 Nm | 8.3 | 43900
  2015-2023 | MR | GLX (4x4) | 2.4 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 430 Nm | 8.6 | 44900
  2015-2023 | MR | GLS (4x4) | 2.4 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 430 Nm | 8.6 | 51900
  2024- | MV | GLX-R (4x4) | 2.4 twin-turbo diesel 4 | 6 auto | 4x4 | 5+4 | 470 Nm | 7.7 | 59900
  2024- | MV | GSR (4x4) | 2.4 twin-turbo diesel 4 | 6 auto | 4x4 | 5+4 | 470 Nm | 7.7 | 68900
Mitsubishi | Outlander | SUV | 14 | 9.2 | 17000 | 4710x1862x1745 | 2270 kg | 55 L | 5 stars
  2012-2021 | ZL | ES 7 Seat (2WD) | 2.4 petrol 4 | CVT | FWD | 7+5 | 220 Nm | 7.0 | 33900
  2012-2021 | ZL | LS (AWD) | 2.4 petrol 4 | CVT | AWD | 7+5 | 220 Nm | 7.2 | 38900
  2021- | ZM | Aspire (AWD) | 2.5 petrol 4 | CVT | AWD | 7+5 | 244 Nm | 8.1 | 47900
  2022- | ZM | Exceed PHEV (AWD) | 2.4 phev 4 | 1 auto | AWD | 7+5 | 450 Nm | 1.5 | 72900
Mitsubishi | ASX | SUV | 10 | 7.8 | 17500 | 4365x1810x1640 | 1970 kg | 63 L | 5 stars
  2010-2019 | XC | LS | 2.0 petrol 4 | CVT | FWD | 5+5 | 197 Nm | 7.6 | 27900
  2019-2024 | XD | MR | 2.0 petrol 4 | CVT | FWD | 5+5 | 197 Nm | 7.6 | 30900
Mitsubishi | Eclipse Cross | SUV | 6 | 10 | 15500 | 4545x1805x1685 | 2100 kg | 60 L | 5 stars
  2017-2025 | YB | LS (2WD) | 1.5 turbo petrol 4 | CVT | FWD | 5+5 | 250 Nm | 7.3 | 36900
  2017-2025 | YB | Exceed (AWD) | 1.5 turbo petrol 4 | CVT | AWD | 5+5 | 250 Nm | 7.7 | 44900
Mitsubishi | Pajero Sport | SUV | 8 | 8 | 17500 | 4825x1815x1835 | 2775 kg | 68 L | 5 stars
  2015-2025 | QF | GLS (4WD) | 2.4 turbo diesel 4 | 8 auto | 4x4 | 7+5 | 430 Nm | 8.0 | 54900
  2015-2025 | QF | Exceed (4WD) | 2.4 turbo diesel 4 | 8 auto | 4x4 | 7+5 | 430 Nm | 8.0 | 64900
Mitsubishi | Pajero | SUV | 5 | 8 | 19100 | 4900x1875x1900 | 3030 kg | 88 L | -
  2006-2021 | NX | GLS | 3.2 turbo diesel 4 | 5 auto | 4x4 | 7+5 | 441 Nm | 9.1 | 63900
Subaru | Forester | SUV | 12 | 9.3 | 15800 | 4640x1815x1730 | 2223 kg | 63 L | 5 stars
  2012-2018 | S4 | 2.5i-L | 2.5 petrol 4 | CVT | AWD | 5+5 | 235 Nm | 8.1 | 37900
  2018-2025 | S5 | 2.5i-S | 2.5 petrol 4 | CVT | AWD | 5+5 | 239 Nm | 7.4 | 48900
  2020-2025 | S5 | Hybrid L | 2.0 hybrid 4 | CVT | AWD | 5+5 | 196 Nm | 6.7 | 46900
  2025- | S6 | Touring Hybrid | 2.5 hybrid 4 | CVT | AWD | 5+5 | 254 Nm | 6.2 | 58900
Subaru | Outback | Wagon | 9 | 10 | 16700 | 4870x1875x1675 | 2215 kg | 63 L | 5 stars
  2014-2020 | B6A | 2.5i Premium | 2.5 petrol 4 | CVT | AWD | 5+5 | 235 Nm | 7.3 | 46900
  2021-2025 | B7A | AWD Sport | 2.5 petrol 4 | CVT | AWD | 5+5 | 245 Nm | 7.3 | 52900
  2023-2025 | B7A | AWD Touring XT | 2.4 turbo petrol 4 | CVT | AWD | 5+5 | 350 Nm | 9.0 | 63900
Subaru | XV | SUV | 7 | 9.8 | 15300 | 4465x1800x1615 | 1940 kg | 63 L | 5 stars
  2017-2022 | G5-X | 2.0i-L | 2.0 petrol 4 | CVT | AWD | 5+5 | 196 Nm | 7.0 | 34900
Subaru | Crosstrek | SUV | 4 | 9 | 13500 | 4495x1800x1600 | 1980 kg | 63 L | 5 stars
  2023- | G6X | 2.0R | 2.0 petrol 4 | CVT | AWD | 5+5 | 196 Nm | 7.2 | 43900
Subaru | WRX | Sedan | 4 | 7.5 | 12700 | 4670x1825x1465 | 2030 kg | 63 L | 5 stars
  2014-2021 | V1 | Premium | 2.0 turbo premium 4 | 6 manual | AWD | 5+4 | 350 Nm | 9.2 | 48900
  2022- | VB | tS | 2.4 turbo premium 4 | CVT | AWD | 5+4 | 350 Nm | 8.5 | 64900
Honda | CR-V | SUV | 9 | 9.5 | 11900 | 4700x1866x1681 | 2196 kg | 57 L | 5 stars
  2017-2023 | RW | VTi-S | 1.5 turbo petrol 4 | CVT | FWD | 5+5 | 240 Nm | 7.3 | 38900
  2023- | RS | VTi L7 | 1.5 turbo petrol 4 | CVT | FWD | 7+5 | 240 Nm | 7.3 | 53900
  2023- | RS | e:HEV RS | 2.0 hybrid 4 | CVT | FWD | 5+5 | 335 Nm | 5.5 | 62900
Honda | Civic | Hatchback | 6 | 7.5 | 9900 | 4560x1802x1415 | 1780 kg | 47 L | 5 stars
  2017-2021 | FK | VTi-LX | 1.5 turbo petrol 4 | CVT | FWD | 5+5 | 220 Nm | 6.1 | 36900
  2022- | FL | e:HEV LX | 2.0 hybrid 4 | CVT | FWD | 5+5 | 315 Nm | 4.2 | 55900
Honda | HR-V | SUV | 5 | 7.4 | 10800 | 4385x1790x1590 | 1760 kg | 40 L | 4 stars
  2015-2022 | RU | VTi-S | 1.8 petrol 4 | CVT | FWD | 5+5 | 172 Nm | 6.6 | 30900
  2022- | RV | e:HEV L | 1.5 hybrid 4 | CVT | FWD | 4+5 | 253 Nm | 4.3 | 45900
Honda | Jazz | Hatchback | 5 | 7.5 | 9600 | 4035x1694x1524 | 1605 kg | 40 L | 5 stars
  2014-2021 | GF | VTi | 1.5 petrol 4 | CVT | FWD | 5+5 | 145 Nm | 5.8 | 21900
Suzuki | Swift | Hatchback | 9 | 7.9 | 13000 | 3840x1735x1495 | 1365 kg | 37 L | 4 stars
  2017-2024 | AZ | GL Navigator | 1.2 petrol 4 | CVT | FWD | 5+5 | 120 Nm | 4.8 | 23900
  2017-2024 | AZ | GLX Turbo | 1.0 turbo premium 3 | 6 auto | FWD | 5+5 | 160 Nm | 5.1 | 28400
  2024- | ZC | GLX Hybrid | 1.2 hybrid 3 | CVT | FWD | 5+5 | 112 Nm | 4.0 | 32900
Suzuki | Jimny | SUV | 5 | 5 | 11800 | 3645x1645x1720 | 1435 kg | 40 L | 3 stars
  2019- | JB74 | Lite | 1.5 petrol 4 | 5 manual | 4x4 | 4+3 | 130 Nm | 6.4 | 30900
  2019- | JB74 | GLX | 1.5 petrol 4 | 4 auto | 4x4 | 4+3 | 130 Nm | 6.9 | 35900
Suzuki | Vitara | SUV | 5 | 7.5 | 13400 | 4175x1775x1610 | 1730 kg | 47 L | 5 stars
  2015- | LY | Turbo | 1.4 turbo premium 4 | 6 auto | FWD | 5+5 | 220 Nm | 5.9 | 35900
Suzuki | Ignis | Hatchback | 3 | 5.5 | 11300 | 3700x1690x1595 | 1330 kg | 32 L | -
  2017-2025 | MF | GLX | 1.2 petrol 4 | CVT | FWD | 4+5 | 120 Nm | 4.9 | 23900
Isuzu Ute | D-MAX | Ute | 14 | 8.8 | 19900 | 5280x1880x1790 | 3100 kg | 76 L | 5 stars
  2012-2020 | TF | LS-U (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 430 Nm | 7.9 | 54900
  2020- | RG | SX (4x2) | 1.9 turbo diesel 4 | 6 auto | 4x2 | 3+2 | 350 Nm | 7.0 | 38900
  2020- | RG | SX (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 450 Nm | 8.0 | 58900
  2020- | RG | X-Terrain (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 450 Nm | 8.0 | 71900
Isuzu Ute | MU-X | SUV | 8 | 8.3 | 18200 | 4850x1870x1825 | 2800 kg | 80 L | 5 stars
  2013-2021 | UC | LS-U (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 430 Nm | 7.9 | 55900
  2021- | RJ | LS-M (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 450 Nm | 8.3 | 60900
  2021- | RJ | LS-T (4x4) | 3.0 turbo diesel 4 | 6 auto | 4x4 | 7+5 | 450 Nm | 8.3 | 74900
`
