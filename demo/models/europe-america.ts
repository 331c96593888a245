/** Read by `model-table.ts`, which describes the columns. */
export const europeAndAmerica = `
Ford | Ranger | Ute | 26 | 9.8 | 21000 | 5370x1918x1884 | 3230 kg | 80 L | 5 stars
  2011-2018 | PX | XLT 3.2 (4x4) | 3.2 turbo diesel 5 | 6 auto | 4x4 | 5+4 | 470 Nm | 9.2 | 61900
  2015-2022 | PX MkIII | XL 3.2 (4x4) | 3.2 turbo diesel 5 | 6 manual | 4x4 | 5+4 | 470 Nm | 8.8 | 54900
  2018-2022 | PX MkIII | Wildtrak 2.0 (4x4) | 2.0 twin-turbo diesel 4 | 10 auto | 4x4 | 5+4 | 500 Nm | 7.4 | 71900
  2022- | PY | XLT 2.0 (4x4) | 2.0 twin-turbo diesel 4 | 10 auto | 4x4 | 5+4 | 500 Nm | 7.6 | 69900
  2022- | PY | Wildtrak 3.0 (4x4) | 3.0 turbo diesel 6 | 10 auto | 4x4 | 5+4 | 600 Nm | 8.4 | 81900
  2022- | PY | Raptor 3.0 (4x4) | 3.0 twin-turbo premium 6 | 10 auto | 4x4 | 5+4 | 583 Nm | 11.5 | 97900
Ford | Everest | SUV | 8 | 9 | 17500 | 4914x1923x1842 | 3100 kg | 80 L | 5 stars
  2015-2022 | UA II | Trend (4WD) | 3.2 turbo diesel 5 | 6 auto | 4x4 | 7+5 | 470 Nm | 8.4 | 63900
  2022- | UB | Sport 3.0 (4WD) | 3.0 turbo diesel 6 | 10 auto | 4x4 | 7+5 | 600 Nm | 8.5 | 80900
  2022- | UB | Platinum (4WD) | 3.0 turbo diesel 6 | 10 auto | 4x4 | 7+5 | 600 Nm | 8.5 | 91900
Ford | Focus | Hatchback | 6 | 9.8 | 11700 | 4358x1823x1490 | 1900 kg | 55 L | 5 stars
  2011-2018 | LZ | Trend | 1.5 turbo petrol 4 | 6 auto | FWD | 5+5 | 240 Nm | 6.2 | 27900
  2018-2022 | SA | ST | 2.3 turbo premium 4 | 6 manual | FWD | 5+5 | 420 Nm | 8.6 | 48900
Ford | Falcon | Sedan | 5 | 6 | 13100 | 4955x1868x1494 | 2285 kg | 68 L | 5 stars
  2008-2016 | FG | XR6 | 4.0 petrol 6 | 6 auto | RWD | 5+4 | 391 Nm | 9.9 | 38900
Ford | Territory | SUV | 6 | 8 | 15700 | 4883x1898x1716 | 2760 kg | 75 L | 5 stars
  2009-2016 | SZ | TX (RWD) | 4.0 petrol 6 | 6 auto | RWD | 5+5 | 391 Nm | 10.6 | 42900
  2011-2016 | SZ | Titanium (AWD) | 2.7 turbo diesel 6 | 6 auto | AWD | 7+5 | 440 Nm | 9.0 | 63900
Ford | Escape | SUV | 5 | 10 | 11500 | 4629x1883x1680 | 2160 kg | 54 L | 5 stars
  2016-2023 | ZH | ST-Line (FWD) | 2.0 turbo petrol 4 | 8 auto | FWD | 5+5 | 387 Nm | 8.6 | 42900
Ford | Puma | SUV | 4 | 7 | 10600 | 4186x1805x1554 | 1760 kg | 42 L | 5 stars
  2020-2024 | JK | ST-Line | 1.0 turbo premium 3 | 7 DCT | FWD | 5+5 | 170 Nm | 5.3 | 34900
Ford | Mustang | Coupe | 5 | 6 | 7000 | 4810x1916x1403 | 2110 kg | 61 L | 3 stars
  2015-2023 | FN | GT | 5.0 premium 8 | 10 auto | RWD | 4+2 | 556 Nm | 12.7 | 74900
  2024- | FP | GT | 5.0 premium 8 | 6 manual | RWD | 4+2 | 550 Nm | 13.6 | 89900
Ford | Transit Custom | Van | 5 | 9 | 20600 | 5050x2032x1968 | 3225 kg | 70 L | 5 stars
  2014-2023 | VN | 340L LWB | 2.0 turbo diesel 4 | 6 auto | FWD | 3+4 | 405 Nm | 7.3 | 51900
Holden | Commodore | Sedan | 12 | 6 | 14400 | 4947x1899x1471 | 2120 kg | 71 L | 5 stars
  2006-2013 | VE | Omega | 3.0 petrol 6 | 6 auto | RWD | 5+4 | 290 Nm | 8.9 | 39900
  2013-2017 | VF | Evoke | 3.0 petrol 6 | 6 auto | RWD | 5+4 | 290 Nm | 8.3 | 35900
  2013-2017 | VF | SV6 | 3.6 petrol 6 | 6 auto | RWD | 5+4 | 350 Nm | 9.0 | 40900
  2013-2017 | VF | SS-V Redline | 6.2 premium 8 | 6 manual | RWD | 5+4 | 570 Nm | 12.6 | 56900
Holden | Colorado | Ute | 9 | 9.3 | 19400 | 5361x1882x1800 | 3150 kg | 76 L | 5 stars
  2012-2020 | RG | LS (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 500 Nm | 8.7 | 48900
  2012-2020 | RG | LTZ (4x4) | 2.8 turbo diesel 4 | 6 auto | 4x4 | 5+4 | 500 Nm | 8.7 | 55900
Holden | Captiva | SUV | 6 | 9.2 | 14500 | 4673x1868x1756 | 2510 kg | 65 L | 5 stars
  2011-2018 | CG | 7 LS (2WD) | 2.4 petrol 4 | 6 auto | FWD | 7+5 | 230 Nm | 8.8 | 30900
Holden | Astra | Hatchback | 4 | 9.3 | 11400 | 4386x1807x1485 | 1880 kg | 48 L | 5 stars
  2016-2020 | BK | RS | 1.6 turbo petrol 4 | 6 auto | FWD | 5+5 | 300 Nm | 6.3 | 29900
Holden | Trax | SUV | 4 | 7.5 | 15600 | 4257x1775x1674 | 1856 kg | 53 L | 5 stars
  2013-2020 | TJ | LS | 1.4 turbo petrol 4 | 6 auto | FWD | 5+5 | 200 Nm | 6.7 | 27900
Holden | Cruze | Hatchback | 5 | 7 | 13300 | 4510x1797x1477 | 1788 kg | 60 L | 5 stars
  2011-2016 | JH | Equipe | 1.8 petrol 4 | 6 auto | FWD | 5+5 | 176 Nm | 7.4 | 23900
Jeep | Grand Cherokee | SUV | 6 | 12 | 15800 | 4828x1943x1792 | 2949 kg | 93 L | 5 stars
  2013-2021 | WK | Limited (4x4) | 3.0 turbo diesel 6 | 8 auto | 4x4 | 5+5 | 570 Nm | 7.5 | 74900
Jeep | Wrangler | SUV | 4 | 7.5 | 12200 | 4882x1894x1838 | 2495 kg | 81 L | 3 stars
  2019- | JL | Unlimited Rubicon | 3.6 petrol 6 | 8 auto | 4x4 | 5+4 | 347 Nm | 10.3 | 89900
RAM | 1500 | Ute | 3 | 9 | 19000 | 5916x2085x1973 | 3450 kg | 98 L | -
  2018-2025 | DT | Laramie Crew Cab | 5.7 petrol 8 | 8 auto | 4x4 | 5+4 | 556 Nm | 12.2 | 134900
Chevrolet | Silverado | Ute | 2 | 8 | 18100 | 5931x2063x1930 | 3300 kg | 91 L | -
  2020- | T1 | 1500 LTZ Premium | 6.2 petrol 8 | 10 auto | 4x4 | 5+4 | 624 Nm | 12.2 | 139900
Volkswagen | Golf | Hatchback | 10 | 9.5 | 11700 | 4284x1789x1456 | 1830 kg | 50 L | 5 stars
  2013-2020 | AU | 110TSI Highline | 1.4 turbo premium 4 | 7 DCT | FWD | 5+5 | 250 Nm | 5.8 | 35900
  2013-2020 | AU | GTI | 2.0 turbo premium 4 | 7 DCT | FWD | 5+5 | 370 Nm | 6.6 | 47900
  2021- | CD | GTI | 2.0 turbo premium 4 | 7 DCT | FWD | 5+5 | 370 Nm | 7.0 | 59900
  2021- | CD | R | 2.0 turbo premium 4 | 7 DCT | AWD | 5+5 | 400 Nm | 7.8 | 74900
Volkswagen | Polo | Hatchback | 5 | 8.5 | 11300 | 4074x1751x1431 | 1700 kg | 40 L | 5 stars
  2018- | AW | 85TSI Style | 1.0 turbo premium 3 | 7 DCT | FWD | 5+5 | 200 Nm | 5.4 | 32900
Volkswagen | Tiguan | SUV | 9 | 10.5 | 13200 | 4509x1839x1675 | 2180 kg | 60 L | 5 stars
  2016-2024 | 5N | 110TSI Life | 1.4 turbo premium 4 | 6 DCT | FWD | 5+5 | 250 Nm | 7.7 | 46900
  2016-2024 | 5N | 162TSI Highline | 2.0 turbo premium 4 | 7 DCT | AWD | 5+5 | 350 Nm | 8.5 | 61900
Volkswagen | T-Cross | SUV | 4 | 9 | 13500 | 4108x1760x1583 | 1680 kg | 40 L | 5 stars
  2020- | C1 | 85TSI Life | 1.0 turbo premium 3 | 7 DCT | FWD | 5+5 | 200 Nm | 5.4 | 35400
Volkswagen | Amarok | Ute | 6 | 10.5 | 19500 | 5254x1954x1834 | 3080 kg | 80 L | 4 stars
  2016-2022 | 2H | TDI550 Highline (4x4) | 3.0 turbo diesel 6 | 8 auto | 4x4 | 5+4 | 550 Nm | 9.0 | 69900
  2023- | NF | TDI600 Style (4x4) | 3.0 turbo diesel 6 | 10 auto | 4x4 | 5+4 | 600 Nm | 8.4 | 79900
Volkswagen | Transporter | Van | 4 | 7 | 21000 | 5304x1904x1990 | 3000 kg | 70 L | -
  2015-2024 | T6.1 | TDI340 LWB | 2.0 turbo diesel 4 | 7 DCT | FWD | 2+4 | 340 Nm | 7.6 | 56900
Volkswagen | Passat | Wagon | 3 | 11.5 | 12900 | 4889x1832x1501 | 2180 kg | 66 L | 5 stars
  2015-2023 | B8 | 140TSI Business | 2.0 turbo premium 4 | 7 DCT | FWD | 5+5 | 320 Nm | 6.6 | 52900
Skoda | Octavia | Wagon | 3 | 10 | 13500 | 4689x1829x1468 | 1950 kg | 50 L | 5 stars
  2013-2020 | NE | RS 245 | 2.0 turbo premium 4 | 7 DCT | FWD | 5+5 | 370 Nm | 6.6 | 49900
  2021- | NX | Style 110TSI | 1.4 turbo premium 4 | 8 auto | FWD | 5+5 | 250 Nm | 5.7 | 44900
Skoda | Kodiaq | SUV | 3 | 10.5 | 14600 | 4697x1882x1676 | 2450 kg | 60 L | 5 stars
  2017-2024 | NS | Style 132TSI (AWD) | 2.0 turbo premium 4 | 7 DCT | AWD | 7+5 | 320 Nm | 8.1 | 59900
Renault | Koleos | SUV | 4 | 10.5 | 15600 | 4673x1843x1667 | 2200 kg | 60 L | 5 stars
  2016-2024 | XZG | Zen (4x2) | 2.5 petrol 4 | CVT | FWD | 5+5 | 226 Nm | 8.1 | 38900
Renault | Trafic | Van | 3 | 9.5 | 22000 | 5399x1956x1971 | 3050 kg | 80 L | -
  2015- | X82 | Premium LWB | 2.0 turbo diesel 4 | 6 DCT | FWD | 3+4 | 380 Nm | 7.3 | 53900
Peugeot | 3008 | SUV | 2 | 11 | 12500 | 4447x1841x1624 | 2030 kg | 53 L | 5 stars
  2017-2024 | P84 | Allure | 1.6 turbo premium 4 | 6 auto | FWD | 5+5 | 240 Nm | 7.0 | 49900
MINI | Cooper | Hatchback | 3 | 9 | 9500 | 3876x1744x1414 | 1740 kg | 44 L | 4 stars
  2014-2024 | F56 | S Classic | 2.0 turbo premium 4 | 7 DCT | FWD | 4+3 | 280 Nm | 5.6 | 53900
Fiat | 500 | Convertible | 1 | 9 | 9100 | 3571x1627x1488 | 1385 kg | 35 L | 3 stars
  2013-2022 | - | C Lounge | 1.4 premium 4 | 6 auto | FWD | 4+2 | 131 Nm | 6.1 | 28900
Audi | A3 | Hatchback | 4 | 10 | 11200 | 4343x1816x1449 | 1870 kg | 50 L | 5 stars
  2013-2022 | 8V | 35 TFSI Sportback | 1.4 turbo premium 4 | 7 DCT | FWD | 5+5 | 250 Nm | 5.2 | 46900
Audi | Q5 | SUV | 4 | 11 | 13900 | 4682x1893x1662 | 2400 kg | 70 L | 5 stars
  2017-2024 | FY | 40 TDI quattro Sport | 2.0 turbo diesel 4 | 7 DCT | AWD | 5+5 | 400 Nm | 5.7 | 82900
Audi | RS6 | Wagon | 1 | 9 | 8000 | 4995x1951x1460 | 2730 kg | 73 L | -
  2020-2025 | 4A | Avant | 4.0 twin-turbo premium 8 | 8 auto | AWD | 5+5 | 800 Nm | 11.8 | 248900
BMW | 3 Series | Sedan | 5 | 11 | 11000 | 4709x1827x1442 | 2090 kg | 59 L | 5 stars
  2012-2018 | F30 | 320i Sport Line | 2.0 turbo premium 4 | 8 auto | RWD | 5+4 | 270 Nm | 6.0 | 69900
  2019- | G20 | 330i M Sport | 2.0 turbo premium 4 | 8 auto | RWD | 5+4 | 400 Nm | 6.4 | 91900
BMW | X3 | SUV | 5 | 11.5 | 12900 | 4708x1891x1676 | 2400 kg | 65 L | 5 stars
  2017-2024 | G01 | xDrive20d M Sport | 2.0 turbo diesel 4 | 8 auto | AWD | 5+5 | 400 Nm | 5.9 | 86900
BMW | X5 | SUV | 3 | 11 | 13500 | 4922x2004x1745 | 2860 kg | 80 L | 5 stars
  2018- | G05 | xDrive30d M Sport | 3.0 turbo diesel 6 | 8 auto | AWD | 5+5 | 650 Nm | 7.2 | 141900
BMW | M4 | Coupe | 1 | 8 | 7000 | 4794x1887x1393 | 2140 kg | 59 L | -
  2021- | G82 | Competition xDrive | 3.0 twin-turbo premium 6 | 8 auto | AWD | 4+2 | 650 Nm | 10.1 | 199900
Mercedes-Benz | A-Class | Hatchback | 4 | 10.5 | 9500 | 4419x1796x1440 | 1915 kg | 43 L | 5 stars
  2018-2025 | W177 | A200 | 1.3 turbo premium 4 | 7 DCT | FWD | 5+5 | 250 Nm | 5.7 | 55900
Mercedes-Benz | C-Class | Sedan | 4 | 11.5 | 10800 | 4751x1820x1438 | 2090 kg | 66 L | 5 stars
  2014-2021 | W205 | C200 | 2.0 turbo premium 4 | 9 auto | RWD | 5+4 | 300 Nm | 6.0 | 72900
  2022- | W206 | C300 | 2.0 turbo premium 4 | 9 auto | RWD | 5+4 | 400 Nm | 7.3 | 99900
Mercedes-Benz | GLC | SUV | 4 | 12 | 12000 | 4656x1890x1639 | 2400 kg | 66 L | 5 stars
  2015-2022 | X253 | GLC250 4MATIC | 2.0 turbo premium 4 | 9 auto | AWD | 5+5 | 350 Nm | 7.2 | 79900
Mercedes-Benz | Vito | Van | 3 | 8.7 | 18300 | 5140x1928x1910 | 3100 kg | 70 L | -
  2015- | 447 | 114 LWB | 2.1 turbo diesel 4 | 7 auto | RWD | 3+4 | 330 Nm | 6.7 | 58900
Volvo | XC40 | SUV | 3 | 11 | 13500 | 4440x1863x1652 | 2400 kg | - | 5 stars
  2022- | XZ | Recharge Twin | electric | 1 auto | AWD | 5+5 | 660 Nm | - | 84900
Volvo | XC60 | SUV | 3 | 11 | 12600 | 4708x1902x1658 | 2420 kg | 71 L | 5 stars
  2018- | UZ | T8 Recharge | 2.0 turbo phev 4 | 8 auto | AWD | 5+5 | 709 Nm | 1.6 | 105900
Land Rover | Defender | SUV | 3 | 7 | 12500 | 5018x2008x1967 | 3200 kg | 89 L | 5 stars
  2020- | L663 | 110 D300 SE | 3.0 twin-turbo diesel 6 | 8 auto | 4x4 | 5+5 | 650 Nm | 7.9 | 124900
Land Rover | Discovery Sport | SUV | 3 | 10.5 | 13500 | 4597x1904x1727 | 2600 kg | 65 L | 5 stars
  2015-2024 | L550 | TD4 SE | 2.0 turbo diesel 4 | 9 auto | AWD | 7+5 | 430 Nm | 6.0 | 71900
Land Rover | Range Rover Sport | SUV | 2 | 12 | 12500 | 4946x2047x1820 | 3220 kg | 80 L | -
  2022- | L461 | D350 Dynamic HSE | 3.0 twin-turbo diesel 6 | 8 auto | AWD | 5+5 | 700 Nm | 7.6 | 186900
Porsche | 911 | Coupe | 1 | 5 | 5000 | 4519x1852x1300 | 1955 kg | 64 L | -
  2019- | 992 | Carrera S | 3.0 twin-turbo premium 6 | 8 DCT | RWD | 4+2 | 530 Nm | 10.1 | 329900
  2012-2019 | 991 | Carrera GTS | 3.0 twin-turbo premium 6 | 7 DCT | RWD | 4+2 | 550 Nm | 8.7 | 309900
Porsche | Boxster | Convertible | 1 | 6 | 4500 | 4379x1801x1281 | 1655 kg | 54 L | -
  2016-2025 | 982 | 718 GTS | 4.0 premium 6 | 7 DCT | RWD | 2+2 | 430 Nm | 9.6 | 199900
Porsche | Cayenne | SUV | 2 | 10 | 11200 | 4918x1983x1696 | 2830 kg | 90 L | 5 stars
  2018- | 9Y0 | S | 2.9 twin-turbo premium 6 | 8 auto | AWD | 5+5 | 550 Nm | 11.4 | 189900
Porsche | Taycan | Sedan | 1 | 15 | 9000 | 4963x1966x1379 | 2870 kg | - | 5 stars
  2021- | Y1A | 4S | electric | 2 auto | AWD | 4+4 | 650 Nm | - | 219900
Aston Martin | DB11 | Coupe | 1 | 9 | 3500 | 4750x1950x1290 | 2145 kg | 78 L | -
  2017-2023 | - | V8 | 4.0 twin-turbo premium 8 | 8 auto | RWD | 4+2 | 675 Nm | 9.9 | 428900
Bentley | Continental | Coupe | 1 | 9 | 5500 | 4850x1954x1405 | 2670 kg | 90 L | -
  2018-2025 | 3S | GT V8 | 4.0 twin-turbo premium 8 | 8 DCT | AWD | 4+2 | 770 Nm | 12.1 | 448900
Ferrari | Roma | Coupe | 1 | 5 | 2500 | 4656x1974x1301 | 1900 kg | 80 L | -
  2021-2024 | F169 | V8 | 3.9 twin-turbo premium 8 | 8 DCT | RWD | 4+2 | 760 Nm | 11.2 | 439900
Maserati | Levante | SUV | 1 | 13 | 8000 | 5005x1968x1679 | 2800 kg | 80 L | 5 stars
  2017-2024 | M161 | GranSport | 3.0 twin-turbo premium 6 | 8 auto | AWD | 5+5 | 580 Nm | 12.0 | 169900
Tesla | Model 3 | Sedan | 8 | 13 | 13500 | 4720x1849x1441 | 2232 kg | - | 5 stars
  2019-2023 | - | Standard Range Plus | electric | 1 auto | RWD | 5+4 | 375 Nm | - | 64900
  2024- | - | Long Range AWD | electric | 1 auto | AWD | 5+4 | 493 Nm | - | 70900
Tesla | Model Y | SUV | 10 | 14 | 14500 | 4751x1921x1624 | 2400 kg | - | 5 stars
  2022- | - | Rear-Wheel Drive | electric | 1 auto | RWD | 5+5 | 420 Nm | - | 63900
  2022- | - | Performance | electric | 1 auto | AWD | 5+5 | 660 Nm | - | 92900
Polestar | 2 | Sedan | 4 | 15 | 12500 | 4606x1859x1479 | 2600 kg | - | 5 stars
  2022- | - | Long Range Single Motor | electric | 1 auto | RWD | 5+5 | 490 Nm | - | 75900
Cupra | Born | Hatchback | 2 | 14 | 12000 | 4324x1809x1540 | 2320 kg | - | 5 stars
  2023- | K1 | Electric | electric | 1 auto | RWD | 5+5 | 310 Nm | - | 62900
`
