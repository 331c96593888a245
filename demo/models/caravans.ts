/** Read by `caravan-table.ts`, which describes the columns. */
export const caravans = `
Jayco | Journey | Outback 17.55-8 | 2019- | Tandem | 5620x2470 | 1990 | 2590 | 3 | 74900
Jayco | Journey | Outback 19.61-3 | 2019- | Tandem | 6160x2470 | 2235 | 2835 | 2 | 81900
Jayco | Journey | Gateway 21.66-3 | 2022- | Tandem | 6750x2470 | 2590 | 3300 | 2 | 99900
Jayco | Starcraft | Touring 17.58-7 | 2017- | Tandem | 5620x2470 | 1895 | 2495 | 4 | 64900
Jayco | Starcraft | Outback 20.62-1 | 2017- | Tandem | 6370x2470 | 2270 | 2870 | 5 | 79900
Jayco | Silverline | Outback 21.65-3 | 2018- | Tandem | 6750x2470 | 2610 | 3210 | 2 | 119900
Jayco | Expanda | Outback 17.56-2 | 2014- | Single | 5380x2365 | 1780 | 2180 | 6 | 62900
Jayco | All-Terrain | 18.57-6 | 2021- | Tandem | 5620x2470 | 2330 | 3100 | 2 | 98900
Jayco | CrossTrak | 13.42-4 | 2022- | Single | 4080x2365 | 1490 | 2000 | 4 | 59900
New Age | Manta Ray | 18 Ensuite | 2016-2024 | Tandem | 5640x2440 | 2240 | 2840 | 2 | 74900
New Age | Manta Ray | 19 Bunk | 2016-2024 | Tandem | 5940x2440 | 2360 | 2960 | 5 | 79900
New Age | Big Red | BR18E | 2015-2023 | Tandem | 5640x2440 | 2410 | 3100 | 2 | 84900
Crusader | Excalibur | Prince | 2017- | Tandem | 6100x2460 | 2480 | 3080 | 2 | 89900
Crusader | Chameleon | Wolfdog | 2020- | Tandem | 5490x2460 | 2260 | 3000 | 3 | 82900
Supreme | Getaway | 1760 | 2016- | Tandem | 5480x2400 | 2050 | 2550 | 2 | 69900
Supreme | Spirit | 2080 Family Bunk | 2016- | Tandem | 6340x2440 | 2460 | 3060 | 5 | 79900
Avan | Aspire | 499 | 2014-2023 | Single | 5020x2300 | 1430 | 1780 | 2 | 54900
Avan | Cruiser | 2A Adventure Pack | 2013-2024 | Single | 3900x2140 | 890 | 1190 | 2 | 29900
Lotus | Freelander | 19.6 | 2018- | Tandem | 5950x2460 | 2540 | 3300 | 2 | 99900
Lotus | Off Grid | 18.6 | 2020- | Tandem | 5680x2460 | 2560 | 3500 | 2 | 114900
Kokoda | Digger | Force XTrail | 2019- | Tandem | 5800x2440 | 2350 | 3200 | 2 | 84900
Snowy River | SRC-19 | Club Lounge | 2017- | Tandem | 5850x2450 | 2190 | 2890 | 2 | 66900
Snowy River | SRC-20F | Family | 2018- | Tandem | 6350x2450 | 2380 | 3080 | 5 | 71900
Windsor | Genesis | 617S | 2010-2018 | Tandem | 6000x2350 | 1930 | 2330 | 2 | 52900
`
