/** Read by `model-table.ts`, which describes the columns. */
export const koreaAndChina = `
Hyundai | i30 | Hatchback | 18 | 9.6 | 13600 | 4340x1795x1455 | 1850 kg | 50 L | 5 stars
  2012-2017 | GD | Active | 1.8 petrol 4 | 6 auto | FWD | 5+5 | 178 Nm | 7.3 | 24900
  2017-2024 | PD | Active | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 203 Nm | 7.4 | 28900
  2017-2024 | PD | N Line | 1.6 turbo petrol 4 | 7 DCT | FWD | 5+5 | 265 Nm | 7.1 | 36900
  2018-2024 | PDe | N | 2.0 turbo premium 4 | 6 manual | FWD | 5+5 | 392 Nm | 8.5 | 49900
Hyundai | i30 Sedan | Sedan | 6 | 9 | 13000 | 4675x1825x1430 | 1840 kg | 47 L | 5 stars
  2020- | CN7 | Active | 2.0 petrol 4 | 6 auto | FWD | 5+4 | 180 Nm | 7.0 | 31900
  2023- | CN7 | Elite Hybrid | 1.6 hybrid 4 | 6 DCT | FWD | 5+4 | 265 Nm | 3.9 | 39900
Hyundai | Kona | SUV | 10 | 9.5 | 15500 | 4350x1825x1580 | 1920 kg | 47 L | 4 stars
  2017-2023 | OS | Active (2WD) | 2.0 petrol 4 | CVT | FWD | 5+5 | 180 Nm | 6.9 | 29900
  2019-2023 | OSEV | Highlander Electric | electric | 1 auto | FWD | 5+5 | 395 Nm | - | 69900
  2023- | SX2 | Premium Hybrid | 1.6 hybrid 4 | 6 DCT | FWD | 5+5 | 265 Nm | 3.9 | 48900
  2023- | SX2 | Electric Extended Range | electric | 1 auto | FWD | 5+5 | 255 Nm | - | 63900
Hyundai | Tucson | SUV | 14 | 9.4 | 15300 | 4640x1865x1665 | 2140 kg | 54 L | 5 stars
  2015-2021 | TL | Active (2WD) | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 192 Nm | 7.9 | 31900
  2015-2021 | TL | Highlander (AWD) | 2.0 turbo diesel 4 | 8 auto | AWD | 5+5 | 400 Nm | 6.4 | 50900
  2021- | NX4 | Elite (2WD) | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 192 Nm | 8.1 | 43900
  2021- | NX4 | Highlander Hybrid (AWD) | 1.6 turbo hybrid 4 | 6 auto | AWD | 5+5 | 367 Nm | 5.3 | 60900
Hyundai | Santa Fe | SUV | 9 | 10 | 16300 | 4785x1900x1710 | 2510 kg | 67 L | 5 stars
  2012-2018 | DM | Active (AWD) | 2.2 turbo diesel 4 | 6 auto | AWD | 7+5 | 440 Nm | 6.6 | 46900
  2018-2023 | TM | Highlander (AWD) | 2.2 turbo diesel 4 | 8 DCT | AWD | 7+5 | 440 Nm | 6.1 | 70900
  2024- | MX5 | Elite Hybrid (AWD) | 1.6 turbo hybrid 4 | 6 auto | AWD | 7+5 | 367 Nm | 5.6 | 69900
Hyundai | Venue | SUV | 5 | 6.5 | 12000 | 4040x1770x1592 | 1630 kg | 45 L | 4 stars
  2019- | QX | Active | 1.6 petrol 4 | 6 auto | FWD | 5+5 | 151 Nm | 7.2 | 26900
Hyundai | Palisade | SUV | 4 | 9 | 12500 | 4995x1975x1750 | 2755 kg | 71 L | 4 stars
  2020-2025 | LX2 | Highlander (AWD) | 2.2 turbo diesel 4 | 8 auto | AWD | 8+5 | 440 Nm | 7.3 | 82900
Hyundai | Ioniq 5 | SUV | 5 | 14 | 13500 | 4635x1890x1605 | 2540 kg | - | 5 stars
  2021- | NE | Dynamiq (2WD) | electric | 1 auto | RWD | 5+5 | 350 Nm | - | 71900
  2021- | NE | Epiq (AWD) | electric | 1 auto | AWD | 5+5 | 605 Nm | - | 84900
  2024- | NE1 | N | electric | 1 auto | AWD | 5+5 | 770 Nm | - | 116900
Hyundai | iLoad | Van | 5 | 9.2 | 20100 | 5125x1920x1925 | 3030 kg | 75 L | 4 stars
  2008-2021 | TQ | Crew | 2.5 turbo diesel 4 | 5 auto | RWD | 6+5 | 441 Nm | 8.8 | 44900
Hyundai | Staria | People Mover | 4 | 9 | 16000 | 5253x1997x1990 | 2920 kg | 75 L | 5 stars
  2021- | US4 | Elite | 2.2 turbo diesel 4 | 8 auto | FWD | 8+5 | 430 Nm | 8.2 | 61900
Kia | Picanto | Hatchback | 6 | 6 | 10300 | 3595x1595x1485 | 1400 kg | 35 L | 4 stars
  2017- | JA | S | 1.2 petrol 4 | 4 auto | FWD | 5+5 | 122 Nm | 6.0 | 20400
  2017- | JA | GT-Line | 1.2 petrol 4 | 5 manual | FWD | 5+5 | 122 Nm | 5.0 | 21900
Kia | Rio | Hatchback | 6 | 8.8 | 11900 | 4065x1725x1450 | 1590 kg | 45 L | 5 stars
  2017-2023 | YB | S | 1.4 petrol 4 | 6 auto | FWD | 5+5 | 133 Nm | 6.2 | 22900
Kia | Cerato | Sedan | 11 | 9.1 | 15400 | 4640x1800x1440 | 1790 kg | 50 L | 5 stars
  2013-2018 | YD | S | 2.0 petrol 4 | 6 auto | FWD | 5+4 | 194 Nm | 7.1 | 24400
  2018-2024 | BD | Sport | 2.0 petrol 4 | 6 auto | FWD | 5+4 | 192 Nm | 7.4 | 29900
  2018-2024 | BD | GT | 1.6 turbo petrol 4 | 7 DCT | FWD | 5+4 | 265 Nm | 6.9 | 36900
Kia | K4 | Sedan | 3 | 9 | 13000 | 4710x1850x1425 | 1840 kg | 47 L | -
  2025- | CL4 | Sport+ | 2.0 petrol 4 | CVT | FWD | 5+4 | 191 Nm | 6.7 | 38400
Kia | Stonic | SUV | 5 | 6 | 14000 | 4140x1760x1500 | 1640 kg | 45 L | 5 stars
  2020- | YB | GT-Line | 1.0 turbo petrol 3 | 7 DCT | FWD | 5+5 | 172 Nm | 6.0 | 33400
Kia | Seltos | SUV | 8 | 7.5 | 12000 | 4385x1800x1635 | 1870 kg | 50 L | 5 stars
  2019- | SP2 | S | 2.0 petrol 4 | CVT | FWD | 5+5 | 180 Nm | 6.9 | 31900
  2019- | SP2 | GT-Line (AWD) | 1.6 turbo petrol 4 | 8 auto | AWD | 5+5 | 265 Nm | 7.4 | 45900
Kia | Sportage | SUV | 12 | 9.5 | 14400 | 4660x1865x1665 | 2150 kg | 54 L | 5 stars
  2015-2021 | QL | S (2WD) | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 192 Nm | 7.9 | 32900
  2021- | NQ5 | SX (2WD) | 2.0 petrol 4 | 6 auto | FWD | 5+5 | 192 Nm | 8.1 | 38900
  2021- | NQ5 | GT-Line (AWD) | 2.0 turbo diesel 4 | 8 auto | AWD | 5+5 | 416 Nm | 6.3 | 56900
  2024- | NQ5 | GT-Line Hybrid | 1.6 turbo hybrid 4 | 6 auto | FWD | 5+5 | 350 Nm | 4.9 | 59900
Kia | Sorento | SUV | 8 | 10 | 16700 | 4810x1900x1700 | 2510 kg | 67 L | 5 stars
  2015-2020 | UM | Si (AWD) | 2.2 turbo diesel 4 | 8 auto | AWD | 7+5 | 441 Nm | 7.2 | 49900
  2020- | MQ4 | Sport+ (AWD) | 2.2 turbo diesel 4 | 8 DCT | AWD | 7+5 | 440 Nm | 6.1 | 63900
  2020- | MQ4 | GT-Line (AWD) | 2.2 turbo diesel 4 | 8 DCT | AWD | 7+5 | 440 Nm | 6.1 | 72900
Kia | Carnival | People Mover | 10 | 9 | 16500 | 5155x1995x1775 | 2860 kg | 72 L | 5 stars
  2015-2020 | YP | S | 2.2 turbo diesel 4 | 8 auto | FWD | 8+5 | 440 Nm | 7.6 | 46900
  2020- | KA4 | SLi | 2.2 turbo diesel 4 | 8 auto | FWD | 8+5 | 440 Nm | 6.5 | 60900
  2020- | KA4 | Platinum | 2.2 turbo diesel 4 | 8 auto | FWD | 8+5 | 440 Nm | 6.5 | 72900
Kia | Stinger | Sedan | 3 | 8.6 | 12000 | 4830x1870x1400 | 2270 kg | 60 L | 5 stars
  2017-2023 | CK | GT | 3.3 twin-turbo premium 6 | 8 auto | RWD | 5+5 | 510 Nm | 10.8 | 67900
Kia | EV5 | SUV | 4 | 13 | 13500 | 4615x1875x1715 | 2600 kg | - | 5 stars
  2024- | OV | Air Long Range | electric | 1 auto | FWD | 5+5 | 310 Nm | - | 66900
Kia | EV6 | SUV | 4 | 14 | 13500 | 4695x1890x1550 | 2500 kg | - | 5 stars
  2022- | CV | Air RWD | electric | 1 auto | RWD | 5+5 | 350 Nm | - | 76900
  2022- | CV | GT-Line AWD | electric | 1 auto | AWD | 5+5 | 605 Nm | - | 92900
Kia | Niro | SUV | 3 | 12 | 13000 | 4420x1825x1570 | 2200 kg | - | 5 stars
  2022- | SG2 | EV S | electric | 1 auto | FWD | 5+5 | 255 Nm | - | 66900
Genesis | GV70 | SUV | 2 | 11 | 10500 | 4715x1910x1630 | 2530 kg | 66 L | 5 stars
  2021- | JK1 | 2.5T AWD Luxury | 2.5 turbo premium 4 | 8 auto | AWD | 5+5 | 422 Nm | 10.3 | 98900
MG | MG3 | Hatchback | 8 | 7 | 10800 | 4055x1729x1504 | 1600 kg | 45 L | 3 stars
  2018-2024 | SZP1 | Core | 1.5 petrol 4 | 4 auto | FWD | 5+5 | 150 Nm | 6.7 | 19900
  2024- | ZP22 | Hybrid+ Essence | 1.5 hybrid 4 | 3 auto | FWD | 5+5 | 425 Nm | 4.3 | 33400
MG | ZS | SUV | 9 | 7.4 | 13000 | 4323x1809x1653 | 1730 kg | 48 L | 4 stars
  2017-2024 | AZS1 | Excite | 1.5 petrol 4 | 4 auto | FWD | 5+5 | 150 Nm | 7.1 | 25400
  2020-2024 | AZS1 | EV Excite | electric | 1 auto | FWD | 5+5 | 280 Nm | - | 44900
MG | HS | SUV | 7 | 12 | 13800 | 4574x1876x1685 | 2100 kg | 55 L | 5 stars
  2019-2024 | SAS23 | Vibe | 1.5 turbo premium 4 | 7 DCT | FWD | 5+5 | 250 Nm | 7.3 | 33900
  2019-2024 | SAS23 | Essence X | 2.0 turbo premium 4 | 6 DCT | AWD | 5+5 | 360 Nm | 9.5 | 43400
MG | MG4 | Hatchback | 5 | 15 | 13000 | 4287x1836x1516 | 2100 kg | - | 5 stars
  2023- | EH32 | Excite 51 | electric | 1 auto | RWD | 5+5 | 250 Nm | - | 40900
  2023- | EH32 | Essence 64 | electric | 1 auto | RWD | 5+5 | 250 Nm | - | 49900
GWM | Haval Jolion | SUV | 7 | 8 | 14200 | 4472x1841x1619 | 1860 kg | 55 L | 5 stars
  2021- | A01 | Premium | 1.5 turbo petrol 4 | 7 DCT | FWD | 5+5 | 220 Nm | 8.1 | 28900
  2022- | A01 | Ultra Hybrid | 1.5 hybrid 4 | 2 DCT | FWD | 5+5 | 375 Nm | 5.0 | 40900
GWM | Haval H6 | SUV | 6 | 9 | 12500 | 4653x1886x1724 | 2120 kg | 58 L | 5 stars
  2021- | B01 | Lux | 2.0 turbo petrol 4 | 7 DCT | FWD | 5+5 | 325 Nm | 7.4 | 38900
  2022- | B01 | Ultra Hybrid | 1.5 turbo hybrid 4 | 2 DCT | FWD | 5+5 | 530 Nm | 5.2 | 47900
GWM | Tank 300 | SUV | 4 | 9 | 14000 | 4760x1930x1903 | 2750 kg | 75 L | 5 stars
  2023- | P01 | Lux (4x4) | 2.0 turbo petrol 4 | 8 auto | 4x4 | 5+5 | 380 Nm | 9.5 | 47900
  2023- | P01 | Ultra Hybrid (4x4) | 2.0 turbo hybrid 4 | 9 auto | 4x4 | 5+5 | 648 Nm | 8.4 | 60900
GWM | Cannon | Ute | 6 | 10 | 17400 | 5410x1934x1886 | 3150 kg | 78 L | 5 stars
  2020- | NPW | L (4x4) | 2.0 turbo diesel 4 | 8 auto | 4x4 | 5+4 | 400 Nm | 9.4 | 40900
  2020- | NPW | Vanta (4x4) | 2.0 turbo diesel 4 | 8 auto | 4x4 | 5+4 | 400 Nm | 9.4 | 45900
LDV | T60 | Ute | 5 | 10 | 15500 | 5365x1900x1852 | 3150 kg | 75 L | 5 stars
  2017-2021 | SK8C | Luxe (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 360 Nm | 9.6 | 39900
  2021- | SK8C | Max Luxe (4x4) | 2.0 twin-turbo diesel 4 | 8 auto | 4x4 | 5+4 | 500 Nm | 9.3 | 48900
LDV | G10 | Van | 4 | 9 | 18000 | 5168x1980x1928 | 3000 kg | 75 L | 3 stars
  2015-2024 | SV7C | Plus | 1.9 turbo diesel 4 | 6 auto | RWD | 2+5 | 350 Nm | 8.3 | 36900
BYD | Dolphin | Hatchback | 4 | 14 | 13000 | 4290x1770x1570 | 2030 kg | - | 5 stars
  2023- | EM2E | Premium | electric | 1 auto | FWD | 5+5 | 310 Nm | - | 40900
BYD | Atto 3 | SUV | 7 | 15 | 14500 | 4455x1875x1615 | 2160 kg | - | 5 stars
  2022- | SC2E | Extended Range | electric | 1 auto | FWD | 5+5 | 310 Nm | - | 48900
BYD | Seal | Sedan | 5 | 14 | 14500 | 4800x1875x1460 | 2460 kg | - | 5 stars
  2023- | EKEA | Premium | electric | 1 auto | RWD | 5+4 | 360 Nm | - | 61900
  2023- | EKEA | Performance | electric | 1 auto | AWD | 5+4 | 670 Nm | - | 72900
BYD | Sealion 6 | SUV | 5 | 13 | 14500 | 4775x1890x1670 | 2400 kg | 60 L | 5 stars
  2024- | SA3H | Premium (AWD) | 1.5 turbo phev 4 | 1 auto | AWD | 5+5 | 550 Nm | 1.4 | 57900
BYD | Shark 6 | Ute | 4 | 12 | 17000 | 5457x1971x1925 | 3500 kg | 60 L | 5 stars
  2025- | DMO | Premium (4x4) | 1.5 turbo phev 4 | 1 auto | 4x4 | 5+4 | 650 Nm | 2.0 | 62900
Chery | Omoda 5 | SUV | 3 | 11 | 12000 | 4400x1830x1588 | 1820 kg | 51 L | 5 stars
  2023- | T19C | BX | 1.5 turbo petrol 4 | CVT | FWD | 5+5 | 230 Nm | 6.9 | 33900
`
